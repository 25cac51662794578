import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import { hashPassword } from './guard/passwords.ts';
import type { AdminAccount, Store } from './store/store.ts';

/**
 * The account of the administrator: the configured one, else the stored one, else a new one.
 * @param announce told the password of a new account, which is known nowhere else
 */
export async function ensureAdminAccount({
  configured,
  store,
  clock,
  announce,
}: {
  configured: AdminAccount | undefined;
  store: Store;
  clock: Clock;
  announce: (account: { username: string; password: string }) => void;
}): Promise<AdminAccount> {
  if (configured) return configured;
  const stored = await store.adminAccount();
  if (stored) return stored;
  const username = 'admin';
  const password = randomBytes(15).toString('base64url');
  const account = { username, passwordHash: await hashPassword(password) };
  if (await store.createAdminAccount({ ...account, createdAt: clock() })) {
    announce({ username, password });
    return account;
  }
  // Another process that started at once made it first, and has announced its password.
  return (await store.adminAccount()) ?? account;
}
