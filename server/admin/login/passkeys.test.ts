import { expect, test } from 'vitest';
import { everything } from '../../../content/everything.fixture.ts';
import type { AdminLogin } from '../../../domain/admin/api.ts';
import { openStore } from '../admin.fixture.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { home, origin, startServer, stranger, withHelper, withKey } from './passkeys.fixture.ts';
import { cheapHash } from './passwords.fixture.ts';
import { relyingParty } from './passkeys.ts';
import type { Proof } from './credentials.ts';
import type { ActionAnswer } from '../actions.ts';

const open = () => openStore(false);

test('a key that was added logs in, and the login is known without any before', async () => {
  expect(await (await startServer(await open())).waysIn()).toEqual({ origin: null });
  const { challenge, logIn, key, owner, list, waysIn, session } = await withKey(await open());
  expect(await waysIn()).toEqual({ origin });
  const login = await logIn(key.sign(await challenge(), origin));
  expect(login.statusCode).toBe(200);
  expect(login.headers).not.toHaveProperty('set-cookie');
  expect(login.json<AdminLogin>().account).toMatchObject({ username: 'olga' });
  expect(await session(login.json()).isAlive()).toBe(true);
  expect(await list(owner)).toMatchObject([
    { id: key.id, name: 'my phone', backed_up: false, is_of_this_address: true },
  ]);
});

test('several keys are kept, named anew, and removed with the sessions begun with them', async () => {
  const { add, owner, key, list, logIn, challenge, proofBy, session } = await withKey(await open());
  const second = createAuthenticator({ isBackedUp: true });
  const proof = await proofBy(owner, key);
  expect(await add(owner, second, 'key in the safe', proof)).toEqual({ added: true });
  expect(await add(owner, second)).toEqual({ added: false, reason: 'known' });
  const renamed = { action: 'rename_passkey', id: key.id, name: 'old phone' } as const;
  expect((await owner.call(renamed)).json()).toEqual({ renamed: true });
  const names = (await list(owner)).map(({ name }) => name).toSorted();
  expect(names).toEqual(['key in the safe', 'old phone']);

  const byFirst = session((await logIn(key.sign(await challenge(), origin))).json());
  const bySecond = session((await logIn(second.sign(await challenge(), origin))).json());
  const { sessions } = (await owner.call({ action: 'sessions' })).json<ActionAnswer<'sessions'>>();
  expect(sessions.map(({ passkey }) => passkey)).toEqual(['key in the safe', 'old phone', null]);
  const remove = async (by: Proof) =>
    (await owner.call({ action: 'remove_passkey', id: key.id, proof: by })).json<object>();
  const gone = { removed: true, logged_out: false };
  expect(await remove(await proofBy(owner, key))).toEqual(gone);
  expect(await remove(await proofBy(owner, second))).toEqual({ ...gone, removed: false });
  const alive = await Promise.all([byFirst, bySecond, owner].map((each) => each.isAlive()));
  expect(alive).toEqual([false, true, true]);
  expect((await logIn(key.sign(await challenge(), origin))).statusCode).toBe(401);
  const { entries } = (await owner.call({ action: 'log' })).json<ActionAnswer<'log'>>();
  expect(entries.map(({ kind, account }) => `${kind} ${account}`)).toEqual([
    'remove_passkey olga',
    'add_passkey olga',
    'add_passkey olga',
  ]);
});

test('what a key signed logs in once, however many send it at once, and within two minutes', async () => {
  const { key, challenge, logIn, later } = await withKey(await open(), createAuthenticator());
  const synced = await withKey(await open(), createAuthenticator({ isBackedUp: true }));
  const [signed, ofSynced] = [
    key.sign(await challenge(), origin),
    synced.key.sign(await synced.challenge(), origin, { counter: 0 }),
  ];
  for (const [response, send] of [
    [signed, logIn],
    [ofSynced, synced.logIn],
  ] as const) {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(response)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 401, 401, 401, 401, 401]);
    expect((await send(response)).statusCode).toBe(401);
  }
  const late = key.sign(await challenge(), origin);
  later(2);
  expect((await logIn(late)).statusCode).toBe(401);
});

test('a key whose counter goes back is a clone, unless it is on several devices', async () => {
  const { key, challenge, logIn, add, owner } = await withKey(await open());
  const counted = async (counter: number, by = key) =>
    (await logIn(by.sign(await challenge(), origin, { counter }))).statusCode;
  expect([await counted(5), await counted(6), await counted(5), await counted(6)]).toEqual([
    200, 200, 401, 401,
  ]);
  const synced = createAuthenticator({ isBackedUp: true });
  await add(owner, synced, 'synced');
  expect([await counted(5, synced), await counted(4, synced)]).toEqual([200, 200]);
});

test('an assertion for another origin, party, purpose, key or account is refused', async () => {
  const server = await withHelper(await open());
  const { key, challenge, challenged, logIn, owner, helper, send, add } = server;
  const ofOwner = createAuthenticator();
  await add(owner, ofOwner);
  const refused = async (response: object) => (await logIn(response)).statusCode;
  expect(await refused(key.sign(await challenge(), 'https://raizdovau.evil'))).toBe(401);
  expect(await refused(key.sign(await challenge(), 'http://localhost:3001'))).toBe(401);
  expect(await refused(key.sign(await challenge(), origin, { party: 'evil.org' }))).toBe(401);
  // Nobody was asked for a finger or a PIN.
  expect(await refused(key.sign(await challenge(), origin, { flags: 0x01 }))).toBe(401);
  // A challenge that nobody gave out, one of another site, and one for what a session proves.
  expect(await refused(key.sign('AAAA', origin))).toBe(401);
  const elsewhere = await startServer(await open(), {
    admin: { username: 'olga', passwordHash: await cheapHash('another') },
  });
  expect(await refused(key.sign(await elsewhere.challenge(), origin))).toBe(401);
  const toProve = () => challenged(helper.call({ action: 'proof_options' }));
  expect(await refused(key.sign(await toProve(), origin))).toBe(401);
  // Another key in this one's name.
  const forged = createAuthenticator().sign(await challenge(), origin);
  expect(await refused({ ...forged, id: key.id, rawId: key.id })).toBe(401);
  expect((await send({ action: 'log_in', response: {} })).statusCode).toBe(400);

  const proves = async (response: Extract<Proof, { response: object }>['response']) => {
    const proof = { response };
    const answer = await helper.call({ action: 'remove_passkey', id: 'none', proof });
    return answer.statusCode;
  };
  // A challenge for a login, for a new passkey, and of another account, and a key of another.
  const toAdd = await challenged(helper.call({ action: 'passkey_options' }));
  const ofOther = await challenged(owner.call({ action: 'proof_options' }));
  for (const each of [await challenge(), toAdd, ofOther]) {
    expect(await proves(key.sign(each, origin))).toBe(403);
  }
  expect(await proves(ofOwner.sign(await toProve(), origin))).toBe(403);
  expect((await logIn(key.sign(await challenge(), origin))).statusCode).toBe(200);
});

test('a passkey is added only as it was asked for', async () => {
  const { owner, challenge, challenged } = await withKey(await open());
  const key = createAuthenticator();
  const ask = () => challenged(owner.call({ action: 'passkey_options' }));
  const add = async (response: ReturnType<typeof key.make>) => {
    const proof = { password: 'correct horse' };
    const call = { action: 'add_passkey', name: 'x', response, proof } as const;
    return (await owner.call(call)).json<object>();
  };
  const refusal = { added: false, reason: 'unverified' };
  expect(await add(key.make(await ask(), 'https://raizdovau.evil'))).toEqual(refusal);
  expect(await add(key.make(await challenge(), origin))).toEqual(refusal);
  const elsewhere = createAuthenticator({ rpId: 'evil.org' });
  expect(await add(elsewhere.make(await ask(), origin))).toEqual(refusal);
  const made = key.make(await ask(), origin);
  expect(await add(made)).toEqual({ added: true });
  expect(await add(made)).toEqual({ added: false, reason: 'known' });
});

test('challenges that strangers ask for push out nobody’s, and no key is kept out by failed logins', async () => {
  const { key, challenge, logIn, send, byPassword } = await withKey(await open());
  const signed = key.sign(await challenge(), origin);
  for (let count = 0; count < 1040; count += 1) {
    await send({ action: 'log_in_options' }, `198.51.${count >> 8}.${count & 255}`);
  }
  for (let count = 0; count < 11; count += 1) await byPassword('wrong');
  expect((await byPassword()).statusCode).toBe(429);
  expect((await logIn(signed)).statusCode).toBe(200);
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
    const refused = (await store.logEntries('accesses')).filter(
      ({ kind }) => kind === 'refuse_login',
    );
    expect(refused).toHaveLength(1);
  },
  60_000,
);

test('what is asked of passkeys is limited by address and by network, with a token too', async () => {
  const { send, withPassword } = await startServer(await open());
  const ask = async (from: string) => (await send({ action: 'log_in_options' }, from)).statusCode;
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
  expect((await call({ action: 'proof_options' })).statusCode).toBe(200);
  for (const action of ['proof_options', 'passkey_options'] as const) {
    expect((await call({ action })).statusCode).toBe(429);
  }
});

test('at another address of the site the keys of before log nobody in, and the password does', async () => {
  const store = await open();
  const { key } = await withKey(store);
  const moved = await startServer(store, { siteUrl: 'https://vau.org' });
  expect(await moved.waysIn()).toEqual({ origin: null });
  const signed = key.sign(await moved.challenge(), 'https://vau.org', { party: 'vau.org' });
  expect((await moved.logIn(signed)).statusCode).toBe(401);
  const session = await moved.withPassword();
  expect(await moved.list(session)).toMatchObject([{ is_of_this_address: false }]);
});

test.each([
  ['https://vau.org', { id: 'vau.org', origin: 'https://vau.org' }],
  ['https://raizdovau.example', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://127.0.0.1:3000', undefined],
  ['http://[::1]:3000', undefined],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
])('passkeys work at %s', (siteUrl, party) => {
  expect(relyingParty(siteUrl, 8080)).toEqual(party);
});
