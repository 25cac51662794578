import { hash, randomBytes } from 'node:crypto';

/** A new token of 128 random bits, as it stands in a link. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What the store knows a token by. */
export const tokenHash = (token: string): string => hash('sha256', token);
