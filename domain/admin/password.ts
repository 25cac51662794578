/** How long a password is, in characters. What it is made of is left to its owner (NIST SP 800-63B). */
export const passwordLength = { least: 12, most: 256 };

/** Why a password is not taken: its length, a name in it that any guesser tries, or how soon it is guessed. */
export type PasswordFault = 'short' | 'long' | 'named' | 'common';
