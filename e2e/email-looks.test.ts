import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { templateNames } from '../domain/email/emails.ts';
import { emailTo } from '../scripts/email-samples.fixture.ts';
import { loadEmails } from '../server/email/render-email.ts';
import { accessibilityProblems } from './setup/page-checks.ts';
import { test } from './setup/test.ts';

describe('the e-mails of the build', () => {
  for (const language of languages) {
    test(
      `axe finds nothing in any e-mail in ${language}, by day and by night, and none is wider than a narrow screen`,
      { timeout: 150_000 },
      async ({ browser }) => {
        const page = await browser.newPage();
        const write = await loadEmails('dist');
        for (const { subject, html } of templateNames.map((each) =>
          emailTo(write, each, language, 'Ana Sofia'),
        )) {
          await page.setContent(html);
          expect(await accessibilityProblems(page), subject).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, subject).toBe(320);
        }
        await page.close();
      },
    );
  }
});
