import { randomBytes } from 'node:crypto';
import type { AdminAccount as ShownAccount } from '../../../domain/admin/api.ts';
import type { Clock } from '../../clock.ts';
import { hashPassword, isPasswordHash } from './passwords.ts';
import type { AccountStore, AdminAccount, HelperAccount } from './stored-accounts.ts';

/** The name of the account that a first start makes. */
export const firstUsername = 'admin';

/** The owner's account as it is now. */
export interface OwnerAccount extends AdminAccount, ShownAccount {
  /** The username: what the owner's sessions and passkeys belong to. */
  id: string;
  role: 'owner';
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
  helpers: Pick<AccountStore['helpers'], 'find'>,
): Promise<CurrentAccount | undefined> => (id === owner.id ? owner : helpers.find(id));

/** The owner's account: the configured one, else the one of the store. */
export const accountReader =
  (configured: AdminAccount | undefined, store: Pick<AccountStore, 'adminAccount'>): ReadAccount =>
  async () => {
    const owner = (account: AdminAccount, password: ShownAccount['password']): OwnerAccount => ({
      ...account,
      id: account.username,
      role: 'owner',
      password,
    });
    if (configured) return owner(configured, 'configured');
    const stored = await store.adminAccount();
    if (!stored) throw new Error('The store has no administrator account.');
    const { passwordChangedAt, ...account } = stored;
    if (!isPasswordHash(account.passwordHash)) return owner(account, 'none');
    return owner(account, passwordChangedAt === null ? 'first' : 'own');
  };

/**
 * Makes the account of the administrator, unless it is configured or stored.
 * @returns its name and password, which is stored nowhere in clear text
 */
export async function ensureAdminAccount(
  configured: AdminAccount | undefined,
  store: Pick<AccountStore, 'adminAccount' | 'createAdminAccount'>,
  clock: Clock,
): Promise<{ username: string; password: string } | undefined> {
  if (configured || (await store.adminAccount())) return undefined;
  const username = firstUsername;
  const password = randomBytes(15).toString('base64url');
  const account = { username, passwordHash: await hashPassword(password) };
  // Another process that starts at once may create it first, and announces its password.
  const isMade = await store.createAdminAccount({ ...account, createdAt: clock() });
  return isMade ? { username, password } : undefined;
}
