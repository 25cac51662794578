import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { interestForm, maria } from './setup/form.ts';
import { test, type VisitSite } from './setup/test.ts';

const fault = 'a fault in the rules';

/** A page with the form on which the rules throw, and what a visitor and an engineer see of it. */
async function visitWithFaultyRules(visit: VisitSite, language: (typeof languages)[number]) {
  const page = await visit(href('waitlist', language), { expectedErrors: new RegExp(fault) });
  const join = interestForm(page, language);
  await join.whenInteractive();
  const reported: string[] = [];
  const sent: string[] = [];
  page.on('pageerror', ({ message }) => reported.push(message));
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  // The rules call this on every text.
  await page.evaluate((message) => {
    const name = 'isWellFormed';
    const original = Object.getOwnPropertyDescriptor(String.prototype, name) ?? {};
    String.prototype[name] = () => {
      throw new Error(message);
    };
    Object.assign(globalThis, {
      mend: () => {
        Object.defineProperty(String.prototype, name, original);
      },
    });
  }, fault);
  return { page, join, reported, sent, mend: () => page.evaluate('mend()') };
}

describe('a fault in the rules of the form', () => {
  for (const language of languages) {
    test(`a fault in the rules is announced in ${language}, keeps what was typed, and leaves the button usable`, async ({
      visit,
      site,
    }) => {
      const { join, reported, sent, mend } = await visitWithFaultyRules(visit, language);
      const email = `fault.${language}@example.pt`;
      await join.fill({ ...maria, email });
      await join.consent.check();
      await join.submit.click();
      expect(await join.toast.innerText()).toContain(join.text.toasts.failure.description);
      expect(reported).toEqual([fault]);
      expect(sent).toEqual([]);
      expect(await join.field('message').inputValue()).toBe(maria.message);
      expect(await join.submit.innerText()).toBe(join.text.submit);
      expect(await join.submit.isEnabled()).toBe(true);

      await mend();
      await join.submit.click();
      await join.thanks.waitFor();
      expect((await site.submissions()).map((row) => row.email)).toContain(email);
    });

    test(`a fault in the rules is announced in ${language} when the browser refuses the e-mail address, too`, async ({
      visit,
    }) => {
      const { join, reported } = await visitWithFaultyRules(visit, language);
      await join.fill({ ...maria, email: 'not-an-address' });
      await join.consent.check();
      await join.submit.click();
      expect(await join.toast.innerText()).toContain(join.text.toasts.failure.description);
      expect(reported).toEqual([fault]);
      expect(await join.field('email').inputValue()).toBe('not-an-address');
    });
  }
});
