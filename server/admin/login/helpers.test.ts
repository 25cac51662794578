import { expect, test as onBoth } from 'vitest';
import {
  adminApi,
  type AdminAction,
  type AdminLogin,
  type AdminWaiting,
} from '../../../domain/admin/api.ts';
import type { CheckState } from '../../../domain/checks.ts';
import { ana } from '../../db/samples.fixture.ts';
import { now } from '../../app.fixture.ts';
import { describeOnBothEngines } from '../../stores/both-engines.fixture.ts';
import { openStore } from '../admin.fixture.ts';
import { ownerOnly } from '../refused-action.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { origin, startServer, startWithOwner, withHelper } from './passkeys.fixture.ts';
import { cheapHash } from './passwords.fixture.ts';

const allActions = Object.keys(adminApi) as AdminAction[];

/** What a helper may do. An action that is new here gives every helper more power. */
const helpersActions: AdminAction[] = [
  'admin_start',
  'admin_waiting',
  'admin_page',
  'admin_overview',
  'admin_visits',
  'admin_row',
  'admin_consent',
  'admin_newer',
  'admin_answer_message',
  'admin_data_subject_requests',
  'admin_add_data_subject_request',
  'admin_subscriber_emails',
  'admin_sessions',
  'admin_end_session',
  'admin_passkeys',
  'admin_passkey_options',
  'admin_add_passkey',
  'admin_rename_passkey',
  'admin_remove_passkey',
  'admin_prove_options',
  'admin_prove',
  'admin_stay',
  'admin_logout',
];

onBoth('the actions of a helper are those that read, mark as answered and enter requests', () => {
  expect(allActions.filter((action) => adminApi[action].role === 'helper')).toEqual(helpersActions);
});

describeOnBothEngines('helpers', (newDatabase, test) => {
  const open = () => openStore(newDatabase, false);

  onBoth(
    'a helper comes in by an invitation, makes a key, and logs in with it from then on',
    async () => {
      const { login, helper, owner, key, challenge, logIn, helpers, list, waysIn } =
        await withHelper(await open());
      expect(login.account).toEqual({
        username: 'Marta',
        role: 'helper',
        kept_in: null,
        has_first_password: false,
      });
      expect(await waysIn()).toEqual({ origin, password: true });
      const again = await logIn(key.sign(await challenge(), origin));
      expect(again.json<typeof login>().account).toEqual(login.account);
      expect(await helpers(owner)).toMatchObject([{ username: 'Marta', state: 'joined' }]);
      // Each sees their own passkeys and sessions.
      expect(await list(helper)).toMatchObject([{ id: key.id, name: 'her phone' }]);
      expect(await list(owner)).toEqual([]);
      const sessions = await helper.call({ action: 'admin_sessions' });
      expect(sessions.json<{ sessions: object[] }>().sessions).toHaveLength(2);
    },
  );

  onBoth('the log names the account of each action', async () => {
    const store = await open();
    await store.addSubmission({ ...ana, message: 'May I bring my dog?' });
    const { helper, owner, helpers } = await withHelper(store);
    await helper.call({ action: 'admin_answer_message', id: ana.id });
    const received_on = '2026-02-01';
    const request = { kind: 'access', email: 'rui@example.org', received_on } as const;
    await helper.call({ action: 'admin_add_data_subject_request', ...request });
    const [marta] = await helpers(owner);
    await owner.call({ action: 'admin_end_helper', id: marta?.id ?? '' });
    const done = (await store.auditEntries('actions')).map(
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

  onBoth('every action that wants the owner is refused to a helper, by its role', async () => {
    const { helper, send } = await withHelper(await open());
    for (const action of allActions.filter((each) => each !== 'admin_logout')) {
      const { statusCode, body } = await send({ token: helper.token, action });
      if (adminApi[action].role === 'owner') {
        expect([action, statusCode, body]).toEqual([
          action,
          403,
          JSON.stringify({ message: ownerOnly().message }),
        ]);
      } else {
        expect([action, [401, 403].includes(statusCode)]).toEqual([action, false]);
      }
    }
  });

  test('a helper reads no restricted message, whatever the ground', async () => {
    const store = await open();
    await store.addSubmission({ ...ana, message: 'a secret' });
    const { helper, owner } = await withHelper(store);
    await owner.call({ action: 'admin_restrict', email: ana.email });
    const opened = await helper.call({ action: 'admin_row', id: ana.id });
    expect(opened.json()).toMatchObject({ covered: true, message: null });
    const call = { action: 'admin_row', id: ana.id, ground: 'consent' } as const;
    expect((await helper.call(call)).statusCode).toBe(403);
    expect((await owner.call(call)).json()).toMatchObject({ message: 'a secret' });
  });

  test('what waits for the owner alone is not shown to a helper', async () => {
    const failing: CheckState = {
      name: 'site_outdated',
      status: 'fail',
      since: now.toISOString(),
      values: {},
    };
    const { helper, owner } = await withHelper(await open(), { checks: () => [failing] });
    const waiting = { action: 'admin_waiting', language: 'en' } as const;
    const checksOf = async ({ call }: typeof owner) =>
      (await call(waiting)).json<AdminWaiting>().checks.length;
    expect([await checksOf(owner), await checksOf(helper)]).toEqual([1, 0]);
  });

  onBoth('an invitation is accepted once, even where two accept it at once', async () => {
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

  onBoth('an invitation is accepted within a day', async () => {
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

  onBoth('an ended account is over at once: its sessions, its keys, its name', async () => {
    const store = await open();
    const { helper, owner, key, challenge, logIn, helpers, invite, waysIn } =
      await withHelper(store);
    const signed = key.sign(await challenge(), origin);
    const [marta] = await helpers(owner);
    const end = { action: 'admin_end_helper', id: marta?.id ?? '' } as const;
    expect((await owner.call(end)).json()).toEqual({ ended: true });
    expect((await owner.call(end)).json()).toEqual({ ended: false });
    expect(await helper.isAlive()).toBe(false);
    expect(await owner.isAlive()).toBe(true);
    expect((await logIn(signed)).statusCode).toBe(401);
    expect(await waysIn()).toEqual({ origin: null, password: true });
    expect(await helpers(owner)).toEqual([]);
    // A session that began at the same moment is stored after the account has ended.
    const account = { id: end.id, username: 'Marta', role: 'helper' } as const;
    const outlives = await store.addSession(account, '192.0.2.9', now);
    const owned = { token: outlives, action: 'admin_stay' };
    expect((await (await startServer(store)).send(owned)).statusCode).toBe(401);
    expect(await invite(owner)).toMatch(/^[\w-]{43}$/);
  });

  test('an invitation whose account has ended is not accepted', async () => {
    const { owner, invite, askToJoin, join, helpers } = await startWithOwner(await open());
    const invitation = (await invite(owner)) ?? '';
    const { challenge } = (await askToJoin(invitation)).json<{ challenge: string }>();
    const [marta] = await helpers(owner);
    await owner.call({ action: 'admin_end_helper', id: marta?.id ?? '' });
    const late = await join(invitation, createAuthenticator().make(challenge, origin));
    expect([late.statusCode, (await askToJoin(invitation)).statusCode]).toEqual([401, 401]);
  });

  test('a challenge of another account or purpose makes no key of a helper', async () => {
    const store = await open();
    const { owner, invite, askToJoin, join, challenge } = await startWithOwner(store);
    const [first, second] = [(await invite(owner)) ?? '', (await invite(owner, 'Rui')) ?? ''];
    const ofOther = (await askToJoin(second)).json<{ challenge: string }>().challenge;
    const ofOwner = await owner.call({ action: 'admin_passkey_options' });
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

  test('the key of one account proves nothing for another', async () => {
    const { helper, owner, key, add, list } = await withHelper(await open());
    const ofOwner = createAuthenticator();
    expect(await add(owner, ofOwner)).toEqual({ added: true });
    const proof = async (session: typeof owner, by: typeof key) => {
      const options = await session.call({ action: 'admin_prove_options' });
      const response = by.sign(options.json<{ challenge: string }>().challenge, origin);
      return (await session.call({ action: 'admin_prove', proof: { response } })).json<object>();
    };
    expect(await proof(helper, ofOwner)).toEqual({ proved: false });
    expect(await proof(owner, key)).toEqual({ proved: false });
    expect(await proof(helper, key)).toEqual({ proved: true });
    // Nor does one remove or rename the other's.
    const remove = { action: 'admin_remove_passkey', id: key.id } as const;
    expect((await owner.call(remove)).json()).toMatchObject({ removed: false });
    expect(await list(helper)).toHaveLength(1);
  });

  test('the password proves nothing for a helper, who keeps one key at least', async () => {
    const { helper, key, add } = await withHelper(await open());
    const guess = { action: 'admin_prove', proof: { password: 'correct horse' } } as const;
    expect((await helper.call(guess)).json()).toEqual({ proved: false });
    const remove = { action: 'admin_remove_passkey', id: key.id } as const;
    expect((await helper.call(remove)).statusCode).toBe(409);
    expect(await add(helper, createAuthenticator())).toEqual({ added: true });
    expect((await helper.call(remove)).json()).toEqual({ removed: true, logged_out: true });
  });

  test('a name is given once, and never that of the owner', async () => {
    const { owner, invite } = await startWithOwner(await open());
    expect(await invite(owner, ' Marta ')).not.toBe(null);
    expect(await invite(owner, 'Marta')).toBe(null);
    expect(await invite(owner, 'Olga')).toBe(null);
    const blank = await owner.call({ action: 'admin_invite_helper', username: ' ' });
    expect(blank.statusCode).toBe(400);
  });

  test('a new password or name of the owner leaves helpers theirs, and gives them nothing', async () => {
    const store = await open();
    const { helper, login } = await withHelper(store);
    // The owner takes the name that a helper has.
    const renamed = await startServer(store, {
      admin: { username: login.account.username, passwordHash: await cheapHash('dusk tents') },
    });
    const ask = (action: AdminAction) => renamed.send({ token: helper.token, action });
    expect((await ask('admin_stay')).statusCode).toBe(204);
    expect((await ask('admin_audit')).statusCode).toBe(403);
  });

  test('ended accounts are deleted with the events that name them', async () => {
    const store = await open();
    const { owner, helpers } = await withHelper(store);
    const [marta] = await helpers(owner);
    await owner.call({ action: 'admin_end_helper', id: marta?.id ?? '' });
    expect(await store.helpers.purge(now)).toBe(0);
    expect(await store.helpers.purge(new Date(now.getTime() + 1))).toBe(1);
  });
});
