import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leastPasswordLength, unproved } from '../../../../../domain/admin/account.ts';
import {
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
/** What the server answers where a request proves nothing. */
const refused = () => Response.json({ message: unproved }, { status: 403 });

/** The entries of a part of the account. */
const entriesOf = (part: string) =>
  page
    .getByRole('list', { name: part })
    .getByRole('listitem')
    .elements()
    .map((entry) => entry.querySelector('span')?.textContent);

test('the administrator sees the open sessions and ends another one', async () => {
  const sessions = ['other', 'mine'].map((id) => ({
    id,
    begun_at: at,
    last_used_at: at,
    ip_address: '192.0.2.7',
    current: id === 'mine',
  }));
  const server = fakeServer([], {
    sessions: () => ({ sessions }),
    end_session: () => ({ ended: sessions.splice(0, 1).length > 0 }),
  });
  const { text, show } = await openDashboard();
  const { sessions: heading, end, ended } = text.account;
  await show('account');
  await disclose(heading);
  const mine = expect.stringMatching(/192\.0\.2\.7, .* \(this one\)$/) as string;
  await eventually(() =>
    expect(entriesOf(heading)).toEqual([expect.not.stringMatching(/this one/), mine]),
  );
  const buttons = page.getByRole('list', { name: heading }).getByRole('button');
  await disclose(end);
  await buttons.click();
  await said(ended);
  expect(server.calls('end_session')).toMatchObject([{ id: 'other' }]);
  expect(entriesOf(heading)).toEqual([mine]);
  expect(buttons.elements()).toHaveLength(0);
  await expect.element(page.getByText(ended)).toHaveFocus();
});

const { account, proof } = texts.pt.dashboard;

test('a new password that is refused is explained at its field, which has the focus, in Portuguese', async () => {
  const server = fakeServer();
  const { show, button, label: field } = await openDashboard('pt');
  await show('account');
  await disclose(account.password);
  await field(proof.password).fill('a de agora');
  for (const [reason, label] of [
    ['different', account.again],
    ['short', account.next],
    ['common', account.next],
  ] as const) {
    if (reason !== 'different')
      server.answer({ change_password: () => ({ changed: false, reason }) });
    await field(account.next).fill('uma senha');
    await field(account.again).fill(reason === 'different' ? 'outra' : 'uma senha');
    await button(account.change).click();
    const refusal = account.refused[reason].replace('{least}', String(leastPasswordLength));
    await said(refusal);
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(field(label))
      .toHaveAccessibleDescription(new RegExp(RegExp.escape(refusal)));
    await expect.element(field(label)).toHaveFocus();
  }
  server.answer({ change_password: refused });
  await button(account.change).click();
  await said(proof.wrong);
  await expect.element(field(proof.password)).toHaveAttribute('aria-invalid', 'true');
  expect(server.calls('change_password').at(-1)).toMatchObject({
    password: 'uma senha',
    proof: { password: 'a de agora' },
  });
});

test('an account of the configuration is changed there', async () => {
  fakeServer([], {}, { account: { username: 'a', role: 'owner', password: 'configured' } });
  const { text, show, label } = await openDashboard();
  await show('account');
  await said(text.account.configured);
  expect(label(text.account.next).elements()).toHaveLength(0);
});

test('a passkey of another address is named so, and removed with the password in the request', async () => {
  const passkeys = [
    { id: 'first', name: 'my phone', created_at: at, last_used_at: null, rp_id: 'old.example' },
  ];
  fakeServer([], {
    passkeys: () => ({ passkeys, origin: location.origin }),
    remove_passkey: ({ proof: shown }) =>
      'password' in shown && shown.password === 'right'
        ? { removed: passkeys.splice(0, 1).length > 0 }
        : refused(),
  });
  const { show, button, label } = await openDashboard('pt');
  await show('account');
  const words = account.passkeys;
  await disclose(words.heading);
  await said(/old\.example/);
  await label(words.removeOf.replace('{name}', 'my phone')).click();
  await said(words.removeSure.replace('{name}', 'my phone'));
  for (const [typed, then] of [
    ['wrong', proof.wrong],
    ['right', words.removed],
  ] as const) {
    await label(proof.password).first().fill(typed);
    await button(words.remove).click();
    await said(then);
  }
  await expect.element(page.getByText(words.removed)).toHaveFocus();
});

test('left empty, the field asks for a passkey, and says where none was touched', async () => {
  const server = fakeServer([], {
    proof_options: () => ({ challenge: 'AAAA', rpId: location.hostname }),
    change_password: () => ({ changed: true }),
  });
  const signed = { clientDataJSON: '', authenticatorData: '', signature: '' };
  const asked = vi
    .spyOn(navigator.credentials, 'get')
    .mockRejectedValueOnce(new DOMException('called off', 'NotAllowedError'))
    .mockResolvedValueOnce({
      ...{ id: 'AAAA', rawId: new ArrayBuffer(3), type: 'public-key' },
      response: Object.fromEntries(Object.keys(signed).map((name) => [name, new ArrayBuffer(1)])),
      getClientExtensionResults: () => ({}),
    } as unknown as Credential);
  const { show, button, label, text } = await openDashboard();
  await show('account');
  await disclose(text.account.password);
  for (const field of [text.account.next, text.account.again]) {
    await label(field).fill('lagoon tents at dusk');
  }
  await button(text.account.change).click();
  await said(text.proof.untouched);
  await button(text.account.change).click();
  await said(text.session.changed);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(server.calls('change_password')).toMatchObject([{ proof: { response: { id: 'AAAA' } } }]);
});

test('whoever logs out is at the passkey, the first way in', async () => {
  fakeServer([], { ways_in: () => ({ origin: location.origin }) });
  const { button, text } = await openDashboard();
  await button(text.logOut).click();
  const passkeyButton = button(texts.en.login.passkey);
  await expect.element(passkeyButton).toHaveFocus();
  await expect.element(passkeyButton).toHaveAccessibleDescription(text.session.ended);
});

test('a helper’s name that is taken is said at its field, and an invitation is a link that has the focus', async () => {
  fakeServer([], {
    helpers: () => ({ helpers: [], origin: location.origin }),
    invite_helper: ({ username }) => ({ invitation: username === 'Rui' ? null : 'a'.repeat(43) }),
  });
  const { show, button, label } = await openDashboard('pt');
  const words = account.helpers;
  await show('account');
  await disclose(words.heading);
  const invite = async (name: string) => {
    await label(words.name).fill(name);
    await label(proof.password).first().fill('right');
    await button(words.invite).click();
  };
  await invite('Rui');
  await said(words.taken);
  await expect.element(label(words.name)).toHaveFocus();
  await invite(' Marta ');
  const link = label(words.link.replace('{name}', 'Marta'));
  await expect
    .element(link)
    .toHaveValue(`${location.origin}${location.pathname}#invitation=${'a'.repeat(43)}`);
  await expect.element(link).toHaveFocus();
  await expect.element(label(words.name)).toHaveValue('');
});

test('a helper is shown nothing that the server would refuse', async () => {
  fakeServer(
    [{ name: 'Ana Reis' }],
    {},
    { account: { username: 'Marta', role: 'helper', password: 'none' } },
  );
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
  for (const part of [text.account.helpers.heading, text.account.password, text.account.set]) {
    expect(page.getByText(part, { exact: true }).query()).toBe(null);
  }
});

test('an invitation that is not valid any more says so, and leads to the login', async () => {
  location.hash = `#invitation=${'a'.repeat(43)}`;
  onTestFinished(() => {
    history.replaceState(null, '', location.pathname);
  });
  fakeServer([], { invitation_options: () => Response.json({ error: 'no' }, { status: 401 }) });
  showLogin('pt');
  const { invitation, toasts } = texts.pt;
  await said(invitation.heading);
  await page.getByLabelText(account.passkeys.name, { exact: true }).fill('telemóvel');
  const accept = page.getByRole('button', { name: invitation.accept, exact: true });
  await accept.click();
  await expect.poll(notification).toContain(toasts.spent);
  await expect.element(accept).toHaveFocus();
  await expect.element(accept).toHaveAccessibleDescription(toasts.spent);
  await expect
    .element(page.getByRole('link', { name: invitation.already }))
    .toHaveAttribute('href', location.pathname);
});
