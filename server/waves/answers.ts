import type { Kysely } from 'kysely';
import {
  graceMs,
  lastDayOf,
  type Guests,
  type InvitationState,
  type OfferFacts,
} from '../../domain/wave.ts';
import { momentBefore } from '../../domain/time.ts';
import { bySubscriber, type UnitOfWork } from '../events/change.ts';
import type { Tables } from '../db/tables.ts';
import { isInTime } from './clock.ts';
import { moveOffer } from './course.ts';
import { textsOf } from './wave-texts.ts';

/** How an invitation stands, and of what its page speaks. */
export interface Invitation {
  state: InvitationState;
  offer?: OfferFacts & { id: string };
}

/** What guests do at the link of an invitation, by the hash of its token. */
export const waveAnswers = (db: Kysely<Tables>, change: UnitOfWork) => ({
  look: (tokenHash: string, now: Date): Promise<Invitation> => read(db, tokenHash, now),

  /**
   * Accepts for one or two guests, or with null gives the place to the next. Pressed twice, or too
   * late, it changes nothing.
   */
  answer: (tokenHash: string, guests: Guests | null, now: Date): Promise<Invitation> =>
    change(bySubscriber(now, 'email'), async ({ trx, record }) => {
      const found = await offerOf(trx, tokenHash);
      if (!found) return { state: 'unknown' };
      const moved =
        guests === null
          ? await moveOffer(trx, found.id, 'declined', now)
          : await moveOffer(trx, found.id, 'accepted', now, { guests, where: isInTime(now) });
      if (moved) {
        const { email, email_key } = found;
        const log = guests === null ? 'decline_place' : 'accept_place';
        await record({ kind: { log }, address: { email, email_key }, count: 1 });
      }
      return read(trx, tokenHash, now);
    }),

  /** What the e-mails about an offer say; undefined where it is gone. */
  async facts(offerId: string): Promise<OfferFacts | undefined> {
    const found = await offers(db).where('offers.id', '=', offerId).executeTakeFirst();
    return found && factsOf(found);
  },
});

const offers = (db: Kysely<Tables>) =>
  db
    .selectFrom('offers')
    .innerJoin('waves', 'waves.id', 'offers.wave_id')
    .innerJoin('subscribers', 'subscribers.id', 'offers.subscriber_id')
    .select([
      'offers.id',
      'offers.state',
      'answer_until',
      'guests',
      'subscribers.email',
      'subscribers.email_key',
      'waves.state as wave',
      'texts',
      'places',
      'set_apart',
      'days_to_answer',
      'last_day',
      'answers_missing_since',
    ]);

type Offer = NonNullable<Awaited<ReturnType<typeof offerOf>>>;

const offerOf = (db: Kysely<Tables>, tokenHash: string) =>
  offers(db)
    .innerJoin('emails', 'emails.offer_id', 'offers.id')
    .innerJoin('email_links as link', 'link.email_id', 'emails.id')
    .where('link.token_hash', '=', tokenHash)
    .where('link.purpose', '=', 'invitation')
    .executeTakeFirst();

async function read(db: Kysely<Tables>, tokenHash: string, now: Date): Promise<Invitation> {
  const found = await offerOf(db, tokenHash);
  if (!found) return { state: 'unknown' };
  return { state: stateOf(found, now), offer: { id: found.id, ...factsOf(found) } };
}

function stateOf(offer: Offer, now: Date): InvitationState {
  const { state, wave, answer_until, answers_missing_since } = offer;
  if (state === 'accepted' || state === 'settled') return state;
  if (wave === 'closed') return 'closed';
  if (state === 'declined' || state === 'lapsed') return state;
  if (state !== 'held') return 'gone';
  const isLate = answer_until !== null && answer_until <= momentBefore(now, graceMs);
  return isLate && answers_missing_since === null ? 'lapsed' : 'open';
}

const factsOf = (offer: Offer): OfferFacts => ({
  texts: textsOf(offer),
  places: offer.places,
  set_apart: offer.set_apart,
  days_to_answer: offer.days_to_answer,
  last_day: offer.last_day,
  answer_day: offer.answer_until === null ? null : lastDayOf(offer.answer_until),
  guests: offer.guests,
});
