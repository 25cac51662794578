import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { interestForm } from './setup/form.ts';
import { test } from './setup/test.ts';

const fields = ['name', 'email', 'country', 'profession', 'message', 'consent'] as const;

/** The fields that say they are invalid, of those that say whether they are. */
async function invalidFields(page: Page): Promise<string[]> {
  const says = await Promise.all(
    fields.map(async (field) => [
      field,
      await page.locator(`#interest-${field}`).getAttribute('aria-invalid'),
    ]),
  );
  expect(says.filter(([, value]) => value !== 'true' && value !== 'false')).toEqual([]);
  return says.filter(([, value]) => value === 'true').map(([field]) => String(field));
}

describe('aria-invalid of the fields', () => {
  for (const language of languages) {
    for (const place of ['home', 'waitlist'] as const) {
      test(`no field is announced as invalid before it is sent, without JavaScript, on the ${place} page in ${language}`, async ({
        visit,
      }) => {
        const page = await visit(href(place, language), { scripts: false });
        expect(await invalidFields(page)).toEqual([]);
      });
    }

    test(`only fields that break a rule are announced as invalid in a form that comes back without JavaScript, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('waitlist', language), {
        scripts: false,
        expectedErrors: /422/,
      });
      const join = interestForm(page, language);
      await join.fill({ name: '  ', email: 'maria@localhost', country: 'Portugal' });
      await join.consent.check();
      await join.submit.click();
      await page.waitForURL(`**${href('join', language)}`);
      expect(await invalidFields(page)).toEqual(['name', 'email']);
    });

    test(`a field is announced as invalid from when the browser or a rule refuses it until it is corrected, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('waitlist', language));
      const join = interestForm(page, language);
      await join.whenInteractive();
      const invalid = () => invalidFields(page);
      expect(await invalid()).toEqual([]);

      await join.submit.click();
      await expect.poll(invalid).toEqual(['name', 'email', 'consent']);
      await join.fill({ name: 'Maria' });
      await expect.poll(invalid).toEqual(['email', 'consent']);
      await join.consent.check();
      await expect.poll(invalid).toEqual(['email']);

      await join.fill({ email: 'maria@localhost', profession: 'p'.repeat(101) });
      expect(await invalid()).toEqual([]);
      await join.submit.click();
      await expect.poll(invalid).toEqual(['email', 'profession']);
      await join.fill({ email: 'maria@example.pt' });
      await expect.poll(invalid).toEqual(['profession']);
    });

    test(`nothing is invalid to the browser before the visitor asks to send it, also not by Enter, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('waitlist', language));
      const join = interestForm(page, language);
      await join.whenInteractive();
      const invalid = page.locator(':invalid');
      await expect.poll(() => invalid.count()).toBe(0);
      expect(await join.form.locator('[aria-required=true]').count()).toBe(3);

      await join.field('profession').press('Enter');
      expect(await invalid.evaluateAll((all) => all.map(({ id }) => id).filter(Boolean))).toEqual([
        'interest-name',
        'interest-email',
        'interest-consent',
      ]);
    });

    test(`a broken rule is told once: with the field that gets the focus, or where that has it, in the notification, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('waitlist', language));
      const join = interestForm(page, language);
      await join.whenInteractive();
      const { rules, fields } = join.text;
      const message = rules['name.required'];
      await page.evaluate((words) => {
        const told = new Set<Element>();
        new MutationObserver(() => {
          for (const region of document.querySelectorAll('[aria-live=assertive]')) {
            if (region.textContent.includes(words)) told.add(region);
          }
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        Object.assign(globalThis, { announcements: () => told.size });
      }, message);
      const announcements = () => page.evaluate('announcements()');
      const name = join.field('name');
      const description = async () => {
        const id = await name.getAttribute('aria-describedby');
        return id && page.locator(`#${id}`).innerText();
      };
      await join.fill({ name: '  ', email: 'maria@example.pt' });
      await join.consent.check();

      await join.submit.click();
      await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('name');
      expect(await description()).toBe(message);
      await join.toast.waitFor();
      await join.toast.getByRole('button').click();
      await join.toast.waitFor({ state: 'detached' });

      await name.press('Enter');
      await expect.poll(announcements).toBe(1);
      expect(await description()).toBe(null);
      await name.press('M');
      expect(await description()).toBe(null);
      await join.field('email').focus();
      await expect.poll(description).toBe(fields.name.hint);
    });

    test(`whoever has joined is at the heading that says so, in ${language}`, async ({ visit }) => {
      const page = await visit(href('waitlist', language));
      const join = interestForm(page, language);
      await join.whenInteractive();
      await join.fill({ name: 'Maria', email: `heard.${language}@example.pt` });
      await join.consent.check();
      await join.submit.click();
      await expect.poll(() => page.locator('h3:focus').count()).toBe(1);
      expect(await page.locator('h3:focus').innerText()).toBe(join.text.thanks.heading);
    });

    test(`the login never announces a field as invalid, in ${language}`, async ({ visit }) => {
      const page = await visit(href('admin', language));
      await page.locator('#username').waitFor();
      const refused = await page
        .locator('#username, #password')
        .evaluateAll((inputs) =>
          inputs
            .filter((input) => input.matches(':invalid, [aria-invalid=true], [required]'))
            .map(({ id }) => id),
        );
      expect(refused).toEqual([]);
    });
  }
});
