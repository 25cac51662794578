import { describe, expect, test } from 'vitest';
import { unproved } from '../../../domain/admin/account.ts';
import { type AdminLogin } from '../../../domain/admin/api.ts';
import { ana } from '../../db/samples.fixture.ts';
import { now, password } from '../../app.fixture.ts';
import type { ActionOptions } from '../action-context.ts';
import { createActions } from '../actions.ts';
import { openStore } from '../admin.fixture.ts';
import { ownerOnly } from '../refused-action.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { origin, startServer, startWithOwner, withHelper } from './passkeys.fixture.ts';
import { cheapHash } from './passwords.fixture.ts';

const allActions = Object.keys(createActions({ store: { emails: {} } } as ActionOptions));

describe('helpers', () => {
  const open = () => openStore(false);

  test('a helper comes in by an invitation, makes a key, and logs in with it from then on', async () => {
    const { login, helper, owner, key, challenge, logIn, helpers, list, waysIn } = await withHelper(
      await open(),
    );
    expect(login.account).toEqual({
      username: 'Marta',
      role: 'helper',
      kept_in: null,
      has_password: false,
      has_first_password: false,
    });
    expect(await waysIn()).toEqual({ origin });
    const again = await logIn(key.sign(await challenge(), origin));
    expect(again.json<typeof login>().account).toEqual(login.account);
    expect(await helpers(owner)).toMatchObject([{ username: 'Marta', state: 'joined' }]);
    // Each sees their own passkeys and sessions.
    expect(await list(helper)).toMatchObject([{ id: key.id, name: 'her phone' }]);
    expect(await list(owner)).toEqual([]);
    const sessions = await helper.call({ action: 'sessions' });
    expect(sessions.json<{ sessions: object[] }>().sessions).toHaveLength(2);
  });

  test('the log names the account of each action', async () => {
    const store = await open();
    await store.addSubmission({ ...ana, message: 'May I bring my dog?' });
    const { helper, owner, helpers, end } = await withHelper(store);
    await helper.call({ action: 'answer_message', id: ana.id });
    const received_on = '2026-02-01';
    const request = { kind: 'access', email: 'rui@example.org', received_on } as const;
    await helper.call({ action: 'add_request', ...request });
    const [marta] = await helpers(owner);
    await end(owner, marta?.id);
    const done = (await store.logEntries('actions')).map(
      ({ kind, account }) => `${kind} ${account}`,
    );
    expect(done).toEqual([
      'end_helper olga',
      'add_request Marta',
      'answer_message Marta',
      'accept_invitation Marta',
      'invite_helper olga',
    ]);
  });

  test('accounts, exporting the list, erasing and sending are refused to a helper, and nothing else is', async () => {
    const { helper, send } = await withHelper(await open());
    const refusal = JSON.stringify({ message: ownerOnly().message });
    const refused: string[] = [];
    for (const action of allActions.filter((each) => each !== 'logout')) {
      const { statusCode, body } = await send({ token: helper.token, action });
      if (statusCode === 403 && body === refusal) refused.push(action);
      else expect([action, [401, 403].includes(statusCode)]).toEqual([action, false]);
    }
    expect(refused.toSorted()).toEqual([
      'change_password',
      'delete_submission',
      'end_helper',
      'erase',
      'export_list',
      'helpers',
      'invite_helper',
      'resume_letter',
      'send_letter',
    ]);
  });

  test('an invitation is accepted once, even where two accept it at once', async () => {
    const { owner, invite, askToJoin, join, helpers, list, session } = await startWithOwner(
      await open(),
    );
    const invitation = (await invite(owner)) ?? '';
    const made = async () => {
      const { challenge } = (await askToJoin(invitation)).json<{ challenge: string }>();
      return createAuthenticator().make(challenge, origin);
    };
    const both = [await made(), await made()];
    const answers = await Promise.all(both.map((each) => join(invitation, each)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    const accepted = answers.find(({ statusCode }) => statusCode === 200);
    const login = accepted?.json<AdminLogin>();
    expect(login && (await list(session(login)))).toHaveLength(1);
    expect((await askToJoin(invitation)).statusCode).toBe(401);
    expect((await join(invitation, createAuthenticator().make('AAAA', origin))).statusCode).toBe(
      401,
    );
    expect(await helpers(owner)).toMatchObject([{ state: 'joined' }]);
  });

  test('an invitation is accepted within a day', async () => {
    const { owner, invite, askToJoin, join, helpers, later, withPassword } = await startWithOwner(
      await open(),
    );
    const invitation = (await invite(owner)) ?? '';
    later(24 * 60 - 1);
    const { challenge } = (await askToJoin(invitation)).json<{ challenge: string }>();
    later(1);
    const late = await join(invitation, createAuthenticator().make(challenge, origin));
    expect([late.statusCode, (await askToJoin(invitation)).statusCode]).toEqual([401, 401]);
    expect(await helpers(await withPassword())).toMatchObject([{ state: 'expired' }]);
  });

  test('an ended account is over at once: its sessions, its keys, its name, its invitation', async () => {
    const store = await open();
    const {
      helper,
      owner,
      key,
      challenge,
      challenged,
      logIn,
      helpers,
      invite,
      end,
      askToJoin,
      join,
    } = await withHelper(store);
    const signed = key.sign(await challenge(), origin);
    const [marta] = await helpers(owner);
    expect(await end(owner, marta?.id)).toEqual({ ended: true });
    expect(await end(owner, marta?.id)).toEqual({ ended: false });
    expect([await helper.isAlive(), await owner.isAlive()]).toEqual([false, true]);
    expect((await logIn(signed)).statusCode).toBe(401);
    expect(await helpers(owner)).toEqual([]);
    const invitation = (await invite(owner)) ?? '';
    const made = await challenged(askToJoin(invitation));
    const [again] = await helpers(owner);
    await end(owner, again?.id);
    const late = await join(invitation, createAuthenticator().make(made, origin));
    expect([late.statusCode, (await askToJoin(invitation)).statusCode]).toEqual([401, 401]);
    // Both are deleted with the events that name them.
    expect(await store.helpers.purge(now)).toBe(0);
    expect(await store.helpers.purge(new Date(now.getTime() + 60_000))).toBe(2);
  });

  test('a challenge of another account or purpose makes no key of a helper', async () => {
    const store = await open();
    const { owner, invite, askToJoin, join, challenge } = await startWithOwner(store);
    const [first, second] = [(await invite(owner)) ?? '', (await invite(owner, 'Rui')) ?? ''];
    const ofOther = (await askToJoin(second)).json<{ challenge: string }>().challenge;
    const ofOwner = await owner.call({ action: 'passkey_options' });
    const challenges = [
      ofOther,
      ofOwner.json<{ challenge: string }>().challenge,
      await challenge(),
    ];
    for (const each of challenges) {
      const made = createAuthenticator().make(each, origin);
      expect((await join(first, made)).statusCode).toBe(400);
    }
    const elsewhere = (await askToJoin(first)).json<{ challenge: string }>().challenge;
    const phished = createAuthenticator().make(elsewhere, 'https://raizdovau.evil');
    expect((await join(first, phished)).statusCode).toBe(400);
  });

  test('no account touches the passkeys of another, and a helper keeps one at least, and has no password', async () => {
    const { helper, owner, key, add, list, proofBy } = await withHelper(await open());
    const remove = { action: 'remove_passkey', id: key.id } as const;
    const byOwner = await owner.call({ ...remove, proof: { password } });
    expect(byOwner.json()).toMatchObject({ removed: false });
    expect(await list(helper)).toHaveLength(1);
    const guess = await helper.call({ ...remove, proof: { password } });
    expect([guess.statusCode, guess.json()]).toEqual([403, { message: unproved }]);
    const removed = async () => helper.call({ ...remove, proof: await proofBy(helper, key) });
    expect((await removed()).statusCode).toBe(409);
    const proof = await proofBy(helper, key);
    expect(await add(helper, createAuthenticator(), 'second', proof)).toEqual({ added: true });
    expect((await removed()).json()).toEqual({ removed: true, logged_out: true });
  });

  test('a name is given once', async () => {
    const { owner, invite } = await startWithOwner(await open());
    expect(await invite(owner, ' Marta ')).not.toBe(null);
    expect(await invite(owner, 'Marta')).toBe(null);
    const blank = { action: 'invite_helper', username: ' ', proof: { password } } as const;
    expect((await owner.call(blank)).statusCode).toBe(400);
  });

  test('an owner who takes the name of a helper leaves them their role', async () => {
    const store = await open();
    const { key, login } = await withHelper(store);
    const renamed = await startServer(store, {
      admin: { username: login.account.username, passwordHash: await cheapHash('dusk tents') },
    });
    const again = await renamed.logIn(key.sign(await renamed.challenge(), origin));
    expect(again.json<AdminLogin>().account.role).toBe('helper');
  });
});
