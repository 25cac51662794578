import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  disclose,
  fakeServer,
  notification,
  openDashboard,
  said,
  showLogin,
  texts,
} from '../../admin.fixture.tsx';

test('where the address allows no passkeys, nobody can be invited', async () => {
  fakeServer([], { helpers: () => ({ helpers: [], origin: null }) });
  const { text, show, button } = await openDashboard();
  await show('account');
  await disclose(text.account.helpers.heading);
  await said(text.account.passkeys.none);
  expect(button(text.account.helpers.invite).elements()).toHaveLength(0);
});

test('a helper is shown nothing that the server would refuse', async () => {
  const account = {
    username: 'Marta',
    role: 'helper',
    kept_in: null,
    has_password: false,
    has_first_password: false,
  } as const;
  fakeServer([{ name: 'Ana Reis' }], {}, { account });
  const { text, show, open, dialog, button } = await openDashboard();
  await said(text.waiting.forHelper);
  expect(button(text.export.open).elements()).toHaveLength(0);
  await open('Ana Reis');
  await expect.element(button(text.person.exportData)).toBeVisible();
  for (const name of [text.person.erase, text.rights.submission.delete]) {
    expect(button(name).elements()).toHaveLength(0);
  }
  await button(text.row.close).click();
  await expect.poll(() => dialog.elements()).toHaveLength(0);
  await show('account');
  await said(text.account.passkeys.heading);
  expect(page.getByText(text.account.helpers.heading, { exact: true }).query()).toBe(null);
  expect(page.getByText(text.account.password, { exact: true }).query()).toBe(null);
});

test('an invitation that is not valid any more says so, and leads to the login', async () => {
  location.hash = `#invitation=${'a'.repeat(43)}`;
  onTestFinished(() => {
    history.replaceState(null, '', location.pathname);
  });
  fakeServer([], { invitation_options: () => Response.json({ error: 'no' }, { status: 401 }) });
  showLogin('pt');
  const { invitation, toasts, dashboard } = texts.pt;
  await said(invitation.heading);
  await page.getByLabelText(dashboard.account.passkeys.name, { exact: true }).fill('telemóvel');
  const accept = page.getByRole('button', { name: invitation.accept, exact: true });
  await accept.click();
  await expect.poll(notification).toContain(toasts.spent);
  await expect.element(accept).toHaveFocus();
  await expect.element(accept).toHaveAccessibleDescription(toasts.spent);
  await expect
    .element(page.getByRole('link', { name: invitation.already }))
    .toHaveAttribute('href', location.pathname);
});
