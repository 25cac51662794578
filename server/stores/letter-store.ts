import type { Kysely } from 'kysely';
import type { UnitOfWork } from '../events/change.ts';
import type { Tables } from '../db/tables.ts';
import { deskLetters, type DeskLetters } from '../admin/emails.ts';
import { storedLinks, type StoredLinks } from '../subscribers/stored-links.ts';
import { createOutbox, type Outbox } from '../email/outbox.ts';
import { readConsents } from '../events/consents.ts';
import { whyUnwanted } from '../subscribers/entitlement.ts';
import { markBounced } from '../subscribers/people.ts';

/** What the store keeps of people and their letters. */
export interface LetterStore {
  outbox: Outbox;
  links: StoredLinks;
  desk: DeskLetters;
}

/** The letters of a store. @param lettersAreOn whether new ones are queued */
export const letterStore = (
  db: Kysely<Tables>,
  change: UnitOfWork,
  lettersAreOn: boolean,
): LetterStore => ({
  outbox: createOutbox(db, { whyUnwanted, markBounced, readConsents }),
  links: storedLinks(db, change, lettersAreOn),
  desk: deskLetters(db),
});
