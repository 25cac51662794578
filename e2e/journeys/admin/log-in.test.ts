import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { adminPath } from '../../../domain/endpoints.ts';
import { href } from '../../../domain/routes.ts';
import { join, logIn, openDashboard } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

test('an administrator without JavaScript is told that the dashboard needs it', async ({
  visit,
}) => {
  const page = await visit(href('admin', 'pt'), { scripts: false });
  // Word joiners keep some words on one line.
  const words = await page.getByRole('main').innerText();
  expect(words).toContain(content.pt.admin.needsScript);
});

test('what is entered is sent as it is, and a refusal is said at the fields', async ({ visit }) => {
  const { login, toasts } = content.en.admin;
  const page = await visit(href('admin', 'en'), { expectedErrors: [/401/, /ERR_FAILED/] });
  const asked: unknown[] = [];
  page.on('request', (request) => {
    const sent =
      request.url().endsWith(adminPath) && (request.postDataJSON() as { action: string });
    if (sent && sent.action === 'fetch_submissions') asked.push(sent);
  });
  await logIn(page, { username: ' olga ', password: 'two words ' });
  const password = page.getByLabel(login.password, { exact: true });
  await page.getByText(toasts.failed).first().waitFor();
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  expect(await password.evaluate((each) => each.matches(':focus'))).toBe(true);
  expect(asked).toMatchObject([{ username: ' olga ', password: 'two words ' }]);

  await page.route(`**${adminPath}`, (route) => route.abort());
  await logIn(page, { username: 'olga', password: 'again' });
  await page.getByText(toasts.unable).first().waitFor();
  // What is sent again by itself says nothing until its last try has failed.
  expect(asked).toHaveLength(2);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('what was typed is kept when a session has ended, and goes on after another login', async ({
  visit,
  site,
}) => {
  await join(site, { name: 'Ana Reis' });
  const { page, open, text, dialog, button } = await openDashboard(visit, site, 'en', {
    expectedErrors: /401/,
  });
  await open('Ana Reis');
  const note = dialog.getByRole('textbox', { name: text.rights.note.heading });
  await note.fill('Likes the old dog.');
  await page.route(
    `**${adminPath}`,
    (route) => route.fulfill({ status: 401, json: { error: 'Session expired' } }),
    { times: 1 },
  );
  await button(text.rights.note.save).click();
  await page.getByText(text.session.expired).waitFor();
  // Nothing behind it works without a login.
  await page.keyboard.press('Escape');
  await logIn(page, site.admin);
  await dialog.getByText(text.rights.note.saved).waitFor();
  expect(await note.inputValue()).toBe('Likes the old dog.');
});
