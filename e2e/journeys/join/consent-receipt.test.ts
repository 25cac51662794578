import { describe, expect } from 'vitest';
import { consentTextHash, consentTextNow } from '../../../content/consent-texts.ts';
import { href } from '../../../domain/routes.ts';
import { openDashboard } from '../../setup/admin.ts';
import { interestForm } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';

describe('the receipt of a consent', () => {
  // A form that came back with its errors still names its words.
  for (const [language, scripts] of [
    ['en', true],
    ['pt', false],
  ] as const) {
    test(`the dashboard shows the words in ${language} that somebody agreed to ${scripts ? 'with' : 'without'} JavaScript`, async ({
      visit,
      site,
    }) => {
      const opened = await visit(href('home', language), {
        scripts,
        expectedErrors: scripts ? [] : /422/,
      });
      const join = interestForm(opened, language);
      if (scripts) await join.whenInteractive();
      const beside = await join.form.locator('label[for=interest-consent]').innerText();
      const besideUpdates = await join.form.locator('label[for=interest-updates]').innerText();
      expect(`${beside}\n${besideUpdates}`).toBe(consentTextNow[language]);
      if (!scripts) {
        await join.fill({ name: 'Rui', email: 'rui@localhost' });
        await join.consent.check();
        await join.submit.click();
        await opened.waitForURL(`**${href('join', language)}`);
      }
      const name = scripts ? 'Rui' : 'Ana';
      await join.fill({ name, email: `${name.toLowerCase()}@example.pt` });
      await join.consent.check();
      await join.submit.click();
      if (scripts) await join.thanks.waitFor();
      else await opened.waitForURL(`**${href('thankYou', language)}`);

      const { open, dialog, text } = await openDashboard(visit, site, language);
      await open(name);
      const receipt = dialog.getByRole('region', { name: text.consent.heading });
      const words = receipt.getByRole('blockquote');
      await words.waitFor();
      expect(await words.innerText()).toBe(consentTextNow[language]);
      const facts = await receipt.getByRole('definition').allInnerTexts();
      expect(facts[0]).toBe(consentTextHash(consentTextNow[language]));
      const { channels, changeWays, entries } = text.consent;
      const channel = scripts ? 'script' : 'form';
      expect(facts.slice(3)).toEqual([
        channels[channel],
        text.no,
        expect.stringMatching(`: ${entries.list.given}, ${changeWays[channel]}$`),
      ]);
    });
  }
});
