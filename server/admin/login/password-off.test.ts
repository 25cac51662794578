import { expect, test as onBoth } from 'vitest';
import type { AdminLogin } from '../../../domain/admin/api.ts';
import { now, password } from '../../app.fixture.ts';
import { describeOnBothEngines } from '../../stores/both-engines.fixture.ts';
import { openAdmin, openStore } from '../admin.fixture.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { passkeysAtStart } from './passkeys-at-start.ts';
import { cheapHash } from './passwords.fixture.ts';

const origin = 'http://localhost:3000';
const madeUp = 'https://raizdovau.example';
const passwordHash = await cheapHash(password);
const login = { username: 'olga', password, action: 'fetch_submissions' };

describeOnBothEngines('a password that is switched off', (newDatabase, test) => {
  const open = async (...keys: ReturnType<typeof createAuthenticator>[]) => {
    const store = await openStore(newDatabase, false);
    const account = { username: 'olga', passwordHash, createdAt: now, passwordChangedAt: now };
    await store.createAdminAccount(account);
    const admin = await openAdmin(store, false, { admin: undefined });
    const { call, request, send } = admin;
    for (const [index, key] of keys.entries()) {
      const { challenge } = await request('admin_passkey_options', {});
      const response = key.make(challenge, origin);
      const added = await request('admin_add_passkey', { name: `key ${index}`, response });
      expect(added).toEqual({ added: true });
    }
    return {
      store,
      ...admin,
      switchOff: async () => (await call('admin_switch_password_off', {})).statusCode,
      byKey: async (key: ReturnType<typeof createAuthenticator>) => {
        const options = await send({ action: 'admin_log_in_options' });
        const { challenge } = options.json<{ challenge: string }>();
        return send({ action: 'admin_log_in', response: key.sign(challenge, origin) });
      },
      byPassword: async () => (await send(login)).statusCode,
      isAlive: async ({ token }: AdminLogin) =>
        (await send({ token, action: 'admin_stay' })).statusCode === 204,
      kinds: async () => (await store.auditEntries()).map(({ kind }) => kind),
    };
  };

  onBoth('logs nobody in, and fetches nothing; passkeys log in', async () => {
    const key = createAuthenticator();
    const opened = await open(key, createAuthenticator());
    const { send, switchOff, byKey, byPassword, isAlive, request, kinds } = opened;
    const elsewhere = (await send(login)).json<AdminLogin>();
    const withKey = (await byKey(key)).json<AdminLogin>();
    expect(await switchOff()).toBe(204);
    expect(await byPassword()).toBe(401);
    const fetched = await opened.fetchSubmissions();
    expect([fetched.statusCode, fetched.json()]).toEqual([401, { error: 'Invalid credentials' }]);
    expect((await send({ action: 'admin_ways_in' })).json()).toEqual({ origin, password: false });
    // Whoever came in by the password is out; who switched it off goes on.
    expect(await isAlive(elsewhere)).toBe(false);
    expect(await isAlive(withKey)).toBe(true);
    expect(await request('admin_passkeys', {})).toMatchObject({ password: 'off' });
    expect(await kinds()).toContain('switch_off_password');
  });

  test('is one until there are two passkeys, or one that is backed up', async () => {
    const none = await open();
    expect(await none.switchOff()).toBe(409);
    const one = await open(createAuthenticator());
    expect(await one.switchOff()).toBe(409);
    expect(await one.byPassword()).toBe(200);
    const backedUp = await open(createAuthenticator({ isBackedUp: true }));
    expect(await backedUp.switchOff()).toBe(204);
  });

  test('stays on where ADMIN_PASSWORD_HASH is set', async () => {
    const store = await openStore(newDatabase, false);
    const { call, request } = await openAdmin(store, false);
    const key = createAuthenticator({ isBackedUp: true });
    const { challenge } = await request('admin_passkey_options', {});
    const response = key.make(challenge, origin);
    await request('admin_add_passkey', { name: 'my phone', response });
    expect((await call('admin_switch_password_off', {})).statusCode).toBe(409);
    expect(await request('admin_passkeys', {})).toMatchObject({ password: 'configured' });
  });

  test('shows nothing, is not changed, and keeps the passkeys that are needed', async () => {
    const [first, second] = [createAuthenticator(), createAuthenticator()];
    const { switchOff, request, call } = await open(first, second);
    await switchOff();
    expect(await request('admin_prove', { proof: { password } })).toEqual({ proved: false });
    const changed = { current: password, password: 'lagoon tents at dusk' };
    const refused = { changed: false, reason: 'off' };
    expect(await request('admin_change_password', changed)).toEqual(refused);
    expect((await call('admin_remove_passkey', { id: first.id })).statusCode).toBe(409);
    const third = createAuthenticator();
    const { challenge } = await request('admin_passkey_options', {});
    const response = third.make(challenge, origin);
    await request('admin_add_passkey', { name: 'third', response });
    expect(await request('admin_remove_passkey', { id: first.id })).toMatchObject({
      removed: true,
    });
  });

  test('logs in again once the site has another address, and the start says so', async () => {
    const opened = await open(createAuthenticator({ isBackedUp: true }));
    const { store, switchOff, byPassword, kinds } = opened;
    await switchOff();
    expect(await passkeysAtStart(store, madeUp, () => now)).toEqual([]);
    expect(await byPassword()).toBe(401);
    expect(await passkeysAtStart(store, 'https://vau.org', () => now)).toEqual([
      expect.stringMatching(/^1 passkey was .* the password, which was off and works again/),
    ]);
    expect(await byPassword()).toBe(200);
    expect(await kinds()).toContain('switch_on_password');
  });
});
