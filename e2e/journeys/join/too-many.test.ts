import { describe, expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { languages, languageTag } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';

/** Posts the form without scripts until the server refuses it as too many. */
async function useUp(address: string, fields: Record<string, string>): Promise<Response> {
  for (let count = 0; count < 200; count += 1) {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...fields, message: String(count) }),
    });
    if (answer.status === 429) return answer;
  }
  throw new Error('The server never refused a form');
}

describe('when too many submissions come from one address', () => {
  // Without scripts the server says it: in the other language.
  for (const [language, scripts] of [
    ['en', true],
    ['pt', false],
  ] as const) {
    const how = `in ${language} ${scripts ? 'with' : 'without'} JavaScript`;
    test(`a visitor ${how} is asked to wait after too many submissions, and keeps what was typed`, async ({
      visit,
      site,
    }) => {
      await useUp(`${site.origin}/join`, { name: 'Bot', email: 'bot@example.org' });
      const page = await visit(href('waitlist', language), { scripts, expectedErrors: /429/ });
      const join = interestForm(page, language);
      if (scripts) await join.whenInteractive();
      await join.fill(maria);
      await join.consent.check();
      await join.submit.click();
      const message = scripts ? join.toast : join.form.getByRole('alert');
      expect(await message.innerText()).toContain(join.text.toasts.tooMany.description);
      for (const [name, typed] of Object.entries(maria)) {
        expect(await join.field(name as keyof typeof maria).inputValue()).toBe(typed);
      }
    });
  }

  // These tests are last because the form is not shown again after them.
  for (const language of languages) {
    test(`too many rejected forms in ${language} are answered with a page that says so`, async ({
      site,
    }) => {
      const answer = await useUp(`${site.origin}${href('join', language)}`, { email: 'x' });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const html = await answer.text();
      expect(html).toContain(`lang="${languageTag[language]}"`);
      expect(html).toContain(content[language].shell.errorPages.tooMany.heading);
      expect(html).not.toContain('<form');
    });
  }
});
