import { describe, expect, test as onBoth, vi } from 'vitest';
import { everything } from '../../../content/everything.fixture.ts';
import type { AdminLogin, AdminResponse } from '../../../domain/admin/api.ts';
import { unproved } from '../../../domain/admin/account.ts';
import { now, password } from '../../app.fixture.ts';
import { describeOnBothEngines } from '../../stores/both-engines.fixture.ts';
import { openStore } from '../admin.fixture.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { home, origin, startServer, stranger, withKey } from './passkeys.fixture.ts';
import { cheapHash } from './passwords.fixture.ts';
import { relyingParty } from './passkeys.ts';
import { passkeysAtStart } from './passkeys-at-start.ts';
import { openChallenges } from './stored-passkeys.ts';

const otherHash = await cheapHash('lagoon tents at dusk');

describeOnBothEngines('passkeys', (newDatabase, test) => {
  const open = () => openStore(newDatabase, false);

  onBoth('a key that was added logs in, and the login is known without any before', async () => {
    const server = await startServer(await open());
    expect(await server.waysIn()).toEqual({ origin: null, password: true });
    const { challenge, logIn, key, begun, list, waysIn, session } = await withKey(await open());
    expect(await waysIn()).toEqual({ origin, password: true });
    const login = await logIn(key.sign(await challenge(), origin));
    expect(login.statusCode).toBe(200);
    expect(login.headers).not.toHaveProperty('set-cookie');
    expect(login.json<AdminLogin>().account).toMatchObject({ username: 'olga' });
    expect(await session(login.json()).isAlive()).toBe(true);
    expect(await list(begun)).toEqual([
      {
        id: key.id,
        name: 'my phone',
        created_at: now.toISOString(),
        last_used_at: now.toISOString(),
        backed_up: false,
        is_of_this_address: true,
      },
    ]);
  });

  onBoth(
    'several keys are kept, named anew, and removed with the sessions begun with them',
    async () => {
      const { add, begun, key, list, logIn, challenge, session } = await withKey(await open());
      const second = createAuthenticator({ isBackedUp: true });
      expect(await add(begun, second, 'key in the safe')).toEqual({ added: true });
      expect(await add(begun, second)).toEqual({ added: false, reason: 'known' });
      const renamed = { action: 'admin_rename_passkey', id: key.id, name: 'old phone' } as const;
      expect((await begun.call(renamed)).json()).toEqual({ renamed: true });
      const names = async () => (await list(begun)).map(({ name }) => name).toSorted();
      expect(await names()).toEqual(['key in the safe', 'old phone']);

      const byFirst = session((await logIn(key.sign(await challenge(), origin))).json());
      const bySecond = session((await logIn(second.sign(await challenge(), origin))).json());
      const removed = { action: 'admin_remove_passkey', id: key.id } as const;
      const { sessions } = (await begun.call({ action: 'admin_sessions' })).json<
        AdminResponse<'admin_sessions'>
      >();
      expect(sessions.map(({ passkey }) => passkey).toSorted()).toEqual(
        ['key in the safe', 'old phone', null].toSorted(),
      );
      const gone = { removed: true, logged_out: false };
      expect((await begun.call(removed)).json()).toEqual(gone);
      expect((await begun.call(removed)).json()).toEqual({ ...gone, removed: false });
      expect(await Promise.all([byFirst.isAlive(), bySecond.isAlive(), begun.isAlive()])).toEqual([
        false,
        true,
        true,
      ]);
      expect((await logIn(key.sign(await challenge(), origin, { counter: 2 }))).statusCode).toBe(
        401,
      );
      const { entries } = (await begun.call({ action: 'admin_audit' })).json<
        AdminResponse<'admin_audit'>
      >();
      expect(entries.map(({ kind, account }) => `${kind} ${account}`)).toEqual([
        'remove_passkey olga',
        'add_passkey olga',
        'add_passkey olga',
      ]);
    },
  );

  onBoth('what a key signed logs in once, and within two minutes', async () => {
    const { key, challenge, logIn, later } = await withKey(await open());
    const signed = key.sign(await challenge(), origin);
    expect((await logIn(signed)).statusCode).toBe(200);
    expect((await logIn(signed)).statusCode).toBe(401);
    const late = key.sign(await challenge(), origin, { counter: 2 });
    later(2);
    expect((await logIn(late)).statusCode).toBe(401);
  });

  onBoth('a key whose counter goes back is a clone, unless it is on several devices', async () => {
    const { key, challenge, logIn, add, begun } = await withKey(await open());
    const counted = async (counter: number, by = key) =>
      (await logIn(by.sign(await challenge(), origin, { counter }))).statusCode;
    expect([await counted(5), await counted(6), await counted(5), await counted(6)]).toEqual([
      200, 200, 401, 401,
    ]);
    const synced = createAuthenticator({ isBackedUp: true });
    await add(begun, synced, 'synced');
    expect([await counted(5, synced), await counted(4, synced)]).toEqual([200, 200]);
  });

  test('one more than a thousand open challenges closes the oldest', async () => {
    const store = await open();
    const at = (second: number) => new Date(now.getTime() + second);
    for (let count = 0; count <= openChallenges; count += 1) {
      await store.passkeys.addChallenge(`challenge ${count}`, 'log_in', '', at(count));
    }
    const take = (count: number) =>
      store.passkeys.takeChallenge(`challenge ${count}`, 'log_in', '', at(openChallenges));
    expect([await take(0), await take(1), await take(1)]).toEqual([false, true, false]);
  });

  test('an assertion for another origin, party, purpose, key or account is refused', async () => {
    const store = await open();
    const { key, challenge, logIn, begun, send } = await withKey(store);
    const refused = async (response: object) => (await logIn(response)).statusCode;
    expect(await refused(key.sign(await challenge(), 'https://raizdovau.evil'))).toBe(401);
    expect(await refused(key.sign(await challenge(), 'http://localhost:3001'))).toBe(401);
    expect(await refused(key.sign(await challenge(), origin, { party: 'evil.org' }))).toBe(401);
    // Nobody was asked for a finger or a PIN.
    expect(await refused(key.sign(await challenge(), origin, { flags: 0x01 }))).toBe(401);
    // A challenge that nobody gave out, and one for what a session shows.
    expect(await refused(key.sign('AAAA', origin))).toBe(401);
    const toProve = await begun.call({ action: 'admin_prove_options' });
    const proof = toProve.json<{ challenge: string }>().challenge;
    expect(await refused(key.sign(proof, origin))).toBe(401);
    // Another key in this one's name.
    const forged = { ...createAuthenticator().sign(await challenge(), origin), id: key.id };
    expect(await refused({ ...forged, rawId: key.id })).toBe(401);
    // A challenge for a new passkey, of the same account.
    const toAdd = await begun.call({ action: 'admin_passkey_options' });
    const mixedUp = key.sign(toAdd.json<{ challenge: string }>().challenge, origin);
    const shown = await begun.call({ action: 'admin_prove', proof: { response: mixedUp } });
    expect(shown.json()).toEqual({ proved: false });
    // A challenge of another account, and a key of another account.
    await store.passkeys.addChallenge('b3RoZXI', 'prove', 'rui', now);
    const response = key.sign('b3RoZXI', origin);
    const proved = await begun.call({ action: 'admin_prove', proof: { response } });
    expect(proved.json()).toEqual({ proved: false });
    const ofAnother = await startServer(store, {
      admin: { username: 'rui', passwordHash: otherHash },
    });
    const other = key.sign(await ofAnother.challenge(), origin);
    expect((await ofAnother.logIn(other)).statusCode).toBe(401);
    expect((await send({ action: 'admin_log_in', response: {} })).statusCode).toBe(400);
    expect((await logIn(key.sign(await challenge(), origin))).statusCode).toBe(200);
  });

  test('a passkey is added only as it was asked for', async () => {
    const { withPassword, challenge } = await startServer(await open());
    const { call } = await withPassword();
    const key = createAuthenticator();
    const ask = async () =>
      (await call({ action: 'admin_passkey_options' })).json<{ challenge: string }>().challenge;
    const add = async (response: ReturnType<typeof key.make>) =>
      (await call({ action: 'admin_add_passkey', name: 'x', response })).json<object>();
    const refusal = { added: false, reason: 'unverified' };
    expect(await add(key.make(await ask(), 'https://raizdovau.evil'))).toEqual(refusal);
    expect(await add(key.make(await challenge(), origin))).toEqual(refusal);
    const elsewhere = createAuthenticator({ rpId: 'evil.org' });
    expect(await add(elsewhere.make(await ask(), origin))).toEqual(refusal);
    const made = key.make(await ask(), origin);
    expect(await add(made)).toEqual({ added: true });
    expect(await add(made)).toEqual(refusal);
  });

  test('adding and removing keys want the password or a key of the last five minutes', async () => {
    const { begun, key, later, prove, add } = await withKey(await open());
    later(4);
    expect(await add(begun, createAuthenticator())).toEqual({ added: true });
    later(1);
    const remove = { action: 'admin_remove_passkey', id: key.id } as const;
    for (const call of [{ action: 'admin_passkey_options' }, remove] as const) {
      const answer = await begun.call(call);
      expect([answer.statusCode, answer.json()]).toEqual([403, { message: unproved }]);
    }
    const withPassword = (tried: string) =>
      begun.call({ action: 'admin_prove', proof: { password: tried } });
    expect((await withPassword('wrong')).json()).toEqual({ proved: false });
    expect((await begun.call(remove)).statusCode).toBe(403);
    expect(await prove(begun, createAuthenticator())).toEqual({ proved: false });
    expect((await begun.call(remove)).statusCode).toBe(403);
    expect(await prove(begun, key)).toEqual({ proved: true });
    expect((await begun.call(remove)).json()).toEqual({ removed: true, logged_out: false });
    later(5);
    expect((await withPassword(password)).json()).toEqual({ proved: true });
    expect((await begun.call({ action: 'admin_passkey_options' })).statusCode).toBe(200);
  });

  test('a stolen token does not help to guess the password, and wrong ones count as failed logins', async () => {
    const { begun } = await withKey(await open());
    const guess = () => begun.call({ action: 'admin_prove', proof: { password: 'wrong' } });
    for (let count = 0; count < 10; count += 1) expect((await guess()).statusCode).toBe(200);
    expect((await guess()).statusCode).toBe(429);
  });

  test.runIf(everything)(
    'ten thousand refused assertions leave nothing, and the owner logs in meanwhile, by key and by password',
    async () => {
      const store = await open();
      const { key, challenge, logIn, withPassword } = await withKey(store);
      const forged = createAuthenticator().sign('AAAA', origin);
      const statuses = new Set<number>();
      for (let count = 0; count < 10_000; count += 1) {
        const from = `198.51.100.${count % 100}`;
        statuses.add((await logIn({ ...forged, id: key.id, rawId: key.id }, from)).statusCode);
      }
      expect([...statuses]).toEqual([401, 429]);
      expect((await logIn(key.sign(await challenge(), origin))).statusCode).toBe(200);
      expect(await (await withPassword()).isAlive()).toBe(true);
      // One entry a minute, with their number.
      const refused = (await store.auditEntries('accesses')).filter(
        ({ kind }) => kind === 'refuse_login',
      );
      expect(refused).toHaveLength(1);
    },
    60_000,
  );

  test('refused assertions count as failed logins of their IP address', async () => {
    const { key, challenge, logIn } = await withKey(await open());
    const forged = key.sign('AAAA', origin);
    for (let count = 0; count < 10; count += 1) {
      expect((await logIn(forged, stranger)).statusCode).toBe(401);
    }
    const right = key.sign(await challenge(), origin);
    expect((await logIn(right, stranger)).statusCode).toBe(429);
    expect((await logIn(right)).statusCode).toBe(200);
  });

  test('challenges are limited by address and by network, with a token too', async () => {
    const { send, withPassword } = await startServer(await open());
    const ask = async (from: string) =>
      (await send({ action: 'admin_log_in_options' }, from)).statusCode;
    const askOften = async (from: string, often: number) => {
      for (let count = 0; count < often; count += 1) expect(await ask(from)).toBe(200);
    };
    await askOften(stranger, 30);
    expect(await ask(stranger)).toBe(429);
    // Three networks of /64 use up what their /48 may.
    for (const part of [1, 2, 3]) await askOften(`2001:db8:1:${part}::1`, 30);
    expect(await ask('2001:db8:1:4::1')).toBe(429);
    expect(await ask('2001:db8:2:1::1')).toBe(200);

    const { call } = await withPassword();
    await askOften(home, 29);
    expect((await call({ action: 'admin_prove_options' })).statusCode).toBe(200);
    for (const action of ['admin_prove_options', 'admin_passkey_options'] as const) {
      expect((await call({ action })).statusCode).toBe(429);
    }
  });

  test('a store that fails while a challenge is looked up refuses no key', async () => {
    const store = await open();
    const { key, challenge, logIn, begun } = await withKey(store);
    const signed = key.sign(await challenge(), origin);
    const broken = vi
      .spyOn(store.passkeys, 'takeChallenge')
      .mockRejectedValue(new Error('the disk is gone'));
    expect((await logIn(signed)).statusCode).toBe(500);
    const proof = { response: signed };
    expect((await begun.call({ action: 'admin_prove', proof })).statusCode).toBe(500);
    const refused = (await store.auditEntries('accesses')).filter(
      ({ kind }) => kind === 'refuse_login',
    );
    expect(refused).toEqual([]);
    broken.mockRestore();
    expect((await logIn(signed)).statusCode).toBe(200);
  });

  test('at another address of the site the keys of before log nobody in, and the password does', async () => {
    const store = await open();
    const { key } = await withKey(store);
    const moved = await startServer(store, { siteUrl: 'https://vau.org' });
    expect(await moved.waysIn()).toEqual({ origin: null, password: true });
    const signed = key.sign(await moved.challenge(), 'https://vau.org', { party: 'vau.org' });
    expect((await moved.logIn(signed)).statusCode).toBe(401);
    const session = await moved.withPassword();
    expect(await moved.list(session)).toMatchObject([{ is_of_this_address: false }]);
  });

  test('the start says how many keys are of another address of the site', async () => {
    const store = await open();
    await withKey(store);
    expect(await passkeysAtStart(store, 'https://raizdovau.example', () => now)).toEqual([]);
    for (const siteUrl of ['https://vau.org', 'http://192.0.2.1']) {
      expect(await passkeysAtStart(store, siteUrl, () => now)).toEqual([
        expect.stringMatching(/^1 passkey/),
      ]);
    }
  });

  test('a new password ends the sessions of keys, too', async () => {
    const store = await open();
    const { key, challenge, logIn, session } = await withKey(store);
    const opened = session((await logIn(key.sign(await challenge(), origin))).json());
    const changed = await startServer(store, {
      admin: { username: 'olga', passwordHash: otherHash },
    });
    expect(await opened.isAlive()).toBe(true);
    const answer = await changed.send({ token: opened.token, action: 'admin_audit' });
    expect(answer.statusCode).toBe(401);
  });
});

describe('where passkeys work', () => {
  onBoth.each([
    ['https://vau.org', { id: 'vau.org', origin: 'https://vau.org' }],
    ['https://raizdovau.example', { id: 'localhost', origin: 'http://localhost:8080' }],
    ['http://127.0.0.1:3000', undefined],
    ['http://[::1]:3000', undefined],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ])('%s', (siteUrl, party) => {
    expect(relyingParty(siteUrl, 8080)).toEqual(party);
  });
});
