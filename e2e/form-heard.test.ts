import type { Locator, Page } from 'playwright-core';
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

/** What describes a control; null where nothing does. */
async function descriptionOf(control: Locator): Promise<string | null> {
  const id = await control.getAttribute('aria-describedby');
  return id && control.page().locator(`#${id}`).innerText();
}

/** In the page: collects, as `announced()`, what appears in its live regions. */
function watchAnnouncements() {
  const announced: string[] = [];
  const texts = new Map<Element, string>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll(
      '[aria-live]:not([aria-live=off]), [role=status]',
    )) {
      const text = region.textContent.trim();
      if (text && texts.get(region) !== text) announced.push(text);
      texts.set(region, text);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  Object.assign(globalThis, { announced: () => announced });
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

    test(`every press tells all that is wrong, each at its field, and says the first by moving the focus there, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('waitlist', language));
      const join = interestForm(page, language);
      await join.whenInteractive();
      await page.evaluate(watchAnnouncements);
      const { rules, consent } = join.text;
      await join.fill({ email: 'maria' });

      await join.submit.click();
      await join.toast.waitFor();
      expect(await join.toast.innerText()).toContain(rules['name.required']);
      expect(await page.locator(':focus').getAttribute('name')).toBe('name');
      const described = async () =>
        Promise.all(fields.map((field) => descriptionOf(page.locator(`#interest-${field}`))));
      const { country, profession, message } = join.text.fields;
      const others = [country.hint, profession.hint, message.hint];
      expect(await described()).toEqual([
        rules['name.required'],
        rules['email.invalid'],
        ...others,
        consent.missing,
      ]);

      // The field has the focus already: it gets it anew.
      await page.evaluate(() => {
        const heard: string[] = [];
        addEventListener('focusin', ({ target }) => heard.push((target as Element).id));
        Object.assign(globalThis, { focused: () => heard });
      });
      await join.field('name').press('Enter');
      await expect.poll(() => page.evaluate('focused()')).toEqual(['interest-name']);
      expect(await described()).toContain(rules['name.required']);

      await join.field('name').press('M');
      expect(await described()).toEqual([null, rules['email.invalid'], ...others, consent.missing]);
      expect(await page.evaluate('announced()')).toEqual([]);
    });

    test(`once refused, a field that is left wrong says so, and not before, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('waitlist', language));
      const join = interestForm(page, language);
      await join.whenInteractive();
      await page.evaluate(watchAnnouncements);
      const announced = () => page.evaluate('announced()');
      const email = join.field('email');
      const message = join.text.rules['email.invalid'];
      const told = `${join.text.fields.email.label}: ${message}`;
      await join.fill({ name: 'Maria' });
      await email.focus();
      await page.keyboard.type('maria');
      await page.keyboard.press('Tab');
      expect(await invalidFields(page)).toEqual([]);

      await join.submit.click();
      await expect.poll(() => invalidFields(page)).toEqual(['email', 'consent']);
      await email.focus();
      await page.keyboard.type('@');
      expect(await invalidFields(page)).toEqual(['consent']);
      await page.keyboard.press('Tab');
      await expect.poll(announced).toEqual([told]);
      expect(await descriptionOf(email)).toBe(message);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await announced()).toEqual([told]);

      // By a pointer, once it is up, so that what it presses has not moved.
      await email.fill('maria@');
      await join.consent.check();
      await expect.poll(announced).toEqual([told, told]);
      expect(await invalidFields(page)).toEqual(['email']);
      await email.fill('maria@example.pt');
      await page.keyboard.press('Tab');
      expect(await invalidFields(page)).toEqual([]);
      expect(await announced()).toEqual([told, told]);
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
