import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { passwordLength, unproved } from '../../../../../domain/admin/account.ts';
import {
  confirm,
  disclose,
  eventually,
  fakeServer,
  openDashboard,
  said,
  texts,
} from '../../admin.fixture.tsx';

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
    admin_sessions: () => ({ sessions }),
    admin_end_session: () => ({ ended: sessions.splice(0, 1).length > 0 }),
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
  expect(server.calls('admin_end_session')).toMatchObject([{ id: 'other' }]);
  expect(rows()).toHaveLength(1);
  expect(list.getByRole('button').elements()).toHaveLength(0);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

const account = texts.pt.dashboard.account;
const numbers = (words: string) =>
  words
    .replace('{least}', String(passwordLength.least))
    .replace('{most}', String(passwordLength.most));

test('a new password that is refused is explained at its field, which has the focus, in Portuguese', async () => {
  const server = fakeServer();
  const { show, button, label: field } = await openDashboard('pt');
  await show('account');
  await disclose(account.password);
  for (const [reason, label] of [
    ['different', account.again],
    ['wrong', account.now],
    ['same', account.next],
    ['short', account.next],
    ['long', account.next],
    ['common', account.next],
    ['named', account.next],
  ] as const) {
    if (reason !== 'different')
      server.answer({ admin_change_password: () => ({ changed: false, reason }) });
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
});

test('the first password is spoken of at the top, with a way to change it, until it is changed', async () => {
  const first = {
    username: 'admin',
    role: 'owner',
    kept_in: 'store',
    has_first_password: true,
  } as const;
  fakeServer([], {}, { account: first });
  const { text } = await openDashboard();
  await said(text.account.first);
  await page.getByRole('link', { name: text.account.firstLink, exact: true }).click();
  // The form is open already.
  await expect.element(page.getByLabelText(text.account.now, { exact: true })).toBeVisible();
});

test('an account of the configuration is changed there', async () => {
  const configured = {
    username: 'a',
    role: 'owner',
    kept_in: 'configuration',
    has_first_password: false,
  } as const;
  fakeServer([], {}, { account: configured });
  const { text, show } = await openDashboard();
  await show('account');
  await said(text.account.configured);
  expect(page.getByLabelText(text.account.now, { exact: true }).elements()).toHaveLength(0);
});

test('the log says what was done, and that restores are unprotected on a server without a mirror', async () => {
  const entry = { id: '1', at: '2026-01-02T10:00:00.000Z', account: 'admin' };
  fakeServer(
    [],
    {
      admin_audit: () => ({
        entries: [{ ...entry, kind: 'erase', count: 2 }],
        accesses: [{ ...entry, kind: 'log_in', count: 7 }],
        head_is_kept: false,
      }),
    },
    { restores_unprotected: true },
  );
  const { text, show } = await openDashboard();
  await show('auditLog');
  await said(text.auditLog.restoresUnprotected);
  await said(text.auditLog.headUnkept);
  const cells = (table: string) =>
    page
      .getByRole('table', { name: table, exact: true })
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent)
      .slice(1);
  await eventually(() =>
    expect(cells(text.auditLog.heading)).toEqual([text.auditLog.kinds.erase, '2', 'admin']),
  );
  expect(cells(text.auditLog.accesses)).toEqual([text.auditLog.kinds.log_in, '7', 'admin']);
});

const passkey = (id: string, isOfThisAddress = true) => ({
  id,
  name: id === 'first' ? 'my phone' : 'key in the safe',
  created_at: '2026-01-02T10:00:00.000Z',
  last_used_at: null,
  backed_up: false,
  is_of_this_address: isOfThisAddress,
});

test('a passkey is removed once the administrator has shown the password again', async () => {
  const passkeys = [passkey('first'), passkey('second')];
  let isProved = false;
  const server = fakeServer([], {
    admin_passkeys: () => ({ passkeys, origin: location.origin, password: 'on' }),
    admin_remove_passkey: () =>
      isProved
        ? { removed: passkeys.splice(0, 1).length > 0, logged_out: false }
        : Response.json({ message: unproved }, { status: 403 }),
    admin_prove: ({ proof }) => {
      isProved = 'password' in proof && proof.password === 'right';
      return { proved: isProved };
    },
  });
  const { show, button, dialog } = await openDashboard('pt');
  await show('account');
  const words = account.passkeys;
  const { proof } = texts.pt.dashboard;
  await disclose(words.heading);
  await button(words.removeOf.replace('{name}', 'my phone')).click();
  const question = page.getByRole('alertdialog', {
    name: words.removeSure.replace('{name}', 'my phone'),
  });
  // A second press by mistake, or Escape, leaves it, and the focus is back.
  for (const key of ['{Enter}', '{Escape}']) {
    await expect
      .element(question.getByRole('button', { name: texts.pt.dashboard.cancel }))
      .toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(button(words.removeOf.replace('{name}', 'my phone'))).toHaveFocus();
    expect(server.calls('admin_remove_passkey')).toEqual([]);
    await userEvent.keyboard('{Enter}');
  }
  await confirm(words.remove);
  await said(proof.heading);
  const password = dialog.getByLabelText(account.now, { exact: true });
  await password.fill('wrong');
  await button(proof.withPassword).click();
  await said(proof.wrong);
  await password.fill('right');
  await button(proof.withPassword).click();
  await said(words.removed);
  expect(server.calls('admin_remove_passkey')).toHaveLength(2);
  await expect.element(page.getByText(words.removed)).toHaveFocus();
  const list = page.getByRole('list', { name: words.heading });
  expect(list.getByRole('listitem').elements()).toHaveLength(1);
});

test('a passkey gets another name, and one of another address of the site says so', async () => {
  const passkeys = [passkey('first', false)];
  const server = fakeServer([], {
    admin_passkeys: () => ({ passkeys, origin: 'https://vau.example', password: 'on' }),
    admin_rename_passkey: () => ({ renamed: true }),
  });
  const { text, show, button, label } = await openDashboard();
  const words = text.account.passkeys;
  await show('account');
  await disclose(words.heading);
  await said(new RegExp(RegExp.escape(words.otherAddress)));
  await said(words.at.replace('{origin}', 'https://vau.example'));
  const rename = button(words.renameOf.replace('{name}', 'my phone'));
  await rename.click();
  const field = label(words.newName.replace('{name}', 'my phone'));
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(rename).toHaveFocus();
  await rename.click();
  await button(text.cancel).click();
  await expect.element(rename).toHaveFocus();
  await rename.click();
  await field.fill(' old phone ');
  await button(words.save).click();
  await said(words.renamed);
  expect(server.calls('admin_rename_passkey')).toMatchObject([{ id: 'first', name: 'old phone' }]);
});

test('the password is switched off once there are two passkeys, and one that is needed stays', async () => {
  const passkeys = [passkey('first')];
  let password: 'on' | 'off' = 'on';
  const server = fakeServer([], {
    admin_passkeys: () => ({ passkeys, origin: location.origin, password }),
    admin_rename_passkey: () => ({ renamed: passkeys.push(passkey('second')) > 0 }),
    admin_switch_password_off: () => void (password = 'off'),
    admin_remove_passkey: () => Response.json({ message: 'needed' }, { status: 409 }),
  });
  const { show, button, text, label } = await openDashboard();
  const { off, passkeys: words } = text.account;
  await show('account');
  await disclose(words.heading);
  await said(off.tooFew);
  expect(button(off.switchOff).elements()).toHaveLength(0);
  await button(words.renameOf.replace('{name}', 'my phone')).click();
  await label(words.newName.replace('{name}', 'my phone')).fill('telephone');
  await button(words.save).click();
  await button(off.switchOff).click();
  await said(off.sure);
  expect(server.calls('admin_switch_password_off')).toEqual([]);
  await confirm(off.switchOff);
  await said(words.switchedOff);
  await expect.element(page.getByText(words.switchedOff)).toHaveFocus();
  expect(server.calls('admin_switch_password_off')).toHaveLength(1);
  // Nor can a password that is off be changed.
  expect(document.body.textContent).toContain(off.isOff);
  expect(document.body.textContent).not.toContain(text.account.hint);
  await button(words.removeOf.replace('{name}', 'my phone')).click();
  await confirm(words.remove);
  await said(words.needed);
});

test('whoever removes the passkey that began the session is told that this ended it', async () => {
  fakeServer([], {
    admin_passkeys: () => ({
      passkeys: [passkey('first')],
      origin: location.origin,
      password: 'on',
    }),
    admin_remove_passkey: () => ({ removed: true, logged_out: true }),
  });
  const { show, button, text } = await openDashboard();
  const words = text.account.passkeys;
  await show('account');
  await disclose(words.heading);
  await button(words.removeOf.replace('{name}', 'my phone')).click();
  await confirm(words.remove);
  await said(text.session.removed);
});

test.each([true, false])(
  'whoever logs out is at the passkey, the first way in, whether the password is on or not: %s',
  async (isOn) => {
    let password = true;
    fakeServer([], { admin_ways_in: () => ({ origin: location.origin, password }) });
    const { button, text } = await openDashboard();
    password = isOn;
    await button(text.logOut).click();
    const passkeyButton = button(texts.en.login.passkey);
    await eventually(() =>
      expect(page.getByLabelText(texts.en.login.password).elements()).toHaveLength(isOn ? 1 : 0),
    );
    await expect.element(passkeyButton).toHaveFocus();
    await expect.element(passkeyButton).toHaveAccessibleDescription(text.session.ended);
  },
);
