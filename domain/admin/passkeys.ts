import type { PasskeyEntry } from './api.ts';

/**
 * Whether passkeys are enough to do without the password: two that work at this address, or one
 * that another device of the owner has, too.
 */
export function canReplacePassword(
  passkeys: readonly Pick<PasskeyEntry, 'is_of_this_address' | 'backed_up'>[],
): boolean {
  const here = passkeys.filter((each) => each.is_of_this_address);
  return here.length >= 2 || here.some((each) => each.backed_up);
}
