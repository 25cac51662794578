/** A token expires after so many minutes without use. */
export const idleMinutes = 30;

/** Hours after which a session ends, however much it is used. */
export const sessionHours = 12;

/** What the server answers, with the status 403, where a request proves nothing. */
export const unproved = 'That was not the password, nor a passkey of this account.';

/**
 * Characters of a password at least. Which characters it has is up to its owner (NIST SP 800-63B).
 */
export const leastPasswordLength = 12;

/** Why a password is rejected: its length, or how easily it is guessed. */
export type PasswordError = 'short' | 'common';

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
