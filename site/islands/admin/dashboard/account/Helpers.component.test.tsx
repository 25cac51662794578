import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HelperEntry } from '../../../../../domain/admin/api.ts';
import { invitationHours } from '../../../../../domain/admin/account.ts';
import {
  confirm,
  disclose,
  eventually,
  fakeServer,
  notification,
  openDashboard,
  said,
  showLogin,
  texts,
} from '../../admin.fixture.tsx';

const at = '2026-01-02T10:00:00.000Z';
const helper = (username: string, state: HelperEntry['state']): HelperEntry => ({
  id: username,
  username,
  invited_at: at,
  state,
});

test('the owner invites a helper by a link that has the focus and is shown once, in Portuguese', async () => {
  const helpers: HelperEntry[] = [];
  const server = fakeServer([], {
    helpers: () => ({ helpers, origin: location.origin }),
    invite_helper: ({ username }) => {
      if (username === 'Rui') return { invitation: null };
      helpers.push(helper(username, 'invited'));
      return { invitation: 'a'.repeat(43) };
    },
  });
  const { text, show, button, label } = await openDashboard('pt');
  const words = text.account.helpers;
  await show('account');
  await disclose(words.heading);
  const invite = async (name: string) => {
    await label(words.name).fill(name);
    await label(text.proof.password).first().fill('right');
    await button(words.invite).click();
  };
  await invite('Rui');
  await said(words.taken);
  await expect.element(button(words.invite)).toHaveFocus();
  await invite(' Marta ');
  const link = label(words.link.replace('{name}', 'Marta'));
  await expect
    .element(link)
    .toHaveValue(`${location.origin}${location.pathname}#invitation=${'a'.repeat(43)}`);
  await expect.element(link).toHaveFocus();
  await expect
    .element(link)
    .toHaveAccessibleDescription(words.linkHint.replace('{hours}', String(invitationHours)));
  await said(/ainda por aceitar/);
  await expect.element(label(words.name)).toHaveValue('');
  expect(server.calls('invite_helper')).toMatchObject([
    { username: 'Rui', proof: { password: 'right' } },
    { username: 'Marta', proof: { password: 'right' } },
  ]);
});

test('the owner sees how each invitation stands, and ends an account', async () => {
  const helpers = [helper('Ana', 'joined'), helper('Eva', 'expired'), helper('Rui', 'invited')];
  const server = fakeServer([], {
    helpers: () => ({ helpers, origin: location.origin }),
    end_helper: () => ({ ended: helpers.splice(0, 1).length > 0 }),
    invite_helper: () => ({ invitation: null }),
  });
  const { text, show, button, label } = await openDashboard();
  const words = text.account.helpers;
  await show('account');
  await disclose(words.heading);
  const entries = page.getByRole('list', { name: words.heading }).getByRole('listitem');
  const states = () => entries.elements().map((entry) => entry.querySelector('span')?.textContent);
  await eventually(() =>
    expect(states()).toEqual([
      expect.stringMatching(/^Ana: .*has a passkey$/),
      expect.stringMatching(/^Eva: .*expired/),
      expect.stringMatching(/^Rui: .*has not accepted yet$/),
    ]),
  );
  await button(words.endOf.replace('{name}', 'Ana')).click();
  await said(words.endSure.replaceAll('{name}', 'Ana'));
  expect(server.calls('end_helper')).toEqual([]);
  await page.getByRole('alertdialog').getByLabelText(text.proof.password).fill('right');
  await confirm(words.end);
  await said(words.ended.replace('{name}', 'Ana'));
  await expect.element(page.getByText(words.ended.replace('{name}', 'Ana'))).toHaveFocus();
  expect(server.calls('end_helper')).toMatchObject([{ id: 'Ana' }]);
  await eventually(() => expect(states()).toHaveLength(2));
  // What was said of one is not said beside the next.
  await label(words.name).fill('Eva');
  await label(text.proof.password).first().fill('right');
  await button(words.invite).click();
  await said(words.taken);
  expect(page.getByText(words.ended.replace('{name}', 'Ana')).query()).toBe(null);
});

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
