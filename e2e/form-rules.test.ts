import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { screens } from './setup/first-screen.ts';
import { interestForm } from './setup/form.ts';
import { test } from './setup/test.ts';
import { setTextFace } from './setup/text-faces.ts';

describe('rules of the form', () => {
  for (const language of languages) {
    test(`the first broken rule is in a notification and each one at its field, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('waitlist', language));
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.method()));
      const join = interestForm(page, language);
      await join.whenInteractive();
      await join.fill({
        name: 'n'.repeat(101),
        email: 'not-an-address',
        country: 'c'.repeat(101),
        message: 'm'.repeat(1001),
      });
      await join.consent.check();
      await join.submit.click();

      const { rules, toasts } = join.text;
      const toast = await join.toast.innerText();
      expect(toast).toContain(toasts.validation);
      expect(toast).toContain(rules['name.tooLong']);
      const expected = {
        name: 'name.tooLong',
        email: 'email.invalid',
        country: 'country.tooLong',
        message: 'message.tooLong',
      } as const;
      for (const [name, rule] of Object.entries(expected)) {
        const field = join.field(name as keyof typeof expected);
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        const describedBy = (await field.getAttribute('aria-describedby'))?.split(' ')[0];
        expect(await page.locator(`#${String(describedBy)}`).innerText()).toBe(rules[rule]);
      }
      expect(await join.field('profession').getAttribute('aria-invalid')).toBe('false');
      expect(await join.field('name').evaluate((input) => input === document.activeElement)).toBe(
        true,
      );
      expect(await join.field('message').inputValue()).toHaveLength(1001);
      expect(calls).not.toContain('POST');

      await join.field('name').fill('Maria');
      expect(await join.field('name').getAttribute('aria-invalid')).toBe('false');
    });

    test(`the notification covers neither the header nor the refused field, wherever that stands, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('waitlist', language), { reducedMotion: 'reduce' });
      const join = interestForm(page, language);
      await join.whenInteractive();
      await page.getByRole('button', { name: content[language].shell.consent.decline }).click();
      await setTextFace(page, 'wide');
      await join.fill({ name: '   ', email: 'maria@example.pt' });
      await join.consent.check();
      for (const { width, height } of screens) {
        await page.setViewportSize({ width, height });
        // Close below the header, where the notification comes.
        await join.field('name').evaluate((field) => {
          scrollBy({ top: field.getBoundingClientRect().top - 80, behavior: 'instant' });
        });
        await join.field('email').press('Enter');
        await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('name');
        const toast = await join.toast.boundingBox();
        const [header, field] = await Promise.all(
          [page.locator('body > header'), join.field('name')].map((part) => part.boundingBox()),
        );
        if (!toast || !header || !field) throw new Error('something is not shown');
        const size = `${String(width)}×${String(height)}`;
        expect([size, toast.y >= header.y + header.height]).toEqual([size, true]);
        const apart =
          toast.y + toast.height <= field.y ||
          field.y + field.height <= toast.y ||
          toast.x >= field.x + field.width;
        expect([size, apart]).toEqual([size, true]);
        await join.toast.getByRole('button').click();
        await join.toast.waitFor({ state: 'detached' });
      }
    });

    test(`a name of spaces is refused in ${language}`, async ({ visit }) => {
      const join = interestForm(await visit(href('waitlist', language)), language);
      await join.whenInteractive();
      await join.fill({ name: '   ', email: 'maria@example.pt' });
      await join.consent.check();
      await join.submit.click();
      expect(await join.toast.innerText()).toContain(join.text.rules['name.required']);
    });

    test(`the browser's own messages ask for name, e-mail and consent, in ${language}`, async ({
      visit,
    }) => {
      const join = interestForm(await visit(href('waitlist', language)), language);
      await join.whenInteractive();
      const bubbles = async () => {
        await join.submit.click();
        return join.form.evaluate((form) =>
          Array.from(
            (form as HTMLFormElement).elements,
            (element) => (element as HTMLInputElement).validationMessage,
          ).filter(Boolean),
        );
      };
      const { rules, consent } = join.text;
      expect(await bubbles()).toEqual([
        rules['name.required'],
        rules['email.required'],
        consent.missing,
      ]);
      await join.fill({ name: 'Maria', email: 'maria@example.pt' });
      expect(await bubbles()).toEqual([consent.missing]);
    });

    test(`a rejected form without JavaScript comes back with every message and everything typed, in ${language}`, async ({
      visit,
      site,
    }) => {
      const page = await visit(href('home', language), { scripts: false, expectedErrors: /422/ });
      const join = interestForm(page, language);
      const before = await site.submissions();
      await join.fill({
        name: '   ',
        email: 'maria@localhost',
        country: 'c'.repeat(101),
        profession: '<b>"quoted"</b>',
        message: 'Linha um\nLinha dois',
      });
      await join.consent.check();
      await join.updates.check();
      const [response] = await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'POST'),
        join.submit.click(),
      ]);
      await page.waitForURL(`**${href('join', language)}`);
      expect(response.status()).toBe(422);
      const shown = await page.locator('#join-form').innerText();
      for (const rule of ['name.required', 'email.invalid', 'country.tooLong'] as const) {
        expect(shown).toContain(join.text.rules[rule]);
      }
      expect(await page.locator(':focus').getAttribute('name')).toBe('name');
      expect(await join.field('name').inputValue()).toBe('   ');
      expect(await join.field('email').inputValue()).toBe('maria@localhost');
      expect(await join.field('profession').inputValue()).toBe('<b>"quoted"</b>');
      expect(await join.field('message').inputValue()).toBe('Linha um\nLinha dois');
      expect(await join.updates.isChecked()).toBe(true);
      expect(await site.submissions()).toEqual(before);

      await join.fill({
        name: 'Maria',
        email: `corrected.${language}@example.pt`,
        country: 'Portugal',
      });
      await join.consent.check();
      await join.submit.click();
      await page.waitForURL(`**${href('thankYou', language)}`);
    });
  }

  test('the country field suggests the names of countries in the language of the page', async ({
    visit,
  }) => {
    const join = interestForm(await visit('/pt/lista-de-espera'), 'pt');
    await join.whenInteractive();
    await join.field('country').focus();
    const options = join.form.locator('datalist option');
    await options.first().waitFor({ state: 'attached' });
    const names = await options.evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    expect(names).toContain('Alemanha');
    expect(names.length).toBeGreaterThan(190);
    expect(names).not.toContain('União Europeia');
  });
});
