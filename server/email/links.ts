import { hash, randomBytes } from 'node:crypto';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { UnsubscribeChannel } from '../../domain/submission/consent.ts';

/**
 * `done`: it was pressed before, which is no error. `unknown`: no such link, or none any more.
 * `onList`: somebody is on the list by the new address, so that both entries stay.
 */
export type LinkState = 'open' | 'done' | 'expired' | 'restricted' | 'onList' | 'unknown';

/** The functions of the pages behind links in e-mails. A token is the text after `?t=`. */
export interface EmailLinks {
  /** Reads only. */
  look(purpose: LinkPurpose, token: string): Promise<LinkState>;
  /** Confirms the person of the link. Pressed twice: 'done' again. */
  confirm(token: string): Promise<LinkState>;
  /** Takes the person off the list, at once. */
  unsubscribe(token: string, way?: UnsubscribeChannel): Promise<LinkState>;
  /** Moves the person of the link to the new address. */
  newAddress(token: string): Promise<LinkState>;
  /** Puts the link's person back on the list, which they had left. */
  rejoin(token: string): Promise<LinkState>;
  /**
   * Asks for a new confirmation for an expired link; the caps decide whether an e-mail goes. Same
   * answer always.
   */
  sendAgain(token: string): Promise<void>;
}

/** A new token of 128 random bits, as it stands in a link. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** The hash by which the store knows a token. */
export const tokenHash = (token: string): string => hash('sha256', token);
