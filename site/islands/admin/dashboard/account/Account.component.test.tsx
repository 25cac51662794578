import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { passwordLength, unproved } from '../../../../../domain/admin/account.ts';
import { disclose, fakeServer, openDashboard, said, texts } from '../../admin.fixture.tsx';

/** What the server answers where a request proves nothing. */
const refused = () => Response.json({ message: unproved }, { status: 403 });

const session = (id: string, current: boolean) => ({
  id,
  begun_at: '2026-01-02T10:00:00.000Z',
  last_used_at: '2026-01-02T11:00:00.000Z',
  ip_address: '192.0.2.7',
  passkey: current ? 'my phone' : null,
  current,
});

test('the administrator sees the open sessions and ends another one', async () => {
  const sessions = [session('other', false), session('mine', true)];
  const server = fakeServer([], {
    sessions: () => ({ sessions }),
    end_session: () => ({ ended: sessions.splice(0, 1).length > 0 }),
  });
  const { text, show } = await openDashboard();
  await show('account');
  await disclose(text.account.sessions);
  const list = page.getByRole('list', { name: text.account.sessions });
  const rows = () =>
    list
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/192\.0\.2\.7, with the password, .*$/),
      expect.stringMatching(/192\.0\.2\.7, with “my phone”, .* \(this one\)$/),
    ]);
  await list.getByRole('button').click();
  await said(text.account.ended);
  expect(server.calls('end_session')).toMatchObject([{ id: 'other' }]);
  expect(rows()).toHaveLength(1);
  expect(list.getByRole('button').elements()).toHaveLength(0);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

const { account, proof } = texts.pt.dashboard;
const numbers = (words: string) =>
  words
    .replace('{least}', String(passwordLength.least))
    .replace('{most}', String(passwordLength.most));

test('a new password that is refused is explained at its field, which has the focus, in Portuguese', async () => {
  const server = fakeServer();
  const { show, button, label: field } = await openDashboard('pt');
  await show('account');
  await disclose(account.password);
  await field(proof.password).fill('a de agora');
  for (const [reason, label] of [
    ['different', account.again],
    ['same', account.next],
    ['short', account.next],
    ['long', account.next],
    ['common', account.next],
    ['named', account.next],
  ] as const) {
    if (reason !== 'different')
      server.answer({ change_password: () => ({ changed: false, reason }) });
    await field(account.next).fill('uma senha');
    await field(account.again).fill(reason === 'different' ? 'outra' : 'uma senha');
    await button(account.change).click();
    const refusal = numbers(account.refused[reason]);
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
  const configured = {
    username: 'a',
    role: 'owner',
    kept_in: 'configuration',
    has_password: true,
    has_first_password: false,
  } as const;
  fakeServer([], {}, { account: configured });
  const { text, show } = await openDashboard();
  await show('account');
  await said(text.account.configured);
  expect(page.getByLabelText(text.account.next, { exact: true }).elements()).toHaveLength(0);
});

const passkey = (id: string, isOfThisAddress = true) => ({
  id,
  name: id === 'first' ? 'my phone' : 'key in the safe',
  created_at: '2026-01-02T10:00:00.000Z',
  last_used_at: null,
  backed_up: false,
  is_of_this_address: isOfThisAddress,
});

test('a passkey is added and removed with the password in the request, and gets another name', async () => {
  const passkeys = [passkey('first', false)];
  const server = fakeServer([], {
    passkeys: () => ({ passkeys, origin: location.origin }),
    rename_passkey: () => ({ renamed: true }),
    remove_passkey: ({ proof: shown }) =>
      'password' in shown && shown.password === 'right'
        ? { removed: passkeys.splice(0, 1).length > 0, logged_out: false }
        : refused(),
  });
  const { show, button, label } = await openDashboard('pt');
  await show('account');
  const words = account.passkeys;
  await disclose(words.heading);
  await said(new RegExp(RegExp.escape(words.otherAddress)));
  await page.getByText(words.rename, { exact: true }).click();
  await label(words.newName.replace('{name}', 'my phone')).fill(' old phone ');
  await button(words.save).click();
  await said(words.renamed);
  expect(server.calls('rename_passkey')).toMatchObject([{ id: 'first', name: 'old phone' }]);

  await label(words.removeOf.replace('{name}', 'my phone')).click();
  await said(words.removeSure.replace('{name}', 'my phone'));
  for (const [typed, words] of [
    ['wrong', proof.wrong],
    ['right', account.passkeys.removed],
  ] as const) {
    await label(proof.password).first().fill(typed);
    await button(account.passkeys.remove).click();
    await said(words);
  }
  await expect.element(page.getByText(words.removed)).toHaveFocus();
});

test('left empty, the field asks for a passkey, and says where none was touched', async () => {
  const server = fakeServer([], {
    proof_options: () => ({ challenge: 'AAAA', rpId: location.hostname }),
    change_password: () => ({ changed: true }),
  });
  const asked = vi
    .spyOn(navigator.credentials, 'get')
    .mockRejectedValueOnce(new DOMException('called off', 'NotAllowedError'))
    .mockResolvedValueOnce({
      id: 'AAAA',
      rawId: new ArrayBuffer(3),
      type: 'public-key',
      response: {
        clientDataJSON: new ArrayBuffer(1),
        authenticatorData: new ArrayBuffer(1),
        signature: new ArrayBuffer(1),
      },
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

test('whoever removes the passkey that began the session is told that this ended it', async () => {
  fakeServer([], {
    passkeys: () => ({ passkeys: [passkey('first')], origin: location.origin }),
    remove_passkey: () => ({ removed: true, logged_out: true }),
  });
  const { show, button, label, text } = await openDashboard();
  const words = text.account.passkeys;
  await show('account');
  await disclose(words.heading);
  await label(words.removeOf.replace('{name}', 'my phone')).click();
  await label(text.proof.password).first().fill('right');
  await button(words.remove).click();
  await said(text.session.removed);
});

test('whoever logs out is at the passkey, the first way in', async () => {
  fakeServer([], { ways_in: () => ({ origin: location.origin }) });
  const { button, text } = await openDashboard();
  await button(text.logOut).click();
  const passkeyButton = button(texts.en.login.passkey);
  await expect.element(passkeyButton).toHaveFocus();
  await expect.element(passkeyButton).toHaveAccessibleDescription(text.session.ended);
});
