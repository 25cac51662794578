import { expect, test, vi } from 'vitest';
import {
  adminRequest,
  ana,
  brokenStore,
  now,
  password,
  post,
  startApp,
} from '../../app.fixture.ts';
import { openStore } from '../admin.fixture.ts';
import { cheapHash } from './passwords.fixture.ts';
import { hashPassword } from './passwords.ts';

const right = { username: 'olga', password, action: 'fetch_submissions' };
const wrong = { ...right, password: 'wrong' };

const login = (payload: unknown, remoteAddress = '192.0.2.1') =>
  adminRequest(typeof payload === 'string' ? payload : JSON.stringify(payload), {
    headers: { 'content-type': 'application/json' },
    remoteAddress,
  });

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

test('an administrator who logs in gets every submission, oldest first', async () => {
  const { app } = await startApp();
  await app.inject(post(ana, { 'content-language': 'pt' }));
  await app.inject(post({ ...ana, email: 'ANA@example.org', message: 'Olá' }));
  const answer = await app.inject(login(right));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('x-relay-error');
  const id = expect.any(String) as string;
  const created_at = now.toISOString();
  expect(answer.json()).toEqual({
    event_counts: [],
    submissions: [
      { ...ana, id, created_at, language: 'pt', returning: false },
      {
        ...ana,
        id,
        created_at,
        email: 'ANA@example.org',
        message: 'Olá',
        language: 'en',
        returning: true,
      },
    ],
  });
});

test('an administrator who logs in gets a list of several batches complete and in order', async () => {
  const page = (from: number) => Array.from({ length: 3 }, (_, index) => ({ id: from + index }));
  const { app, store } = await startApp();
  vi.spyOn(store.reads, 'listIds').mockResolvedValue(['0', '3', '9']);
  vi.spyOn(store.reads, 'rows').mockImplementation(
    async ({ ids: [id] }) => (id === '9' ? [] : page(Number(id))) as never,
  );
  const { submissions } = (await app.inject(login(right))).json<{
    submissions: { id: number }[];
  }>();
  expect(submissions.map((row) => row.id)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('the admin login answers 500 without details when the store fails', async () => {
  const { app } = await startApp({ store: brokenStore });
  const answer = await app.inject(login(right));
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).not.toHaveProperty('error');
  expect(answer.body).not.toContain('secret');
});

test.each([
  ['a wrong password', wrong],
  ['an unknown name', { ...right, username: 'nobody' }],
])(
  'an admin login with %s gets the same 401 response as any other wrong login',
  async (_what, payload) => {
    const { app } = await startApp();
    const answer = await app.inject(login(payload));
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toBe('{"error":"Invalid credentials"}');
  },
);

test('the response time of the admin login does not reveal whether a user name exists', async () => {
  const { app } = await startApp({
    admin: { username: right.username, passwordHash: await hashPassword(password) },
    limits: { failedLoginsOfAddress: { points: 1000, duration: 60 } },
  });
  const time = async (payload: unknown) => {
    const start = performance.now();
    await app.inject(login(payload));
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  // In turn, so that other load on the machine affects both alike.
  for (let count = 0; count < 25; count += 1) {
    known.push(await time(wrong));
    unknown.push(await time({ ...wrong, username: 'nobody' }));
  }
  // Without computing the hash a response takes a hundredth of this time.
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test.each([
  ['a number as password', { ...right, password: 1 }],
  ['no action', { username: 'olga', password }],
  ['an unknown action', { ...right, action: 'delete_all' }],
  ['an array', [right]],
  ['null', null],
  ['invalid JSON', '{"username":'],
  ['an empty body', ''],
])('an admin login with %s is answered with 400', async (_what, payload) => {
  const { app } = await startApp();
  const answer = await app.inject(login(payload));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: expect.any(String) as string });
});

test.each(['addLogEntry', 'addSession'] as const)(
  'a right login that the full disk does not take (%s) says that nothing could be stored',
  async (write) => {
    const { app, store } = await startApp();
    vi.spyOn(store, write).mockRejectedValue(new Error('database or disk is full'));
    const admin = login(right);
    const answer = await app.inject({ ...admin, headers: { ...admin.headers, prefer: 'admin' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      message: 'The server could not store anything. Its disk may be full.',
    });
  },
);

// A page of another site can send these without a preflight request, and JSON only with one.
test.each([
  ['a form', 'application/x-www-form-urlencoded', new URLSearchParams(right).toString()],
  ['JSON as text', 'text/plain', JSON.stringify(right)],
  ['a form with files', 'multipart/form-data; boundary=x', JSON.stringify(right)],
  ['JSON without a content type', '', JSON.stringify(right)],
])(
  'an admin login sent as %s is answered with 415, even with the right password',
  async (_what, type, payload) => {
    const { app } = await startApp();
    const answer = await app.inject({ ...login(payload), headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({ error: 'Send application/json' });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  },
);

test.each([
  ['POST', '/functions/v1/other'],
  ['POST', '/functions/%ff'],
  ['GET', '/functions/v1/admin-auth'],
] as const)('%s %s is answered with 404 in JSON', async (method, url) => {
  const { app } = await startApp();
  const answer = await app.inject({ ...login(right), method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/json');
});

test('ten logins fail in a quarter of an hour, however many are sent at once, and then not even the right password is told', async () => {
  const { app } = await startApp();
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject(login(wrong))));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  const answer = await app.inject(login(right));
  expect(answer.statusCode).toBe(429);
  expect(Object.keys(answer.json<object>())).toEqual(['message']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
});

test('successful admin logins do not count towards the login limit', async () => {
  const { app } = await startApp({
    limits: { failedLoginsOfAddress: { points: 2, duration: 900 } },
  });
  for (let count = 0; count < 6; count += 1) {
    expect((await app.inject(login(right))).statusCode).toBe(200);
  }
  expect((await app.inject(login(wrong))).statusCode).toBe(401);
  expect((await app.inject(login(right))).statusCode).toBe(200);
});

test('a flood of guesses keeps the owner out of no network that they know, and a restart does not help it', async () => {
  const store = await openStore(false);
  // So slow that many wait at once.
  const admin = { username: right.username, passwordHash: await cheapHash(password, 19_456, 4) };
  const start = async () => (await startApp({ store, admin })).app;
  const before = await start();
  expect((await before.inject(login(right, '192.0.2.1'))).statusCode).toBe(200);
  const app = await start();
  const guesses = Array.from({ length: 55 }, (_, count) =>
    app.inject(login(wrong, `2001:db8:${count}::1`)),
  );
  // So many are computed at once, and wait; the others are refused at once.
  await Promise.any(guesses.map(async (guess) => expect((await guess).statusCode).toBe(429)));
  const known = await app.inject(login(right, '192.0.2.1'));
  expect(known.statusCode).toBe(200);
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test('a network is known for fourteen days after the owner has logged in from it', async () => {
  const store = await openStore(false);
  const day = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const { app } = await startApp({ store });
  await app.inject(login(wrong, '192.0.2.1'));
  expect(await store.isKnownNetwork('192.0.2.1', now)).toBe(false);
  await app.inject(login(right, '192.0.2.1'));
  expect(await store.isKnownNetwork('192.0.2.1', day(13.9))).toBe(true);
  expect(await store.isKnownNetwork('192.0.2.2', now)).toBe(false);
  expect(await store.isKnownNetwork('192.0.2.1', day(14))).toBe(false);
  await store.purgeSessions(day(14));
  expect(await store.isKnownNetwork('192.0.2.1', now)).toBe(false);
});
