import { describe, expect } from 'vitest';
import { consentTextHash, consentTextNow } from '../content/consent-texts.ts';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { clear, openDashboard } from './setup/admin.ts';
import { interestForm } from './setup/form.ts';
import { test } from './setup/test.ts';

describe('the receipt of a consent', () => {
  for (const language of languages) {
    for (const scripts of [true, false]) {
      test(`the dashboard shows the words in ${language} that somebody agreed to ${scripts ? 'with' : 'without'} JavaScript`, async ({
        visit,
        site,
      }) => {
        clear(site);
        const opened = await visit(href('home', language), { scripts });
        const join = interestForm(opened, language);
        if (scripts) await join.whenInteractive();
        const beside = await join.form.locator('label[for=interest-consent]').innerText();
        const besideUpdates = await join.form.locator('label[for=interest-updates]').innerText();
        expect(`${beside}\n${besideUpdates}`).toBe(consentTextNow[language]);
        await join.fill({ name: 'Rui', email: 'rui@example.pt' });
        await join.consent.check();
        await join.submit.click();
        if (scripts) await join.thanks.waitFor();
        else await opened.waitForURL(`**${href('thankYou', language)}`);

        const { open, dialog, text } = await openDashboard(visit, site, language);
        await open('Rui');
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
  }

  test('a form that came back with its errors still names its words', async ({ visit, site }) => {
    clear(site);
    const opened = await visit(href('waitlist', 'pt'), { scripts: false, expectedErrors: /422/ });
    const join = interestForm(opened, 'pt');
    await join.fill({ name: 'Rui', email: 'rui@localhost' });
    await join.consent.check();
    await join.submit.click();
    await opened.waitForURL(`**${href('join', 'pt')}`);
    await join.field('email').fill('rui@example.pt');
    await join.consent.check();
    await join.submit.click();
    await opened.waitForURL(`**${href('thankYou', 'pt')}`);
    const { open, dialog } = await openDashboard(visit, site, 'pt');
    await open('Rui');
    const words = dialog.getByRole('blockquote');
    await words.waitFor();
    expect(await words.innerText()).toBe(consentTextNow.pt);
  });
});
