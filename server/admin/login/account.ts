import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { hashPassword, isPasswordHash } from './passwords.ts';
import type { AccountStore, AdminAccount } from './stored-account.ts';

/** The name of the account that a first start makes. */
export const firstUsername = 'admin';

/** The owner's account as it is now. */
export interface OwnerAccount extends AdminAccount {
  /** The username: what the owner's sessions and passkeys belong to. */
  id: string;
  role: 'owner';
  /** Where its password is changed. */
  keptIn: 'configuration' | 'store';
  /** False where version 1.0.0 had switched it off, and the owner has set none since. */
  hasPassword: boolean;
  /** Whether it still has the password of the first start. */
  hasFirstPassword: boolean;
}

/** The account of somebody whom the owner has invited, and who has passkeys alone. */
export interface HelperAccount {
  id: string;
  username: string;
  role: 'helper';
}

/** Whoever may be logged in. */
export type CurrentAccount = OwnerAccount | HelperAccount;

/** Reads the owner's account: its password may have been changed since, on any server. */
export type ReadAccount = () => Promise<OwnerAccount>;

/**
 * The account with an id. @param owner as it is now
 * @returns undefined where there is none, or it has ended
 */
export const accountById = async (
  id: string,
  owner: OwnerAccount,
  helpers: { find: (id: string) => Promise<HelperAccount | undefined> },
): Promise<CurrentAccount | undefined> => (id === owner.id ? owner : helpers.find(id));

/** The owner's account: the configured one, else the one of the store. */
export const accountReader =
  (configured: AdminAccount | undefined, store: AccountStore): ReadAccount =>
  async () => {
    if (configured) return ownerAccount(configured, 'configuration', false);
    const stored = await store.adminAccount();
    if (!stored) throw new Error('The store has no administrator account.');
    const { passwordChangedAt, ...account } = stored;
    return ownerAccount(account, 'store', passwordChangedAt === null);
  };

/** The owner's account, as it is known beside what is stored or configured. */
const ownerAccount = (
  account: AdminAccount,
  keptIn: OwnerAccount['keptIn'],
  isFirst: boolean,
): OwnerAccount => {
  const hasPassword = isPasswordHash(account.passwordHash);
  const hasFirstPassword = isFirst && hasPassword;
  const { username: id } = account;
  return { ...account, id, role: 'owner', keptIn, hasPassword, hasFirstPassword };
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
}): Promise<OwnerAccount> {
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
