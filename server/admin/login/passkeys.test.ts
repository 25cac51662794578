import { expect, test } from 'vitest';
import { password } from '../../app.fixture.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { home, origin, startServer, stranger, withHelper, withOwner } from './login.fixture.ts';
import { relyingParty } from './passkeys.ts';
import { cheapHash } from './passwords.fixture.ts';

type Server = Awaited<ReturnType<typeof withHelper>>;

/** Where a challenge comes from. */
const asked = {
  'asked for a login': ({ challenge }: Server) => challenge(),
  'that nobody gave out': async () => 'AAAA',
  'of another store': async () => {
    const admin = { username: 'olga', passwordHash: await cheapHash('another') };
    return (await startServer({ admin })).challenge();
  },
  'of two minutes ago': async ({ challenge, later }: Server) => {
    const old = await challenge();
    later(2);
    return old;
  },
  'asked to prove': ({ challenged, helper }: Server) => challenged(helper.call('proof_options')),
  'asked to add': ({ challenged, helper }: Server) => challenged(helper.call('passkey_options')),
  'the owner asked to prove': ({ challenged, owner }: Server) =>
    challenged(owner.call('proof_options')),
  'the owner asked to add': ({ challenged, owner }: Server) =>
    challenged(owner.call('passkey_options')),
};
type Asked = keyof typeof asked;
const evil = 'https://raizdovau.evil';
const right = (server: Server, challenge: string) => server.key.sign(challenge, origin);

test.each<[string, Asked, (server: Server, challenge: string) => object]>([
  ['signed for another site', 'asked for a login', ({ key }, it) => key.sign(it, evil)],
  [
    'signed for another port',
    'asked for a login',
    ({ key }, it) => key.sign(it, 'http://localhost:3001'),
  ],
  [
    'signed for another relying party',
    'asked for a login',
    ({ key }, it) => key.sign(it, origin, { party: 'evil.org' }),
  ],
  [
    'signed without finger or PIN',
    'asked for a login',
    ({ key }, it) => key.sign(it, origin, { flags: 0x01 }),
  ],
  [
    'signed by a clone, whose counter goes back,',
    'asked for a login',
    ({ key }, it) => key.sign(it, origin, { counter: 5 }),
  ],
  [
    'signed by another key in the name of one',
    'asked for a login',
    ({ key: { id } }, it) => ({ ...createAuthenticator().sign(it, origin), id, rawId: id }),
  ],
  ['signed', 'that nobody gave out', right],
  ['signed', 'of another store', right],
  ['signed', 'of two minutes ago', right],
  ['signed', 'asked to prove', right],
  ['signed', 'asked to add', right],
])('a challenge %s %s logs nobody in, and the key does', async (_how, from, sign) => {
  const server = await withHelper();
  const { key, byKey, logIn } = server;
  expect((await byKey(key, { counter: 6 })).statusCode).toBe(200);
  expect((await logIn(sign(server, await asked[from](server)))).statusCode).toBe(401);
  expect((await byKey(key, { counter: 100 })).statusCode).toBe(200);
});

test('a session proves who is there by its own account’s key and challenge alone', async () => {
  const server = await withHelper();
  const { helper, key, ownersKey } = server;
  const prove = async (proof: object) =>
    (await helper.call('remove_passkey', { id: 'none', proof })).statusCode;
  for (const [from, by] of [
    ['asked for a login', key],
    ['asked to add', key],
    ['the owner asked to prove', key],
    ['asked to prove', ownersKey],
  ] as const) {
    const response = by.sign(await asked[from](server), origin);
    expect([from, await prove({ response })]).toEqual([from, 403]);
  }
  // The owner's, which opens nothing of a helper.
  expect(await prove({ password })).toBe(403);
  const response = key.sign(await asked['asked to prove'](server), origin);
  // It is the only one.
  expect(await prove({ response })).toBe(409);
});

test('a passkey is added only as it was asked for, and once', async () => {
  const server = await withHelper();
  const device = createAuthenticator();
  const add = async (from: Asked, at = origin, by = device) => {
    const response = by.make(await asked[from](server), at);
    return server.owner.read('add_passkey', { name: 'x', response, proof: { password } });
  };
  const refusal = { added: false, reason: 'unverified' };
  expect(await add('the owner asked to add', evil)).toEqual(refusal);
  expect(await add('asked to add')).toEqual(refusal);
  expect(await add('asked for a login')).toEqual(refusal);
  const elsewhere = createAuthenticator({ rpId: 'evil.org' });
  expect(await add('the owner asked to add', origin, elsewhere)).toEqual(refusal);
  expect(await add('the owner asked to add')).toEqual({ added: true });
  expect(await add('the owner asked to add')).toEqual({ added: false, reason: 'known' });
});

test('a key that was added logs in, and the login page knows of it', async () => {
  expect(await (await startServer()).waysIn()).toEqual({ origin: null });
  const { ownersKey, byKey, owner, waysIn, session } = await withOwner();
  expect(await waysIn()).toEqual({ origin });
  const login = await byKey(ownersKey);
  expect(login.headers).not.toHaveProperty('set-cookie');
  const { account, isAlive } = await session(Promise.resolve(login));
  expect([account.username, await isAlive()]).toEqual(['olga', true]);
  const listed = { id: ownersKey.id, name: 'phone', rp_id: 'localhost' };
  expect((await owner.read('account')).passkeys).toMatchObject([listed]);
});

test('what a key signed logs in once, however many send it at once, even where it counts nothing', async () => {
  const server = await withOwner();
  const synced = createAuthenticator({ isBackedUp: true });
  await server.add(server.owner, synced);
  for (const [key, counter] of [
    [server.ownersKey, 1],
    [synced, 0],
  ] as const) {
    const signed = key.sign(await server.challenge(), origin, { counter });
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.logIn(signed)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 401, 401, 401]);
    expect((await server.logIn(signed)).statusCode).toBe(401);
  }
  // Each of several devices may count for itself.
  for (const counter of [5, 4]) {
    expect((await server.byKey(synced, { counter })).statusCode).toBe(200);
  }
});

test('a removed key logs in no more, and the sessions begun with it are over', async () => {
  const { owner, ownersKey, add, byKey, session } = await withOwner();
  const second = createAuthenticator();
  await add(owner, second, await owner.proofBy(ownersKey), 'key in the safe');
  const [byFirst, bySecond] = [await session(byKey(ownersKey)), await session(byKey(second))];
  const remove = async (by: typeof second) =>
    owner.read('remove_passkey', { id: ownersKey.id, ...(await owner.proofBy(by)) });
  expect(await remove(ownersKey)).toEqual({ removed: true });
  expect(await remove(second)).toEqual({ removed: false });
  const alive = await Promise.all([byFirst, bySecond, owner].map((each) => each.isAlive()));
  expect(alive).toEqual([false, true, true]);
  expect((await byKey(ownersKey)).statusCode).toBe(401);
  const { entries } = await owner.read('log');
  expect(entries.map(({ kind }) => kind)).toEqual(['remove_passkey', 'add_passkey', 'add_passkey']);
});

test('challenges that strangers ask for push out nobody’s, and no key is kept out by failed logins', async () => {
  const { ownersKey, challenge, logIn, send, byPassword } = await withOwner();
  const signed = ownersKey.sign(await challenge(), origin);
  for (let count = 0; count < 1040; count += 1) {
    await send({ action: 'log_in_options' }, `198.51.${count >> 8}.${count & 255}`);
  }
  for (let count = 0; count < 11; count += 1) await byPassword('wrong');
  expect((await byPassword()).statusCode).toBe(429);
  expect((await logIn(signed)).statusCode).toBe(200);
});

test('what is asked of passkeys is limited by address, with a token too', async () => {
  const { send, byPassword, session } = await startServer();
  const ask = async (from: string) => (await send({ action: 'log_in_options' }, from)).statusCode;
  for (let count = 0; count < 30; count += 1) expect(await ask(home)).toBe(200);
  expect([await ask(home), await ask(stranger)]).toEqual([429, 200]);
  const { call } = await session(byPassword());
  for (const action of ['proof_options', 'passkey_options'] as const) {
    expect((await call(action)).statusCode).toBe(429);
  }
});

test('at another address of the site the keys of before log nobody in, and the password does', async () => {
  const { store, ownersKey } = await withOwner();
  const moved = await startServer({ store, siteUrl: 'https://vau.org' });
  expect(await moved.waysIn()).toEqual({ origin: null });
  const at = { party: 'vau.org' };
  const signed = ownersKey.sign(await moved.challenge(), 'https://vau.org', at);
  expect((await moved.logIn(signed)).statusCode).toBe(401);
  const { read } = await moved.session(moved.byPassword());
  expect((await read('account')).passkeys).toMatchObject([{ rp_id: 'localhost' }]);
});

test.each([
  ['https://vau.org', { rpId: 'vau.org', origin: 'https://vau.org' }],
  ['https://raizdovau.example', { rpId: 'localhost', origin: 'http://localhost:8080' }],
  ['http://127.0.0.1:3000', { rpId: 'localhost', origin: 'http://localhost:8080' }],
  ['http://[::1]:3000', { rpId: 'localhost', origin: 'http://localhost:8080' }],
  ['http://localhost:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
])('passkeys of %s work at a name', (siteUrl, party) => {
  expect(relyingParty(siteUrl, 8080)).toEqual(party);
});
