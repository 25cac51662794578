import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unproved } from '../../../../../domain/admin/account.ts';
import {
  eventually,
  fakeServer,
  notification,
  openDashboard,
  people,
  said,
  stopClock,
  undoOffered,
  texts,
  whileTimePasses,
} from '../../admin.fixture.tsx';

const { proof, account, export: words, rights, person } = texts.en.dashboard;

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

/** A server that answers some actions only once a passkey or the password `right` was shown. */
function wantingProof(answers: Answers) {
  const server = fakeServer(people(2), {
    admin_prove: ({ proof: shown }) => {
      const proved = 'response' in shown || shown.password === 'right';
      if (proved) server.answer(answers);
      return { proved };
    },
  });
  const refusal = () => Response.json({ message: unproved }, { status: 403 });
  server.answer(Object.fromEntries(Object.keys(answers).map((action) => [action, refusal])));
  return server;
}

const file = () =>
  new Response('rows', { headers: { 'Content-Disposition': 'attachment; filename="list.csv"' } });

test('an export that wants a proof asks once, keeps what was chosen, and goes on', async () => {
  const downloaded = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = wantingProof({ admin_export: file });
  const { button, label, dialog } = await openDashboard();
  await button(words.open).click();
  await label(words.audience).selectOptions(words.audiences.everyone);
  await button(words.download).click();
  await said(proof.heading);
  // Of who has no passkey the password alone is asked for, and it has the focus.
  expect(button(proof.withPasskey).elements()).toHaveLength(0);
  const password = dialog.getByLabelText(account.now, { exact: true });
  await expect.element(password).toHaveFocus();
  // An empty one is asked for, and not sent.
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveFocus();
  expect(server.calls('admin_prove')).toEqual([]);
  await password.fill('wrong');
  await userEvent.keyboard('{Enter}');
  await said(proof.wrong);
  expect(downloaded).not.toHaveBeenCalled();
  await password.fill('right');
  await userEvent.keyboard('{Enter}');
  await expect.poll(notification).toContain(words.done);
  expect(downloaded).toHaveBeenCalledOnce();
  expect(server.calls('admin_export')).toMatchObject([
    { audience: 'everyone' },
    { audience: 'everyone' },
  ]);
});

test('a press that is thought better of is not carried out, and its button has the focus again', async () => {
  const server = wantingProof({ admin_export: file });
  const { button } = await openDashboard();
  await button(words.open).click();
  button(words.download).element().focus();
  await userEvent.keyboard('{Enter}');
  await said(proof.heading);
  await userEvent.keyboard('{Escape}');
  await expect.element(button(words.download)).toHaveFocus();
  expect(page.getByText(proof.heading).elements()).toHaveLength(0);
  expect(server.calls('admin_export')).toHaveLength(1);
  expect(server.calls('admin_prove')).toEqual([]);
});

test('a passkey is offered first to who has one, and goes on with the press', async () => {
  const server = wantingProof({ admin_restrict: () => ({ restricted: 1 }) });
  server.answer({
    admin_passkeys: () => ({
      passkeys: [
        {
          id: 'AAAA',
          name: 'my phone',
          created_at: '2026-01-02T10:00:00.000Z',
          last_used_at: null,
          backed_up: true,
          is_of_this_address: true,
        },
      ],
      origin: location.origin,
      password: 'on',
    }),
    admin_prove_options: () => ({ challenge: 'AAAA', rpId: location.hostname }),
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
  const { open, button } = await openDashboard();
  await open('Person 1');
  await button(rights.restriction.restrict).click();
  await expect.element(button(proof.withPasskey)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await said(proof.untouched);
  // Left on purpose, it needs no word.
  await button(texts.en.dashboard.cancel).click();
  await expect.element(button(rights.restriction.restrict)).toHaveFocus();
  expect(page.getByText(texts.en.dashboard.failure.action).query()).toBe(null);
  await button(rights.restriction.restrict).click();
  await button(proof.withPasskey).click();
  await eventually(() => expect(server.calls('admin_restrict')).toHaveLength(3));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(server.calls('admin_prove')).toMatchObject([{ proof: { response: { id: 'AAAA' } } }]);
});

test('a person to be erased is asked about at the press, and erased once the time to undo has passed', async () => {
  const server = wantingProof({
    admin_erase: () => ({ erased: 1 }),
    admin_expect_proof: () => undefined,
  });
  const { open, button, dialog } = await openDashboard();
  await open('Person 1');
  await button(person.erase).click();
  const email = 'person.1@example.org';
  await dialog.getByLabelText(person.confirm.replace('{email}', email)).fill(email);
  await button(person.eraseForGood).click();
  await said(proof.heading);
  await dialog.getByLabelText(account.now, { exact: true }).fill('right');
  stopClock();
  await userEvent.keyboard('{Enter}');
  const bar = page.getByRole('region', { name: rights.undo.label });
  await whileTimePasses(() => bar.element().textContent).toContain(email);
  await whileTimePasses(() => dialog.elements()).toHaveLength(0);
  await undoOffered();
  expect(server.calls('admin_expect_proof')).toMatchObject([
    { of: 'admin_erase', seconds: 20 },
    { of: 'admin_erase', seconds: 20 },
  ]);
  expect(server.calls('admin_erase')).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await whileTimePasses(notification).toContain(rights.undo.deleted);
  expect(server.calls('admin_erase')).toHaveLength(1);
});
