import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { hashPassword } from './passwords.ts';
import type { AccountStore, AdminAccount } from './stored-account.ts';

/** The name of the account that a first start makes. */
export const firstUsername = 'admin';

/** The account as it is now. */
export interface CurrentAccount extends AdminAccount {
  /** Where its password is changed. */
  keptIn: 'configuration' | 'store';
  /** Whether it still has the password of the first start. */
  hasFirstPassword: boolean;
}

/** Reads the current account: its password may have been changed since, on any server. */
export type ReadAccount = () => Promise<CurrentAccount>;

/** The configured account, else the one of the store. */
export const accountReader =
  (configured: AdminAccount | undefined, store: AccountStore): ReadAccount =>
  async () => {
    if (configured) return { ...configured, keptIn: 'configuration', hasFirstPassword: false };
    const stored = await store.adminAccount();
    if (!stored) throw new Error('The store has no administrator account.');
    const { username, passwordHash, passwordChangedAt } = stored;
    return {
      username,
      passwordHash,
      keptIn: 'store',
      hasFirstPassword: passwordChangedAt === null,
    };
  };

/**
 * The account of the administrator: the configured one, else the stored one, else a new one.
 * @param announce is called with the password of a new account, which is stored nowhere in clear
 * text
 */
export async function ensureAdminAccount({
  configured,
  store,
  clock,
  announce,
}: {
  configured: AdminAccount | undefined;
  store: AccountStore;
  clock: Clock;
  announce: (account: { username: string; password: string }) => void;
}): Promise<CurrentAccount> {
  const read = accountReader(configured, store);
  if (configured || (await store.adminAccount())) return read();
  const username = firstUsername;
  const password = randomBytes(15).toString('base64url');
  const account = { username, passwordHash: await hashPassword(password) };
  if (await store.createAdminAccount({ ...account, createdAt: clock() })) {
    announce({ username, password });
  }
  // Another process that started at once may have created it first, and has announced its password.
  return read();
}
