import { expect, onTestFinished, test } from 'vitest';
import { ensureAdminAccount } from './account.ts';
import { now } from '../../app.fixture.ts';
import { verifyPassword } from './passwords.ts';
import { openSqliteStore } from '../../stores/sqlite-store.ts';
import { newStoreFile } from '../../stores/new-store-file.fixture.ts';

function firstStart() {
  const store = openSqliteStore(newStoreFile());
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
  const { store, announced, options } = firstStart();
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
  const { announced, options } = firstStart();
  const accounts = await Promise.all([ensureAdminAccount(options), ensureAdminAccount(options)]);
  expect(announced).toHaveLength(1);
  expect(accounts[0]).toEqual(accounts[1]);
  expect(await verifyPassword(announced[0]?.password ?? '', accounts[0].passwordHash)).toBe(true);
});

test('a configured account is used, and no account is created in the store', async () => {
  const { store, announced, options } = firstStart();
  const configured = { username: 'olga', passwordHash: 'hash' };
  expect(await ensureAdminAccount({ ...options, configured })).toEqual({
    ...configured,
    id: 'olga',
    role: 'owner',
    keptIn: 'configuration',
    hasFirstPassword: false,
    passwordIsOff: false,
  });
  expect(announced).toEqual([]);
  expect(await store.adminAccount()).toBeUndefined();
});
