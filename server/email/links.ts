import { hash, randomBytes } from 'node:crypto';

/**
 * `done`: it was pressed before, which is no error. `unknown`: no such link, or none any more.
 * `onList`: somebody is on the list by the new address, so that both entries stay.
 */
export type LinkState = 'open' | 'done' | 'expired' | 'restricted' | 'onList' | 'unknown';

/** A new token of 128 random bits, as it stands in a link. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** The hash by which the store knows a token. */
export const tokenHash = (token: string): string => hash('sha256', token);
