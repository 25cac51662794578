import { expect } from 'vitest';
import { templateNames } from '../../domain/email/emails.ts';
import { emailTo } from '../../scripts/email-samples.fixture.ts';
import { loadEmails, loadPrints } from '../../server/email/render-email.ts';
import { axeProblems } from '../setup/axe.ts';
import { devices } from '../setup/devices.ts';
import { test } from '../setup/test.ts';
import { languagesOfStates, sweepOf } from './table.ts';

for (const language of languagesOfStates) {
  test(`axe finds nothing in any e-mail in ${language}, and none is wider than a narrow screen`, async ({
    browser,
  }) => {
    const page = await browser.newPage();
    const write = await loadEmails('dist');
    const prints = await loadPrints('dist');
    const { looks } = sweepOf[language];
    for (const template of templateNames) {
      const { subject, html } = emailTo(write, template, language, 'Ana Sofia', prints);
      await page.setContent(html);
      for (const { colorScheme, device, rules } of looks) {
        await page.setViewportSize(devices[device].viewport);
        await page.emulateMedia({ colorScheme });
        expect(await axeProblems(page, rules), `${subject}, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, subject).toBe(320);
    }
    await page.close();
  });
}
