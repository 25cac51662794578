import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { clear, openDashboard, seed } from './setup/admin.ts';
import { test } from './setup/test.ts';

// Without the codes this would look like "Ana Reis" with the e-mail address "ana@example.pt".
const deceiving = {
  name: 'Ana\u200B \u202EsieR\u202C',
  email: 'ana\u202Etp.elpmaxe@\u202C.example.org',
  country: 'Portu\u00ADgal',
  profession: 'Nurse\u001B[31m',
  message: 'Olá.\n\u2066Até\u2069 já\u2028!',
};
const asShown = {
  name: 'AnaU+200B U+202EsieRU+202C',
  email: 'anaU+202Etp.elpmaxe@U+202C.example.org',
  country: 'PortuU+00ADgal',
  profession: 'NurseU+001B[31m',
  message: 'Olá.\nU+2066AtéU+2069 jáU+2028!',
};
const ordinary = {
  name: 'محمد 👩🏽\u200D⚕️',
  email: 'mohammed@example.org',
  country: 'می\u200Cخواهم',
  profession: 'רופאה',
  message: 'שלום.\nBoa tarde.',
};

const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** What a cell or a paragraph says, line ends apart. */
const says = async (element: Locator) => (await element.innerText()).replaceAll('\u00A0', ' ');

describe('hidden characters', () => {
  for (const language of languages) {
    test(`hidden characters are spelled out wherever the dashboard shows them, in ${language}, and kept in what it does`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, [deceiving]);
      const { page, text, table, dialog, button, show } = await openDashboard(
        visit,
        site,
        language,
      );
      const row = table.locator('tbody tr');
      await row.getByText('sieR').waitFor();
      const seen = await says(row);
      for (const field of ['name', 'email', 'country', 'profession'] as const) {
        expect(seen).toContain(asShown[field]);
      }
      expect(seen.replaceAll(/[\n\t]/g, '')).not.toMatch(hidden);
      const code = text.hiddenCharacter.replace('{code}', 'U+202E');
      expect(await row.getByRole('img', { name: code }).count()).toBe(2);

      const option = page
        .getByLabel(text.columns.country, { exact: true })
        .locator('option', { hasText: 'Portu' });
      expect(await option.innerText()).toBe(asShown.country);
      await show('figures');
      const share = page.getByRole('table', { name: text.figures.byCountry, exact: true });
      await expect.poll(() => says(share)).toContain(asShown.country);
      await show('submissions');

      await row.locator('[aria-haspopup]').click();
      await dialog.getByText('Olá.').waitFor();
      const opened = await says(dialog);
      for (const shown of Object.values(asShown)) expect(opened).toContain(shown);
      expect(opened.replaceAll('\n', '')).not.toMatch(hidden);
      expect(opened).toContain(text.row.hiddenNote);
      const link = dialog.getByRole('link');
      expect(await link.getAttribute('href')).toContain(
        `mailto:${encodeURIComponent(deceiving.email).replace('%40', '@')}`,
      );

      await button(text.person.erase).click();
      const field = dialog.locator('input');
      expect(await says(dialog.locator('label'))).toBe(
        text.person.confirm.replace('{email}', asShown.email),
      );
      await field.fill('ana@example.pt');
      await button(text.person.eraseForGood).click();
      await dialog.getByText(text.person.mismatch).waitFor();
      await field.fill(asShown.email);
      await button(text.person.eraseForGood).click();
      await expect.poll(async () => (await site.submissions()).length).toBe(0);
    });
  }

  test('hidden characters are spelled out on a card of a phone', async ({ visit, site }) => {
    clear(site);
    seed(site, [deceiving]);
    const { table } = await openDashboard(visit, site, 'en', { device: 'phone' });
    await expect.poll(() => says(table.locator('tbody tr'))).toContain(asShown.email);
    expect(await says(table.locator('tbody tr'))).toContain(asShown.name);
  });
});

test('text in any script is shown as it was typed, and its direction does not affect the text beside it', async ({
  visit,
  site,
}) => {
  clear(site);
  seed(site, [ordinary]);
  const { table, dialog, text } = await openDashboard(visit, site);
  const row = table.locator('tbody tr');
  await row.getByText('محمد').waitFor();
  const seen = await says(row);
  for (const field of ['name', 'email', 'country', 'profession'] as const) {
    expect(seen).toContain(ordinary[field]);
  }
  expect(await row.getByRole('img').count()).toBe(0);
  await row.locator('[aria-haspopup]').click();
  const message = dialog.getByText('שלום');
  await message.waitFor();
  expect(await says(message)).toBe(ordinary.message);
  expect(await dialog.getByText(text.row.hiddenNote).count()).toBe(0);
  const isolation = (text: string) =>
    dialog
      .getByText(text)
      .last()
      .evaluate((element) => {
        const { direction, unicodeBidi } = getComputedStyle(element);
        return [direction, unicodeBidi];
      });
  expect(await isolation(ordinary.profession)).toEqual(['rtl', 'isolate']);
  expect(await isolation(ordinary.email)).toEqual(['ltr', 'isolate']);
});
