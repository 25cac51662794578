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
