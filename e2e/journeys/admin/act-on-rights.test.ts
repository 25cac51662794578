import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { SubscriberData } from '../../../domain/my-data/my-data.ts';
import { join, openDashboard } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

const ana = { name: 'Ana Reis', email: 'ana@example.pt', message: 'Há um quarto?' };
const rui = { name: 'Rui Melo', email: 'rui@example.pt', message: 'Levo o cão.' };
const isFocused = (element: Element) => element === document.activeElement;

test('an administrator exports a person’s data, turns off their updates, and corrects, restricts, answers and erases them, and enters a request, which the log keeps without names', async ({
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

  const search = page.getByLabel(text.filters.search, { exact: true });
  const hasFocus = (part: Locator) => expect.poll(() => part.evaluate(isFocused)).toBe(true);
  await search.fill('melo');
  await expect.poll(names).toEqual([rui.name]);
  await open(rui.name);
  await button(rights.message.mark).click();
  await hasFocus(dialog.getByText(rights.message.answered));
  // Once the button is gone, what stands below it moves up, away from a press.
  await button(rights.message.mark).waitFor({ state: 'detached' });
  await dialog.getByText(rights.submission.correct, { exact: true }).click();
  const name = dialog.getByLabel(text.columns.name, { exact: true });
  await name.fill('');
  await button(rights.submission.save).click();
  await dialog.getByText(rights.rules['name.required']).waitFor();
  await hasFocus(name);
  await name.fill('Rui Mello');
  await button(rights.submission.save).click();
  await dialog.getByText(rights.submission.corrected).waitFor();
  // Nor is it where it was searched for.
  await dialog.getByText(text.row.moved).waitFor();
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

  await search.fill('ana@example.pt');
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
  await search.fill('');
  await open('Rui Mello');
  const { delete: remove, deleted } = rights.submission;
  await dialog.getByText(remove, { exact: true }).click();
  await button(remove).click();
  await hasFocus(dialog.getByText(deleted, { exact: true }));
  expect(await site.submissions()).toEqual([]);
  await button(text.row.close).click();

  await show('requests');
  const { requests } = rights;
  await page.getByRole('textbox', { name: requests.email, exact: true }).fill('eva@example.pt');
  await button(requests.add).click();
  await page.getByText(`${requests.entered} ${requests.notOnList}`).waitFor();
  const entry = page.getByRole('row', { name: 'eva@example.pt' });
  await entry.getByText(requests.refuse, { exact: true }).click();
  await entry.getByLabel(requests.reason).fill('Não se sabe quem é');
  await entry.getByRole('button', { name: requests.refuse }).click();
  await entry.getByText('Não se sabe quem é').waitFor();

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
