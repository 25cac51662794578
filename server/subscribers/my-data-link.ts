import type { Kysely } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { SubscriptionStatus } from '../../domain/email/states.ts';
import type { Address } from '../../domain/submission/email.ts';
import { linkOf, stateOf } from './links.ts';
import { restrictedSince } from './restrictions.ts';
import type { Tables } from '../db/tables.ts';

/** Whose data a link opens. */
export interface LinkSubscriber extends Address {
  id: string;
  state: SubscriptionStatus;
  /** The submission that they confirmed; null where there is none. */
  confirmed: string | null;
  isRestricted: boolean;
  /** The language of the e-mail with the link. */
  language: Language;
}

/** Whose data a my-data link opens now. @returns undefined where it is not known, or too old */
export async function subscriberOfLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<LinkSubscriber | undefined> {
  const link = await linkOf(db, 'myData', tokenHash);
  if (!link || stateOf(link, now) !== 'open') return undefined;
  return {
    id: link.subscriber_id,
    email: link.email,
    email_key: link.email_key,
    state: link.state ?? 'unconfirmed',
    confirmed: link.confirmed_submission_id,
    language: link.language,
    isRestricted: (await restrictedSince(db, link.email_key)) !== null,
  };
}
