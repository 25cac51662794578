import { v7 as uuidV7 } from 'uuid';
import { canReplacePassword } from '../../../domain/admin/account.ts';
import type { Clock } from '../../clock.ts';
import { relyingParty } from './passkeys.ts';
import type { AccountStore } from './stored-account.ts';
import type { PasskeyStore } from './stored-passkeys.ts';

type Store = Pick<AccountStore, 'adminAccount' | 'switchPasswordOn'> & {
  passkeys: Pick<PasskeyStore, 'countElsewhere' | 'list'>;
};

/**
 * Lets the password log in again where it is off and the passkeys that work at the site's address
 * are not enough without it, as once that address has changed.
 * @returns what the start says of passkeys of another address: one line, or none
 */
export async function passkeysAtStart(
  store: Store,
  siteUrl: string,
  clock: Clock,
): Promise<string[]> {
  const rpId = relyingParty(siteUrl, 0)?.id;
  const isOnAgain = await letPasswordInAgain(store, rpId, clock);
  const count = await store.passkeys.countElsewhere(rpId ?? '');
  if (count === 0) {
    return isOnAgain
      ? ['The password logs in again: too few passkeys are left to do without it.']
      : [];
  }
  const passkeys = count === 1 ? '1 passkey was' : `${count} passkeys were`;
  const password = isOnAgain ? 'the password, which was off and works again,' : 'the password';
  return [
    `${passkeys} made at another address of the site and log nobody in at SITE_URL: log in with ${password} and add new ones under Account.`,
  ];
}

async function letPasswordInAgain(
  store: Store,
  rpId: string | undefined,
  clock: Clock,
): Promise<boolean> {
  const account = await store.adminAccount();
  if (!account?.passwordOffAt) return false;
  const { username } = account;
  if (canReplacePassword(await store.passkeys.list(username, rpId))) return false;
  const action = { id: uuidV7(), at: clock().toISOString(), account: username };
  return store.switchPasswordOn(action);
}
