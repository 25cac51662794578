import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { AdminLogin, PasswordChange } from '../../../domain/admin/api.ts';
import { siteConfig } from '../../../site.config.ts';
import { ensureAdminAccount } from './account.ts';
import {
  adminRequest,
  fromDashboard,
  now,
  password as configuredPassword,
  startApp,
} from '../../app.fixture.ts';
import { purgeOldData } from '../../retention/retention.ts';
import { openStore } from '../admin.fixture.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { origin, withKey } from './passkeys.fixture.ts';
import { cheapHash } from './passwords.fixture.ts';
import { verifyPassword } from './passwords.ts';
import { openSqliteStore } from '../../stores/sqlite-store.ts';
import { newStoreFile } from '../../stores/new-store-file.fixture.ts';
import type { Proof } from './credentials.ts';
import type { ActionAnswer } from '../actions.ts';
import type { AdminCall } from '../ask-admin.fixture.ts';

async function firstStart() {
  const store = await openSqliteStore(newStoreFile());
  onTestFinished(() => store.close());
  const announced: { username: string; password: string }[] = [];
  const options = {
    configured: undefined,
    store,
    clock: () => now,
    announce: (account: { username: string; password: string }) => void announced.push(account),
  };
  return { store, announced, options };
}

test('the first start announces the password of the new account, and no later start does', async () => {
  const { store, announced, options } = await firstStart();
  const account = await ensureAdminAccount(options);
  expect(announced).toMatchObject([{ username: 'admin' }]);
  const [shown] = announced;
  expect(shown?.password).toMatch(/^[\w-]{20}$/);
  expect(await verifyPassword(shown?.password ?? '', account.passwordHash)).toBe(true);
  expect(account).toMatchObject({ keptIn: 'store', hasFirstPassword: true });
  expect(await store.adminAccount()).toMatchObject({ passwordHash: account.passwordHash });

  expect(await ensureAdminAccount(options)).toEqual(account);
  expect(announced).toHaveLength(1);
});

test('two servers that start at once announce one password, which is valid for both', async () => {
  const { announced, options } = await firstStart();
  const accounts = await Promise.all([ensureAdminAccount(options), ensureAdminAccount(options)]);
  expect(announced).toHaveLength(1);
  expect(accounts[0]).toEqual(accounts[1]);
  expect(await verifyPassword(announced[0]?.password ?? '', accounts[0].passwordHash)).toBe(true);
});

test('a configured account is used, and no account is created in the store', async () => {
  const { store, announced, options } = await firstStart();
  const configured = { username: 'olga', passwordHash: 'hash' };
  expect(await ensureAdminAccount({ ...options, configured })).toEqual({
    ...configured,
    id: 'olga',
    role: 'owner',
    keptIn: 'configuration',
    hasPassword: false,
    hasFirstPassword: false,
  });
  expect(announced).toEqual([]);
  expect(await store.adminAccount()).toBeUndefined();
});

const firstPassword = 'first-start-7Hq2xW';
const newPassword = 'lagoon tents at dusk';
const passwordHash = await cheapHash(firstPassword);
const minuteMs = 60_000;
const credentials = { username: 'admin', action: 'fetch_submissions' };

const send = (app: FastifyInstance, body: object, remoteAddress = '192.0.2.1', admin = false) =>
  app.inject(adminRequest(body, { ...(admin && fromDashboard), remoteAddress }));

/** Servers that share a store, whose account has the password of the first start. */
async function startServers() {
  const store = await openStore(false);
  await store.createAdminAccount({ username: 'admin', passwordHash, createdAt: now });
  const time = { now };
  const clock = () => time.now;
  const start = async () => (await startApp({ store, clock, admin: undefined })).app;
  const [one, other] = [await start(), await start()];
  const later = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * minuteMs);
  };
  const logIn = async (password = firstPassword, { app = one, from = '192.0.2.1' } = {}) => {
    const answer = await send(app, { ...credentials, password }, from, true);
    const login = answer.json<AdminLogin>();
    const request = (call: AdminCall, at = app) => send(at, { token: login.token, ...call }, from);
    const sessions = async () =>
      (await request({ action: 'sessions' })).json<ActionAnswer<'sessions'>>().sessions;
    const tryChange = (current: string, to: string) =>
      request({ action: 'change_password', password: to, proof: { password: current } });
    const change = async (current: string, to: string) =>
      (await tryChange(current, to)).json<PasswordChange>();
    const logged = async () =>
      (await request({ action: 'log' })).json<ActionAnswer<'log'>>().entries;
    const isAlive = async (at = app) =>
      (await request({ action: 'letters' }, at)).statusCode === 200;
    return {
      status: answer.statusCode,
      login,
      request,
      sessions,
      tryChange,
      change,
      logged,
      isAlive,
    };
  };
  return { store, one, other, clock, later, logIn };
}

test('the password of the first start is valid until it is changed, and every server accepts the new one', async () => {
  const { one, other, logIn } = await startServers();
  const { login, change, isAlive } = await logIn();
  expect(login.account).toEqual({
    username: 'admin',
    role: 'owner',
    kept_in: 'store',
    has_password: true,
    has_first_password: true,
  });
  const elsewhere = await logIn(firstPassword, { app: other });
  expect(await change(firstPassword, newPassword)).toEqual({ changed: true });

  for (const app of [one, other]) {
    expect((await logIn(firstPassword, { app })).status).toBe(401);
    const again = await logIn(newPassword, { app });
    expect(again.login.account.has_first_password).toBe(false);
    const plain = await send(app, { ...credentials, password: newPassword });
    expect(Object.keys(plain.json<object>())).toEqual(['submissions', 'event_counts']);
  }
  // Every session has ended, on every server, including the one that changed the password.
  const alive = [isAlive, elsewhere.isAlive].flatMap((is) => [is(one), is(other)]);
  expect(await Promise.all(alive)).toEqual([false, false, false, false]);
  const entries = await (await logIn(newPassword)).logged();
  expect(entries).toMatchObject([{ kind: 'change_password', account: 'admin', count: 0 }]);
  expect(JSON.stringify(entries)).not.toContain(newPassword);
});

test('the account lists its sessions and ends a single one', async () => {
  const { later, logIn } = await startServers();
  const first = await logIn();
  later(10);
  const second = await logIn(firstPassword, { from: '2001:db8::1' });
  later(1);
  const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();
  const id = expect.any(String) as string;
  const entry = { id, passkey: null };
  expect(await second.sessions()).toEqual([
    { ...entry, begun_at: at(10), last_used_at: at(11), ip_address: '2001:db8::1', current: true },
    { ...entry, begun_at: at(0), last_used_at: at(0), ip_address: '192.0.2.1', current: false },
  ]);
  const [, other] = await second.sessions();
  const end = { action: 'end_session', id: other?.id ?? '' } as const;
  expect((await second.request(end)).json()).toEqual({ ended: true });
  expect(await first.isAlive()).toBe(false);
  expect(await second.sessions()).toHaveLength(1);
  expect((await second.request(end)).json()).toEqual({ ended: false });
  expect(await second.logged()).toMatchObject([{ kind: 'end_session', count: 0 }]);
});

test('a session ends after twelve hours, however much it is used', async () => {
  const { later, logIn } = await startServers();
  const { isAlive } = await logIn();
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    later(20);
    expect(await isAlive()).toBe(true);
  }
  later(20);
  expect(await isAlive()).toBe(false);
});

test('an expired session is not listed, and its IP address is purged', async () => {
  const { store, clock, later, logIn } = await startServers();
  await logIn(firstPassword, { from: '198.51.100.7' });
  later(30);
  const { sessions } = await logIn();
  expect(await sessions()).toMatchObject([{ ip_address: '192.0.2.1', current: true }]);
  await purgeOldData(store, clock);
  expect(await store.sessions('admin', new Date(0))).toHaveLength(1);
});

test.each([
  ['short', 'vau-tent-42'],
  ['short', '🌱'.repeat(11)],
  ['long', 'lagoon tents '.repeat(20)],
  ['named', 'admin lagoon tents'],
  ['named', `${siteConfig.brand.replaceAll(' ', '-').replaceAll('u', 'ú')} lagoon tents`],
  ['named', `tents.${siteConfig.brand.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')}.2026`],
  ['common', 'password1234'],
  ['common', 'Qwertyuiop123'],
  ['common', '123456789012'],
  ['common', 'aaaaaaaaaaaaaaaa'],
  ['same', firstPassword],
])('a new password is rejected as %s: %s', async (reason, to) => {
  const { logIn } = await startServers();
  const { change } = await logIn();
  expect(await change(firstPassword, to)).toEqual({ changed: false, reason });
  expect((await logIn()).status).toBe(200);
});

test.each(['uma lagoa sem vento', '🌱 lagoon tents', 'x'.repeat(3) + 'Wv9#kLq2mT'])(
  'a new password needs neither digits nor punctuation: %s',
  async (to) => {
    const { logIn } = await startServers();
    expect(await (await logIn()).change(firstPassword, to)).toEqual({ changed: true });
  },
);

test('a stolen token does not help to guess the password: wrong ones count as failed logins', async () => {
  const { logIn } = await startServers();
  const { tryChange, isAlive } = await logIn();
  for (let count = 0; count < 10; count += 1) {
    expect((await tryChange('wrong', newPassword)).statusCode).toBe(403);
  }
  const answer = await tryChange(firstPassword, newPassword);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await isAlive()).toBe(true);
});

test('the password of a configured account cannot be changed in the dashboard', async () => {
  const { app } = await startApp();
  const proof: Proof = { password: configuredPassword };
  const login = { username: 'olga', ...proof, action: 'fetch_submissions' };
  const { token } = (await send(app, login, '192.0.2.1', true)).json<AdminLogin>();
  const call = { token, action: 'change_password', password: newPassword, proof };
  expect((await send(app, call)).json()).toEqual({ changed: false, reason: 'configured' });
});

test('an owner without a password logs in with a passkey, keeps one at least, and sets a password by it', async () => {
  const store = await openStore(false);
  const account = { username: 'olga', passwordHash: await cheapHash(configuredPassword) };
  await store.createAdminAccount({ ...account, createdAt: now, passwordChangedAt: now });
  const server = await withKey(store, createAuthenticator(), { admin: undefined });
  const { key, challenge, logIn, session, byPassword, proofBy } = server;
  const action = { id: 'none', at: now.toISOString(), account: 'olga' };
  await store.changePassword(account.passwordHash, 'none at all', action);
  for (const tried of ['', 'none at all', configuredPassword]) {
    expect((await byPassword(tried)).statusCode).toBe(401);
  }
  const login = (await logIn(key.sign(await challenge(), origin))).json<AdminLogin>();
  expect(login.account).toMatchObject({ has_password: false, has_first_password: false });
  const olga = session(login);
  const remove = { action: 'remove_passkey', id: key.id } as const;
  const proved = async () => ({ proof: await proofBy(olga, key) });
  expect((await olga.call({ ...remove, ...(await proved()) })).statusCode).toBe(409);
  const change = { action: 'change_password', password: newPassword } as const;
  expect((await olga.call({ ...change, ...(await proved()) })).json()).toEqual({ changed: true });
  // It ends the sessions that a passkey began, too.
  expect(await olga.isAlive()).toBe(false);
  expect((await byPassword(newPassword)).statusCode).toBe(200);
});
