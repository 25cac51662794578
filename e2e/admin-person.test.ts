import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import type { SubscriberData } from '../domain/my-data/my-data.ts';
import type { FieldLabels } from '../content/field-labels.ts';
import { languages } from '../domain/language.ts';
import { fieldsIn } from '../domain/submission/views.ts';
import { siteConfig } from '../site.config.ts';
import { clear, openDashboard, people, seed } from './setup/admin.ts';
import { test } from './setup/test.ts';

const ana = { name: 'Ana Reis', email: 'ana@example.pt', wants_updates: true };
const twoOfAna = [
  { ...ana, message: 'Boa tarde.\nHá um quarto?', language: 'pt' as const },
  { name: 'Rui Melo', email: 'rui@example.pt' },
  { ...ana, email: 'Ana@Example.pt' },
];

describe('an opened submission', () => {
  for (const language of languages) {
    test(`an opened submission shows its message and details in ${language}, and leads to the next and previous one`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, twoOfAna);
      const { page, text, dialog, rows, row, button } = await openDashboard(visit, site, language);
      await expect.poll(() => rows.count()).toBe(3);
      await row('Ana Reis').first().getByRole('button').focus();
      await page.keyboard.press('Enter');
      await dialog.getByText('Há um quarto?').waitFor();
      const says = await dialog.innerText();
      for (const fact of [text.row.noReturning, text.languages.pt, '2025-01', ana.email]) {
        expect(says).toContain(fact);
      }
      const labels = await dialog.locator('h4, dt').allInnerTexts();
      const shown = fieldsIn('details').filter((field) => field !== 'id' && field !== 'name');
      for (const field of shown) expect(labels).toContain(text.columns[field as keyof FieldLabels]);
      const isDisabled = (name: string) => button(name).getAttribute('aria-disabled');
      expect(await isDisabled(text.row.previous)).toBe('true');

      await button(text.row.next).click();
      await dialog.getByRole('heading', { name: 'Rui Melo' }).waitFor();
      await dialog.getByText(text.row.noMessage).waitFor();
      await button(text.row.next).click();
      await dialog.getByText(text.row.yesReturning).waitFor();
      expect(await isDisabled(text.row.next)).toBe('true');

      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      // The focus returns to the row that was read last, not to the one that was opened first.
      const focused = page.locator('tr:has(:focus)');
      await expect.poll(() => focused.getAttribute('aria-rowindex')).toBe('4');
    });

    test(`all submissions of a person are erased in ${language} once their e-mail address is typed`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, twoOfAna);
      const { page, text, dialog, rows, row, names, button, toast, show } = await openDashboard(
        visit,
        site,
        language,
      );
      await expect.poll(() => rows.count()).toBe(3);
      await row('Ana Reis').first().getByRole('button').click();
      await button(text.person.erase).click();
      const field = dialog.getByLabel(text.person.confirm.replace('{email}', ana.email));
      await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true);
      await field.fill('ana@example.com');
      await button(text.person.eraseForGood).click();
      await dialog.getByText(text.person.mismatch).waitFor();
      expect(await site.submissions()).toHaveLength(3);

      const asked: string[] = [];
      page.on('request', (request) => {
        asked.push((request.postDataJSON() as { action: string }).action);
      });
      await field.fill(ana.email);
      await page.keyboard.press('Enter');
      await toast.waitFor();
      expect(await toast.innerText()).toContain(text.person.erased.other.replace('{count}', '2'));
      await expect.poll(names).toEqual(['Rui Melo']);
      expect(asked).toContain('admin_page');
      expect(asked).not.toContain('admin_row');
      expect((await site.submissions()).map(({ name }) => name)).toEqual(['Rui Melo']);
      await expect.poll(() => page.locator('dl dd').first().innerText()).toBe('1');

      await show('auditLog');
      const entry = page.getByRole('row', { name: text.auditLog.kinds.erase }).first();
      await expect.poll(() => entry.getByRole('cell').allInnerTexts()).toContain('2');
      expect(await entry.innerText()).not.toContain('ana');
    });
  }

  test('a person’s data is exported, and their updates are turned off', async ({ visit, site }) => {
    clear(site);
    seed(site, twoOfAna);
    const { page, text, dialog, rows, row, button } = await openDashboard(visit, site);
    await expect.poll(() => rows.count()).toBe(3);
    await row('Ana Reis').first().getByRole('button').click();
    const download = page.waitForEvent('download');
    await button(text.person.exportData).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/);
    const person = JSON.parse(await readFile(await file.path(), 'utf8')) as SubscriberData;
    expect(person.submissions.map(({ email }) => email)).toEqual([ana.email, 'Ana@Example.pt']);
    expect(person.submissions[0]?.technical?.ipAddress).toBe('192.0.2.1');

    await button(text.person.unsubscribe).click();
    const { unsubscribed, wasOff, noMoreUpdates } = text.person;
    const changed = noMoreUpdates.other.replace('{count}', '2');
    await dialog.getByText(`${unsubscribed}. ${changed}`).waitFor();
    await button(text.person.unsubscribe).click();
    await dialog.getByText(wasOff).waitFor();
    expect((await site.submissions()).some(({ wants_updates }) => wants_updates)).toBe(false);
    await button(text.row.close).click();
    await expect
      .poll(async () => row('Ana Reis').first().locator('[data-column=wants_updates]').innerText())
      .toBe(text.no);
  });

  test('a submission that a correction takes out of the search says so, and leads to the one in its place', async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, [{ name: 'Anna Reis' }, { name: 'Anna Melo', email: 'melo@example.pt' }]);
    const { page, text, dialog, open, names, button } = await openDashboard(visit, site);
    await page.getByLabel(text.filters.search, { exact: true }).fill('anna');
    await open('Anna Reis');
    await dialog.getByText('1 of 2').waitFor();
    await button(text.rights.submission.correct).click();
    await dialog.getByLabel(text.columns.name).fill('Ana Reis');
    await button(text.rights.submission.save).click();
    await dialog.getByText(text.row.moved).waitFor();
    await dialog.getByRole('heading', { name: 'Ana Reis' }).waitFor();
    await button(text.row.next).click();
    await dialog.getByRole('heading', { name: 'Anna Melo' }).waitFor();
    await dialog.getByText('1 of 1').waitFor();
    await button(text.row.close).click();
    await expect.poll(names).toEqual(['Anna Melo']);
  });

  test('the link to write to a person opens their address and a subject in a mail program', async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, [{ name: 'Ana', email: 'ana+list&co@example.pt' }]);
    const { dialog, open } = await openDashboard(visit, site);
    await open('Ana');
    const link = dialog.getByRole('link', { name: 'ana+list&co@example.pt' });
    expect(await link.getAttribute('href')).toBe(
      `mailto:ana%2Blist%26co@example.pt?subject=${encodeURIComponent(siteConfig.brand)}`,
    );
  });

  test('the previous button of an opened submission leads to rows that have not been fetched yet', async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, people(450));
    const { page, text, dialog, row, names, button } = await openDashboard(visit, site);
    await expect.poll(names).toContain('Person 1');
    await row('Person 1').getByRole('button').focus();
    await page.keyboard.press('End');
    await expect.poll(names).toContain('Person 450');
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Person 450' }).waitFor();
    for (let number = 449; number >= 398; number -= 1) {
      await button(text.row.previous).click();
      await dialog.getByRole('heading', { name: `Person ${number}` }).waitFor();
    }
  });
});
