import type { Language } from '../../../domain/language.ts';
import type {
  ErasureReceipt,
  OwnChoices,
  OwnCorrection,
  OwnData,
} from '../../../domain/own-data/own-data.ts';
import type { LinkState } from '../../letters/links.ts';

/**
 * What people do with their own data. Every method but `ask` and `confirmEmail` takes the hash of the token of an own-data link; after
 * 30 minutes all of them answer as for a link that is not known. Every act is entered into the register of requests and into the
 * audit log in its own transaction. After what replaces or deletes something, the caller scrubs the store.
 */
export interface OwnDataStore {
  /**
   * Queues the letter with the link to whoever is known by this address: at most one in five minutes and five in a day. For an
   * unknown address the same statements are committed, so that no time tells them apart.
   * @param language of the letter, where nothing says which is the person's
   */
  ask(email: string, language: Language, now: Date): Promise<void>;
  /** Reads only. */
  look(tokenHash: string, now: Date): Promise<'open' | 'expired' | 'unknown'>;
  /** Everything kept about the person. The first time by a link, it is entered into the register. */
  read(tokenHash: string, now: Date): Promise<OwnData | undefined>;
  correct(
    tokenHash: string,
    submissionId: string,
    fields: OwnCorrection,
    now: Date,
  ): Promise<'done' | 'restricted' | 'missing'>;
  /** Wanting updates also puts who is not confirmed, or has left, on the list; the wish for none, or a language, does not. */
  choose(
    tokenHash: string,
    choices: OwnChoices,
    now: Date,
  ): Promise<'done' | 'restricted' | 'missing'>;
  leave(tokenHash: string, now: Date): Promise<'done' | 'missing'>;
  /** Writes to the new address, under the caps of confirmations; it counts once its link is pressed. */
  changeEmail(
    tokenHash: string,
    email: string,
    now: Date,
  ): Promise<'asked' | 'restricted' | 'missing'>;
  /**
   * Moves the person to the new address, where whoever is known there becomes the same person, and tells the old address.
   * The links to the data that went to the old address open nothing any more.
   * `store.letters.links.look('newAddress', …)` reads the state of the link.
   * @param tokenHash of the link in the letter to the new address
   */
  confirmEmail(tokenHash: string, now: Date): Promise<LinkState>;
  /** Deletes the person and everything that is kept of them. */
  erase(tokenHash: string, now: Date): Promise<ErasureReceipt | undefined>;
}
