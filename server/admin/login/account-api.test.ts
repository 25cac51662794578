import type { AdminCall } from '../../../domain/admin/api.fixture.ts';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, test as onBoth } from 'vitest';
import type { AdminLogin, PasswordChange, AdminResponse } from '../../../domain/admin/api.ts';
import { siteConfig } from '../../../site.config.ts';
import {
  adminRequest,
  fromDashboard,
  now,
  password as configuredPassword,
  startApp,
} from '../../app.fixture.ts';
import { ownerAccount } from './account.ts';
import { cheapHash } from './passwords.fixture.ts';
import { purgeOldData } from '../../retention/retention.ts';
import { openSqliteStore } from '../../stores/sqlite-store.ts';
import type { Store } from '../../stores/store.ts';
import { newStoreFile } from '../../stores/new-store-file.fixture.ts';
import { describeOnBothEngines } from '../../stores/both-engines.fixture.ts';

const firstPassword = 'first-start-7Hq2xW';
const newPassword = 'lagoon tents at dusk';
const passwordHash = await cheapHash(firstPassword);
const minuteMs = 60_000;

const send = (app: FastifyInstance, body: object, remoteAddress: string, admin = false) =>
  app.inject(adminRequest(body, { ...(admin && fromDashboard), remoteAddress }));

/** Servers that share a store, whose account has the password of the first start. */
async function startServers(store: Store) {
  onTestFinished(() => store.close());
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
      (await request({ action: 'admin_sessions' })).json<AdminResponse<'admin_sessions'>>()
        .sessions;
    const change = async (current: string, password: string) => {
      const call = { action: 'admin_change_password', current, password } as const;
      return (await request(call)).json<PasswordChange>();
    };
    const audit = async () =>
      (await request({ action: 'admin_audit' })).json<AdminResponse<'admin_audit'>>().entries;
    const isAlive = async (at = app) =>
      (await request({ action: 'admin_newer', than: null }, at)).statusCode === 200;
    return { status: answer.statusCode, login, request, sessions, change, audit, isAlive };
  };
  return { one, other, clock, later, logIn };
}

const credentials = { username: 'admin', action: 'fetch_submissions' };

describeOnBothEngines('the account in the dashboard', (newDatabase, test) => {
  const open = async () => (await newDatabase())(false);
  onBoth(
    'the password of the first start is valid until it is changed, and every server accepts the new one',
    async () => {
      const { one, other, logIn } = await startServers(await open());
      const { login, change, isAlive } = await logIn();
      expect(login.account).toEqual({
        username: 'admin',
        role: 'owner',
        kept_in: 'store',
        has_first_password: true,
      });
      const elsewhere = await logIn(firstPassword, { app: other });
      expect(await change(firstPassword, newPassword)).toEqual({ changed: true });

      for (const app of [one, other]) {
        expect((await logIn(firstPassword, { app })).status).toBe(401);
        const again = await logIn(newPassword, { app });
        expect(again.login.account.has_first_password).toBe(false);
        const plain = await send(app, { ...credentials, password: newPassword }, '192.0.2.1');
        expect(Object.keys(plain.json<object>())).toEqual(['submissions', 'event_counts']);
      }
      // Every session has ended, on every server, including the one that changed the password.
      const alive = [isAlive, elsewhere.isAlive].flatMap((is) => [is(one), is(other)]);
      expect(await Promise.all(alive)).toEqual([false, false, false, false]);
    },
  );

  test('a password change adds an audit entry that holds neither the old nor the new password', async () => {
    const { logIn } = await startServers(await open());
    const { change, audit } = await logIn();
    await change('wrong', newPassword);
    expect(await audit()).toEqual([]);
    await change(firstPassword, newPassword);
    const entries = await (await logIn(newPassword)).audit();
    expect(entries).toMatchObject([{ kind: 'change_password', account: 'admin', count: 0 }]);
    expect(JSON.stringify(entries)).not.toContain(newPassword);
  });

  test('the account lists its sessions and ends a single one', async () => {
    const { later, logIn } = await startServers(await open());
    const first = await logIn();
    later(10);
    const second = await logIn(firstPassword, { from: '2001:db8::1' });
    const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();
    later(1);
    const id = expect.any(String) as string;
    expect(await second.sessions()).toEqual([
      {
        id,
        begun_at: at(10),
        last_used_at: at(11),
        ip_address: '2001:db8::1',
        passkey: null,
        current: true,
      },
      {
        id,
        begun_at: at(0),
        last_used_at: at(0),
        ip_address: '192.0.2.1',
        passkey: null,
        current: false,
      },
    ]);
    const [, other] = await second.sessions();
    const end = { action: 'admin_end_session', id: other?.id ?? '' } as const;
    expect((await second.request(end)).json()).toEqual({ ended: true });
    expect(await first.isAlive()).toBe(false);
    expect(await second.sessions()).toHaveLength(1);
    expect((await second.request(end)).json()).toEqual({ ended: false });
    expect(await second.audit()).toMatchObject([{ kind: 'end_session', count: 0 }]);
  });

  test('a session of the dashboard ends after twelve hours, however much it is used', async () => {
    const { later, logIn } = await startServers(await open());
    const { login, request } = await logIn();
    expect(login.session_hours).toBe(12);
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      later(20);
      expect((await request({ action: 'admin_audit' })).statusCode).toBe(200);
    }
    later(20);
    expect((await request({ action: 'admin_audit' })).statusCode).toBe(401);
  });

  test('an expired session is not listed, and its IP address is purged', async () => {
    const store = await open();
    const { clock, later, logIn } = await startServers(store);
    await logIn(firstPassword, { from: '198.51.100.7' });
    later(30);
    const { sessions } = await logIn();
    expect(await sessions()).toMatchObject([{ ip_address: '192.0.2.1', current: true }]);
    await purgeOldData(store, clock);
    const longAgo = new Date(0);
    const owner = ownerAccount(
      { username: 'admin', passwordHash },
      { keptIn: 'store', hasFirstPassword: true, passwordIsOff: false },
    );
    expect(await store.sessions(owner.id, owner, longAgo)).toHaveLength(1);
  });
});

const newStore = () => openSqliteStore(newStoreFile());

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
])('a new password is rejected as %s: %s', async (reason, password) => {
  const { logIn } = await startServers(newStore());
  const { change } = await logIn();
  expect(await change(firstPassword, password)).toEqual({ changed: false, reason });
  expect((await logIn()).status).toBe(200);
});

test.each(['uma lagoa sem vento', '🌱 lagoon tents', 'x'.repeat(3) + 'Wv9#kLq2mT'])(
  'a new password needs neither digits nor punctuation: %s',
  async (password) => {
    const { logIn } = await startServers(newStore());
    const { change } = await logIn();
    expect(await change(firstPassword, password)).toEqual({ changed: true });
  },
);

test('a password change needs the current password, and wrong ones count as failed logins', async () => {
  const { logIn } = await startServers(newStore());
  const { change, request, isAlive } = await logIn();
  for (let count = 0; count < 10; count += 1) {
    expect(await change('wrong', newPassword)).toEqual({ changed: false, reason: 'wrong' });
  }
  const passwords = { current: firstPassword, password: newPassword };
  const answer = await request({ action: 'admin_change_password', ...passwords });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await isAlive()).toBe(true);
});

test('the password of a configured account cannot be changed in the dashboard', async () => {
  const { app } = await startApp();
  const login = { username: 'olga', password: configuredPassword, action: 'fetch_submissions' };
  const { token, account } = (await send(app, login, '192.0.2.1', true)).json<AdminLogin>();
  expect(account).toEqual({
    username: 'olga',
    role: 'owner',
    kept_in: 'configuration',
    has_first_password: false,
  });
  const passwords = { current: configuredPassword, password: newPassword };
  const answer = await send(
    app,
    { token, action: 'admin_change_password', ...passwords },
    '192.0.2.1',
  );
  expect(answer.json()).toEqual({ changed: false, reason: 'configured' });
});
