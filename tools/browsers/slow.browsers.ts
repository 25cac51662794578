import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { interestForm, maria } from '../../e2e/setup/form.ts';
import { test } from '../../e2e/setup/test.ts';

/** 50 kbit/s with a second of latency. */
const secondGeneration = {
  offline: false,
  latency: 1000,
  downloadThroughput: 50_000 / 8,
  uploadThroughput: 50_000 / 8,
};

describe('on a 2G line', () => {
  for (const language of languages) {
    for (const scripts of [true, false]) {
      test(`a visitor reads and joins in ${language} ${scripts ? 'with' : 'without'} scripts`, async ({
        visit,
        site,
      }) => {
        const page = await visit('about:blank', { device: 'phone', scripts });
        const line = await page.context().newCDPSession(page);
        await line.send('Network.enable');
        await line.send('Network.emulateNetworkConditions', secondGeneration);
        const report: string[] = [];
        let begun = performance.now();
        const took = (what: string) => {
          report.push(`${what} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
        };
        const sanctuary = content[language].oldDogSanctuary.heading;

        await page.goto(href('home', language), { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        took('text of home');
        const join = interestForm(page, language);
        await join.submit.waitFor();
        took('its form');

        begun = performance.now();
        await page
          .getByRole('contentinfo')
          .locator(`a[href="${href('oldDogSanctuary', language)}"]`)
          .click({ noWaitAfter: true });
        await page.getByRole('heading', { level: 1, name: sanctuary }).waitFor();
        took('text of the next page');

        begun = performance.now();
        await page
          .getByRole('main')
          .locator(`a[href="${href('waitlist', language)}"]`)
          .first()
          .click({ noWaitAfter: true });
        await page.waitForURL(`**${href('waitlist', language)}`, { waitUntil: 'commit' });
        await join.submit.waitFor();
        took('form of the waitlist');
        if (scripts) {
          await join.whenInteractive();
          took('its scripts');
        }

        const email = `2g.${language}.${String(scripts)}@example.pt`;
        await join.fill({ ...maria, email });
        await join.consent.check();
        begun = performance.now();
        await join.submit.click({ noWaitAfter: true });
        await page.getByRole('main').getByText(join.text.thanks.text).first().waitFor();
        took('sent');
        console.log(report.join(', '));
        const stored = (await site.submissions()).filter((row) => row.email === email);
        expect(stored).toMatchObject([{ name: maria.name, message: maria.message, language }]);
      });
    }
  }
});
