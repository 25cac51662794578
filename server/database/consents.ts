import type { Kysely, Transaction } from 'kysely';
import { consentTextHash } from '../../content/consent-texts.ts';
import type { ConsentReceipt, ConsentText, ConsentWay } from '../../domain/submission/consent.ts';
import type { Submission } from '../../domain/submission/fields.ts';
import type { Tables } from './tables.ts';

/** What the endpoint knows of a submission's consent. */
export interface Consent {
  /** The wording beside the boxes; undefined where the request named none that was ever shown. */
  wording: ConsentText | undefined;
  way: ConsentWay;
}

/** Keeps the receipt of a submission's consent, and its wording where that is not kept yet. */
export async function addConsent(
  trx: Transaction<Tables>,
  { id, language, created_at }: Submission,
  { wording, way }: Consent,
): Promise<void> {
  const textHash = wording ? consentTextHash(wording.text) : null;
  if (wording && textHash !== null) {
    await trx
      .insertInto('consent_texts')
      .values({ ...wording, hash: textHash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .insertInto('consents')
    .values({ submission_id: id, text_hash: textHash, language, given_at: created_at, way })
    .execute();
}

/** The receipts of these submissions, in any order; of one from before there were any, what its row says. */
export const readConsents = async (db: Kysely<Tables>, ids: string[]): Promise<ConsentReceipt[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('interest_submissions as submission')
        .leftJoin('consents as consent', 'consent.submission_id', 'submission.id')
        .leftJoin('consent_texts as wording', 'wording.hash', 'consent.text_hash')
        .select((eb) => [
          ...(['submission.id as submission_id', 'consent.text_hash', 'wording.text'] as const),
          eb.fn.coalesce('consent.language', 'submission.language').as('language'),
          eb.fn.coalesce('consent.given_at', 'submission.created_at').as('given_at'),
          ...(['consent.way', 'submission.privacy_policy_version'] as const),
          eb
            .selectFrom('letters as letter')
            .innerJoin('letter_links as link', 'link.letter_id', 'letter.id')
            .select((link) => link.fn.min('link.used_at').as('used_at'))
            .whereRef('letter.submission_id', '=', 'submission.id')
            .where('link.purpose', '=', 'confirm')
            .as('confirmed_at'),
        ])
        .where('submission.id', 'in', ids)
        .execute();
