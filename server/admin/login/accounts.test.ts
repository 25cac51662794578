import { describe, expect, test } from 'vitest';
import { now, password } from '../../app.fixture.ts';
import { ana } from '../../db/samples.fixture.ts';
import { byAdministrator } from '../../events/change.ts';
import type { ActionOptions } from '../action-context.ts';
import { createActions, type ActionName } from '../actions.ts';
import { openStore } from '../admin.fixture.ts';
import { ownerOnly } from '../refused-action.ts';
import { accountReader, ensureAdminAccount } from './account.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { origin, startServer, withHelper, withOwner } from './login.fixture.ts';
import { cheapHash } from './passwords.fixture.ts';
import { verifyPassword } from './passwords.ts';

const newPassword = 'lagoon tents at dusk';
const proof = { password };
const passwordHash = await cheapHash(password);

/** The account that a first start makes, on servers that start at once, or again. */
async function firstStart(configured?: { username: string; passwordHash: string }) {
  const store = await openStore(false);
  const start = () => ensureAdminAccount(configured, store, () => now);
  const made = [...(await Promise.all([start(), start()])), await start()];
  const announced = made.filter((account) => account !== undefined);
  return { announced, account: await accountReader(configured, store)() };
}

/** A server whose account stands in the store, with a password of the first start. */
async function withStored() {
  const store = await openStore(false);
  await store.createAdminAccount({ username: 'olga', passwordHash, createdAt: now });
  const server = await withOwner({ store, admin: undefined });
  const change = (to: string, by: object = { proof }) =>
    server.owner.call('change_password', { password: to, ...by });
  return { ...server, change };
}

describe('the owner', () => {
  test('is told the password of the first start once, however many servers start', async () => {
    const { announced, account } = await firstStart();
    expect(announced).toMatchObject([{ username: 'admin' }]);
    const [{ password: shown } = { password: '' }] = announced;
    expect(shown).toMatch(/^[\w-]{20}$/);
    expect(await verifyPassword(shown, account.passwordHash)).toBe(true);
    expect(account.password).toBe('first');
  });

  test('has the configured account where there is one, and none is made', async () => {
    const { announced, account } = await firstStart({ username: 'olga', passwordHash });
    expect(announced).toEqual([]);
    expect(account).toMatchObject({ username: 'olga', passwordHash, password: 'configured' });
  });

  test('changes the password, which ends every session on every server', async () => {
    const { store, owner, ownersKey, byKey, byPassword, session, change } = await withStored();
    expect(owner.account).toEqual({ username: 'olga', role: 'owner', password: 'first' });
    const other = await startServer({ store, admin: undefined });
    const elsewhere = [await session(byKey(ownersKey)), await other.session(other.byPassword())];
    expect((await change(newPassword)).json()).toEqual({ changed: true });
    const alive = await Promise.all([owner, ...elsewhere].map((each) => each.isAlive()));
    expect(alive).toEqual([false, false, false]);
    for (const log of [byPassword, other.byPassword]) {
      expect((await log(password)).statusCode).toBe(401);
      expect((await session(log(newPassword))).account.password).toBe('own');
    }
    const entries = await store.logEntries('actions');
    expect(entries).toMatchObject([{ kind: 'change_password', account: 'olga' }, {}]);
    expect(JSON.stringify(entries)).not.toContain(newPassword);
  });

  test('who changes the password in two sessions at once is told which of them did not', async () => {
    const { change } = await withStored();
    const answers = await Promise.all([change(newPassword), change(`${newPassword} too`)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('is told why a new password is refused', async () => {
    const { change, byPassword } = await withStored();
    expect((await change('vau-tent-42')).json()).toEqual({ changed: false, reason: 'short' });
    expect((await byPassword()).statusCode).toBe(200);
  });

  test('whose token is stolen is safe from guesses: wrong passwords count as failed logins', async () => {
    const { owner, change } = await withStored();
    for (let count = 0; count < 10; count += 1) {
      expect((await change(newPassword, { proof: { password: 'wrong' } })).statusCode).toBe(403);
    }
    const answer = await change(newPassword);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await owner.isAlive()).toBe(true);
  });

  test('changes the password of the configuration there alone', async () => {
    const { owner } = await withOwner();
    const answer = await owner.call('change_password', { password: newPassword, proof });
    expect(answer.statusCode).toBe(409);
  });

  test('without a password logs in with a passkey, keeps one at least, and sets a password by it', async () => {
    const { store, ownersKey: key, byKey, byPassword, session } = await withStored();
    await store.changePassword(passwordHash, 'none at all', byAdministrator('olga', now));
    for (const tried of ['', 'none at all', password]) {
      expect((await byPassword(tried)).statusCode).toBe(401);
    }
    const olga = await session(byKey(key));
    expect(olga.account.password).toBe('none');
    const call = async (name: ActionName, fields: object) =>
      olga.call(name, { ...fields, ...(await olga.proofBy(key)) });
    expect((await call('remove_passkey', { id: key.id })).statusCode).toBe(409);
    const change = { password: newPassword };
    expect((await call('change_password', change)).json()).toEqual({ changed: true });
    expect((await byPassword(newPassword)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  test('is listed with the others of its account, which it ends', async () => {
    const { owner, byPassword, session, later } = await withOwner();
    later(10);
    const second = await session(byPassword(password, '2001:db8::1'));
    const { sessions } = await second.read('account');
    expect(sessions).toMatchObject([
      { ip_address: '2001:db8::1', current: true },
      { ip_address: '192.0.2.1', current: false },
    ]);
    const id = sessions[1]?.id;
    expect(await second.read('end_session', { id })).toEqual({ ended: true });
    expect([await owner.isAlive(), await second.isAlive()]).toEqual([false, true]);
    expect(await second.read('end_session', { id })).toEqual({ ended: false });
  });

  test('ends after twelve hours, however much it is used, and is purged with its IP address', async () => {
    const { store, owner, later } = await withOwner();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      later(20);
      expect(await owner.isAlive()).toBe(true);
    }
    expect(await store.sessions('olga', now)).toHaveLength(1);
    const end = later(20);
    expect(await owner.isAlive()).toBe(false);
    await store.purgeSessions(end);
    expect(await store.sessions('olga', now)).toEqual([]);
  });
});

describe('a helper', () => {
  test('comes in by an invitation, logs in with the key made then, and is named in the log', async () => {
    const { store, helper, owner, key, byKey, session } = await withHelper();
    expect(helper.account).toEqual({ username: 'Marta', role: 'helper', password: 'none' });
    expect((await session(byKey(key))).account).toEqual(helper.account);
    expect(await owner.read('account')).toMatchObject({ helpers: [{ state: 'joined' }] });
    expect(await helper.read('account')).toMatchObject({
      passkeys: [{ id: key.id, name: 'her phone' }],
      helpers: [],
    });
    await store.addSubmission({ ...ana, message: 'May I bring my dog?' });
    await helper.call('answer_message', { id: ana.id });
    const done = (await store.logEntries('actions')).map(
      ({ kind, account }) => `${kind} ${account}`,
    );
    expect(done.slice(0, 3)).toEqual([
      'answer_message Marta',
      'accept_invitation Marta',
      'invite_helper olga',
    ]);
  });

  test('is refused accounts, exporting the list, erasing and sending, and nothing else', async () => {
    const { helper } = await withHelper();
    const refusal = JSON.stringify({ message: ownerOnly().message });
    const refused: string[] = [];
    const actions = createActions({ store: { emails: {} } } as ActionOptions);
    for (const action of Object.keys(actions) as ActionName[]) {
      if (action === 'logout') continue;
      const { statusCode, body } = await helper.call(action);
      if (statusCode === 403 && body === refusal) refused.push(action);
      else expect([action, [401, 403].includes(statusCode)]).toEqual([action, false]);
    }
    expect(refused.toSorted()).toEqual([
      'change_password',
      'delete_submission',
      'end_helper',
      'erase',
      'export_list',
      'export_wave',
      'invite_helper',
      'press_place',
      'press_wave',
      'resume_letter',
      'send_letter',
    ]);
  });

  test('accepts an invitation once, even where two accept it at once', async () => {
    const { owner, invite, askToJoin, join, challenged } = await withOwner();
    const invitation = await invite(owner);
    const made = async () =>
      createAuthenticator().make(await challenged(askToJoin(invitation)), origin);
    const both = [await made(), await made()];
    const answers = await Promise.all(both.map((each) => join(invitation, each)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect((await askToJoin(invitation)).statusCode).toBe(401);
  });

  test('accepts an invitation within a day, and by a challenge of their own', async () => {
    const { owner, invite, askToJoin, join, challenged, later, session, byPassword } =
      await withOwner();
    const [invitation, another] = [await invite(owner), await invite(owner, 'Rui')];
    const ofAnother = await challenged(askToJoin(another));
    const phished = createAuthenticator().make(ofAnother, origin);
    expect((await join(invitation, phished)).statusCode).toBe(400);
    later(24 * 60 - 1);
    const challenge = await challenged(askToJoin(invitation));
    later(1);
    const late = await join(invitation, createAuthenticator().make(challenge, origin));
    expect([late.statusCode, (await askToJoin(invitation)).statusCode]).toEqual([401, 401]);
    const { read } = await session(byPassword());
    expect(await read('account')).toMatchObject({
      helpers: [{ state: 'expired' }, { state: 'expired' }],
    });
  });

  test('is out at once when the owner ends the account: sessions, keys, invitation, and the name is free', async () => {
    const { store, helper, owner, key, byKey, invite, askToJoin, later } = await withHelper();
    const end = async () => {
      const [marta] = (await owner.read('account')).helpers;
      return owner.read('end_helper', { id: marta?.id ?? 'olga', proof });
    };
    expect(await end()).toEqual({ ended: true });
    expect([await helper.isAlive(), (await byKey(key)).statusCode]).toEqual([false, 401]);
    const invitation = await invite(owner);
    for (const username of ['Marta', 'olga']) {
      expect(await owner.read('invite_helper', { username, proof })).toEqual({ invitation: null });
    }
    expect(await end()).toEqual({ ended: true });
    expect((await askToJoin(invitation)).statusCode).toBe(401);
    expect(await end()).toEqual({ ended: false });
    expect((await owner.read('account')).passkeys).toHaveLength(1);
    // Both are deleted with the entries of the log that name them.
    expect(await store.helpers.purge(now)).toBe(0);
    expect(await store.helpers.purge(later(1))).toBe(2);
  });

  test('touches the passkeys of nobody else, and keeps one at least', async () => {
    const { helper, owner, key, add } = await withHelper();
    const byOwner = await owner.read('remove_passkey', { id: key.id, proof });
    expect(byOwner).toEqual({ removed: false });
    const remove = async () =>
      helper.call('remove_passkey', { id: key.id, ...(await helper.proofBy(key)) });
    expect((await remove()).statusCode).toBe(409);
    await add(helper, createAuthenticator(), await helper.proofBy(key));
    expect((await remove()).json()).toEqual({ removed: true });
    expect(await helper.isAlive()).toBe(false);
  });

  test('keeps the role where the owner takes the same name', async () => {
    const { store, key } = await withHelper();
    const renamed = await startServer({ store, admin: { username: 'Marta', passwordHash } });
    expect((await renamed.session(renamed.byKey(key))).account.role).toBe('helper');
  });
});
