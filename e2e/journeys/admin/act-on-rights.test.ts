import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { SubscriberData } from '../../../domain/my-data/my-data.ts';
import { join, openDashboard } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

const ana = { name: 'Ana Reis', email: 'ana@example.pt', message: 'Há um quarto?' };
const rui = { name: 'Rui Melo', email: 'rui@example.pt', message: 'Levo o cão.' };

test('an administrator exports a person’s data, turns off their updates, and corrects, restricts and erases them, which the log keeps without names', async ({
  visit,
  site,
}) => {
  await join(site, { ...ana, wants_updates: true });
  await join(site, rui);
  await join(site, { ...ana, email: 'Ana@Example.pt' });
  const opened = await openDashboard(visit, site);
  const { page, text, dialog, open, button, names, show } = opened;
  await expect.poll(names).toHaveLength(3);
  const { person, rights } = text;

  await open(rui.name);
  await dialog.getByText(rights.submission.correct, { exact: true }).click();
  await dialog.getByLabel(text.columns.name, { exact: true }).fill('Rui Mello');
  await button(rights.submission.save).click();
  await dialog.getByText(rights.submission.corrected).waitFor();
  const download = page.waitForEvent('download');
  await button(person.exportData).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as SubscriberData;
  expect(data.submissions).toMatchObject([{ name: 'Rui Mello', email: rui.email }]);
  expect(data.submissions[0]?.technical?.ipAddress).toBe('127.0.0.1');
  await button(rights.restriction.restrict).click();
  await dialog.getByText(rights.restriction.covered).waitFor();
  const { ground, grounds } = rights.restriction;
  await dialog.getByLabel(ground).selectOption({ label: grounds.legal_claim });
  await button(rights.restriction.open).click();
  await dialog.getByText(rui.message).waitFor();
  await button(rights.restriction.lift).click();
  await dialog.getByText(rights.submission.correct, { exact: true }).waitFor();
  await button(text.row.close).click();

  await page.getByLabel(text.filters.search, { exact: true }).fill('ana@example.pt');
  await expect.poll(names).toHaveLength(2);
  await page
    .getByRole('row', { name: ana.message })
    .or(opened.rows)
    .first()
    .getByRole('button')
    .first()
    .click();
  // By the keyboard: what is still loading above the button may move it under a press.
  await button(person.unsubscribe).press('Enter');
  await dialog.getByText(person.unsubscribed).waitFor();
  const list = await site.submissions();
  expect(list.some(({ wants_updates }) => wants_updates)).toBe(false);
  expect(list.map(({ name }) => name)).toContain('Rui Mello');

  await dialog.getByText(person.erase, { exact: true }).click();
  await dialog.getByLabel(person.confirm.replace('{email}', ana.email)).fill(ana.email);
  await button(person.eraseForGood).click();
  await dialog.getByText(person.erased.other.replace('{count}', '2')).waitFor();
  expect((await site.submissions()).map(({ name }) => name)).toEqual(['Rui Mello']);

  await button(text.row.close).click();
  await show('log');
  const log = page.getByRole('table', { name: text.log.heading, exact: true });
  const kinds = text.log.kinds;
  for (const kind of [
    kinds.erase,
    kinds.correct,
    kinds.export_person,
    kinds.unsubscribe,
    kinds.restrict,
    kinds.open_for_legal_claim,
    kinds.lift_restriction,
  ]) {
    await log.getByRole('row', { name: kind }).waitFor();
  }
  expect(await log.innerText()).not.toMatch(/ana|rui|example/i);
});
