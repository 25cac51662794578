/** For how many minutes after the password or a passkey was shown a proof is fresh. */
export const provedMinutes = 5;

/** What the server answers where it has to be shown again, with the status 403. */
export const unproved = 'Show the password or a passkey again.';

/**
 * Length limits of a password, in characters. Which characters it has is up to its owner (NIST SP
 * 800-63B).
 */
export const passwordLength = { least: 12, most: 256 };

/**
 * Why a password is rejected: its length, a name in it that anyone would guess first, or how easily
 * it is guessed.
 */
export type PasswordError = 'short' | 'long' | 'named' | 'common';

/**
 * Whether passkeys are enough to do without the password: two that work at this address, or one
 * that another device of the owner has, too.
 */
export function canReplacePassword(
  passkeys: readonly { is_of_this_address: boolean; backed_up: boolean }[],
): boolean {
  const here = passkeys.filter((each) => each.is_of_this_address);
  return here.length >= 2 || here.some((each) => each.backed_up);
}

/** How long an invitation may be accepted. */
export const invitationHours = 24;

/** Characters of a helper's name at most. */
export const helperNameLimit = 40;

const inFragment = /^#invitation=([\w-]{43})$/;

/**
 * The link that a helper opens. What it holds stands behind the #, which no browser sends, so that
 * no log has it.
 * @param page the address of the administrator's page
 */
export const invitationLink = (page: string, invitation: string): string =>
  `${page}#invitation=${invitation}`;

/** What the link held that led to this page, if any. @param fragment of the page's address */
export const invitationIn = (fragment: string): string | undefined =>
  inFragment.exec(fragment)?.[1];
