import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { leastPasswordLength } from '../../../domain/admin/account.ts';
import { fill } from '../../../domain/text.ts';
import { logIn, openDashboard, showView } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

test('the owner ends another session, and changes the password of the first start, which ends this one', async ({
  visit,
  site,
}) => {
  const other = await openDashboard(visit, site, 'en', { expectedErrors: /401/ });
  const opened = await openDashboard(visit, site, 'pt', { expectedErrors: [/403/, /401/] });
  const { page, text, show, button } = opened;
  const { account, proof } = text;
  const isFocused = (part: ReturnType<typeof page.getByText>) =>
    expect.poll(() => part.evaluate((each) => each.matches(':focus'))).toBe(true);
  await page.getByRole('link', { name: account.firstLink, exact: true }).click();

  await page.getByText(account.sessions, { exact: true }).click();
  const sessions = page.getByRole('list', { name: account.sessions, exact: true });
  const entries = sessions.getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(2);
  // This one is ended by logging out.
  const summaries = sessions.locator('summary');
  expect(await summaries.count()).toBe(1);
  await summaries.click();
  await sessions.getByRole('button', { name: account.end, exact: true }).press('Enter');
  await isFocused(page.getByText(account.ended, { exact: true }));
  await expect
    .poll(() => entries.allInnerTexts())
    .toEqual([expect.stringMatching(/127\.0\.0\.1.*\(esta\)$/)]);
  await showView(other.page, 'en', 'requests');
  await other.page.getByText(other.text.session.expired, { exact: true }).waitFor();

  const field = (label: string) => page.getByLabel(label, { exact: true });
  const change = async (next: string, again = next) => {
    await field(account.next).fill(next);
    await field(account.again).fill(again);
    await button(account.change).press('Enter');
  };
  await field(proof.password).fill(site.admin.password);
  for (const [next, again, reason, label] of [
    ['seis barcos na lagoa', 'sete barcos na lagoa', 'different', account.again],
    ['curta', 'curta', 'short', account.next],
    ['qwertyuiopasdf', 'qwertyuiopasdf', 'common', account.next],
  ] as const) {
    await change(next, again);
    const refusal = fill(account.refused[reason], { least: String(leastPasswordLength) });
    await page.getByText(refusal, { exact: true }).waitFor();
    await isFocused(field(label));
    expect(await field(label).getAttribute('aria-invalid')).toBe('true');
    expect(await field(label).getAttribute('aria-describedby')).toContain(
      await page.getByText(refusal, { exact: true }).getAttribute('id'),
    );
  }
  await field(proof.password).fill('errada');
  await change('seis barcos na lagoa');
  await page.getByText(proof.wrong, { exact: true }).waitFor();
  expect(await field(proof.password).getAttribute('aria-invalid')).toBe('true');
  await field(proof.password).fill(site.admin.password);
  await change('seis barcos na lagoa');

  const { login, toasts } = content.pt.admin;
  await page.getByText(text.session.changed, { exact: true }).waitFor();
  await isFocused(field(login.username));
  await logIn(page, site.admin);
  await page.getByText(toasts.invalid).first().waitFor();
  await logIn(page, { ...site.admin, password: 'seis barcos na lagoa' });
  await page.getByRole('heading', { name: text.heading, exact: true }).waitFor();
  await show('submissions');
  expect(await page.getByText(account.first).count()).toBe(0);
});
