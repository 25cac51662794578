import { expect } from 'vitest';
import { openDashboard } from '../../setup/admin.ts';
import { test } from '../../setup/test-with-mailbox.ts';
import { setTextFace } from '../../setup/text-faces.ts';

test('an administrator sees who confirmed, whose e-mail was sent, and that it is too early to ask again, in Portuguese', async ({
  visit,
  site,
  mailbox,
}) => {
  await mailbox.join('pt', 'asked@example.org', { name: 'Asked' });
  await mailbox.linkTo('confirm', 'asked@example.org');
  await mailbox.join('pt', 'confirmed@example.org', { name: 'Confirmed' });
  const link = await mailbox.linkTo('confirm', 'confirmed@example.org');
  await fetch(site.origin + link, { method: 'POST' });

  const opened = await openDashboard(visit, site, 'pt');
  const { page, text, dialog, names, open, button, show } = opened;
  const { emails } = text;
  await page.getByText(emails.confirmedCounter, { exact: true }).waitFor();
  const filter = page.getByLabel(emails.filter, { exact: true });
  await filter.selectOption({ label: emails.states.confirmed });
  await expect.poll(names).toEqual(['Confirmed']);
  await filter.selectOption({ label: emails.states.unconfirmed });
  await expect.poll(names).toEqual(['Asked']);
  await open('Asked');
  const part = dialog.getByRole('region', { name: emails.person.heading });
  await part.getByText(emails.states.unconfirmed).waitFor();
  await part.getByText(emails.kinds.confirm).waitFor();
  await button(emails.person.ask).click();
  await part.getByRole('status').filter({ hasText: emails.reasons.quarter_hour }).waitFor();
  await button(text.row.close).click();

  // What was searched for stays readable on a laptop beside the button that clears it.
  await filter.selectOption({ label: text.filters.all });
  await setTextFace(page, 'wide');
  await show('submissions');
  await page.setViewportSize({ width: 1366, height: 768 });
  const search = page.getByLabel(text.filters.search, { exact: true });
  await search.fill('confirmed');
  await expect.poll(names).toEqual(['Confirmed']);
  await button(text.filters.clear).waitFor();
  const box = (await search.boundingBox()) ?? { width: 0, y: 0 };
  expect(box.width).toBeGreaterThanOrEqual(150);
  // All on one line, for the rows below.
  const until = page.getByRole('search').getByLabel(text.filters.to, { exact: true });
  expect((await until.boundingBox())?.y).toBe(box.y);
  await show('emails');
  for (const state of [emails.states.confirmed, emails.states.unconfirmed]) {
    const row = page.getByRole('row', { name: state, exact: false });
    await row.getByRole('cell', { name: '1', exact: true }).waitFor();
  }
});
