import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { interestForm, maria } from './setup/form.ts';
import { test } from './setup/test.ts';

const tag = '<script>alert(1)</script>';

describe("the page's source", () => {
  for (const language of languages) {
    test(`a tag that a visitor typed is no tag in the page's source, and the form shows it as typed, in ${language}`, async ({
      visit,
      site,
    }) => {
      const typed = { name: tag, email: 'nowhere', profession: `"'${tag}` };
      const answer = await fetch(site.origin + href('join', language), {
        method: 'POST',
        body: new URLSearchParams(typed),
      });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('script>alert(1)');
      expect(html).not.toMatch(/<script>alert/i);

      const page = await visit(href('waitlist', language), { expectedErrors: /422/ });
      // The form is sent as without JavaScript, so that the answer is a page.
      await page.locator('#join-form form').evaluate((form, values) => {
        const copy = document.createElement('form');
        copy.method = 'post';
        copy.action = (form as HTMLFormElement).action;
        for (const [name, value] of Object.entries(values)) {
          const input = document.createElement('input');
          copy.append(Object.assign(input, { name, value }));
        }
        document.body.append(copy);
        copy.submit();
      }, typed);
      await page.waitForURL(`**${href('join', language)}`);
      const join = interestForm(page, language);
      await join.whenInteractive();
      for (const [name, value] of Object.entries(typed)) {
        expect(await join.field(name as keyof typeof typed).inputValue()).toBe(value);
      }
    });

    test(`the picture of the Thank You panel is loaded only once a visitor has joined, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('home', language));
      const join = interestForm(page, language);
      await join.whenInteractive();
      const print = page.locator('#join-form').getByRole('img');
      expect(await print.count()).toBe(0);
      await join.fill({ ...maria, email: `print.${language}@example.pt` });
      await join.consent.check();
      await join.submit.click();
      await join.thanks.waitFor();
      await expect
        .poll(() =>
          print.evaluateAll((images) => images.filter((each) => each.checkVisibility()).length),
        )
        .toBe(1);
    });
  }
});
