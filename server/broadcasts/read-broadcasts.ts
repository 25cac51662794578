import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import {
  broadcastStates,
  isUnderWay,
  type Audience,
  type Broadcast,
  type BroadcastReturn,
  type BroadcastSummary,
  type BroadcastText,
  type BroadcastTexts,
  type BroadcastUnderWay,
} from '../../domain/broadcast.ts';
import { byLanguage, languages, type Language } from '../../domain/language.ts';
import type { Tables } from '../db/tables.ts';
import { countAudience } from './audience.ts';

/** A broadcast as it is stored. */
export type StoredBroadcast = Omit<Broadcast, 'blocks'>;

/** A letter that everybody may read. */
export interface PublicLetter {
  sentAt: string;
  texts: Record<Language, BroadcastText & { slug: string }>;
}

/** The hash of what a test shows. A changed comma makes another. */
export const hashOf = (audience: Audience, texts: BroadcastTexts): string =>
  hash(
    'sha256',
    JSON.stringify([
      audience,
      languages.map((each) => [each, texts[each].subject, texts[each].body]),
    ]),
  );

const mostReturns = 500;

/** The queries for broadcasts. */
export function broadcastReads(db: Kysely<Tables>) {
  const rows = () => db.selectFrom('broadcasts').selectAll();

  async function list(of = rows()): Promise<BroadcastSummary[]> {
    const all = await of.orderBy('created_at', 'desc').execute();
    const textOf = await textsOf(db, all);
    return all.map(({ id, audience, state, reason, updated_at, send_at, ended_at }) => ({
      ...{ id, audience, state, reason, updated_at, send_at, ended_at },
      subjects: byLanguage((language) => textOf(id, language).subject),
    }));
  }

  async function read(id: string): Promise<StoredBroadcast | undefined> {
    const row = await rows().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { audience, state, reason, updated_at, send_at, ended_at, tested_hash } = row;
    const textOf = await textsOf(db, [row]);
    const texts = byLanguage((language) => {
      const { subject, body } = textOf(id, language);
      return { subject, body };
    });
    const slugs = byLanguage((language) => textOf(id, language).slug);
    return {
      ...{ id, audience, state, reason, updated_at, send_at, ended_at, texts },
      ...(await fates(db, id)),
      subjects: byLanguage((language) => texts[language].subject),
      tested_at: tested_hash === hashOf(audience, texts) ? row.tested_at : null,
      is_public: Boolean(row.is_public),
      slugs: languages.every((language) => slugs[language] !== '') ? slugs : null,
    };
  }

  return {
    list: () => list(),
    read,
    audience: (of: Audience) => countAudience(db, of),

    /** The broadcast that is on its way. */
    async underWay(): Promise<BroadcastUnderWay | null> {
      const [found] = await list(rows().where('state', 'in', broadcastStates.filter(isUnderWay)));
      return found ? progress(db, found) : null;
    },

    /** The people whom a broadcast did not reach or who complained of it, latest first. */
    returns: (id: string) => returns(db, id),

    /** The letters of the archive, the newest first. */
    async published(): Promise<PublicLetter[]> {
      const sent = await rows()
        .where('state', '=', 'sent')
        .where('is_public', '=', sql<boolean>`TRUE`)
        .orderBy('send_at', 'desc')
        .execute();
      const textOf = await textsOf(db, sent);
      return sent.map(({ id, send_at }) => ({
        sentAt: send_at ?? '',
        texts: byLanguage((language) => textOf(id, language)),
      }));
    },
  };
}

/** The texts of broadcasts; what is not written yet is empty. */
async function textsOf(db: Kysely<Tables>, broadcasts: readonly { id: string }[]) {
  const ids = broadcasts.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await db
          .selectFrom('broadcast_texts')
          .selectAll()
          .where('broadcast_id', 'in', ids)
          .execute();
  return (id: string, language: Language) => {
    const text = found.find((each) => each.broadcast_id === id && each.language === language);
    return { subject: text?.subject ?? '', body: text?.body ?? '', slug: text?.slug ?? '' };
  };
}

/** How many people a broadcast that is on its way goes to, and for how many it still waits. */
async function progress(db: Kysely<Tables>, found: BroadcastSummary): Promise<BroadcastUnderWay> {
  if (found.state === 'held') {
    const { recipients } = await countAudience(db, found.audience);
    return { ...found, recipients, waiting: sum(recipients) };
  }
  const counted = await db
    .selectFrom('emails')
    .select((eb) => [
      'language',
      eb.fn.countAll<number>().as('count'),
      eb.fn
        .sum<number>(sql`CASE WHEN state IN ('queued', 'sending') THEN 1 ELSE 0 END`)
        .as('waiting'),
    ])
    .where('broadcast_id', '=', found.id)
    .groupBy('language')
    .execute();
  const countIn = (language: Language) =>
    counted.find((each) => each.language === language)?.count ?? 0;
  const waiting = counted.reduce((all, each) => all + each.waiting, 0);
  return { ...found, recipients: byLanguage(countIn), waiting };
}

async function returns(db: Kysely<Tables>, id: string): Promise<BroadcastReturn[]> {
  const found = await db
    .selectFrom('emails')
    .select(['email', 'complained_at', 'server_words'])
    .where('broadcast_id', '=', id)
    .where((eb) => eb.or([eb('state', '=', 'bounced'), eb('complained_at', 'is not', null)]))
    .orderBy(sql`coalesce(complained_at, ended_at)`, 'desc')
    .limit(mostReturns)
    .execute();
  return found.map(({ complained_at, ...each }) => ({
    ...each,
    complained: complained_at !== null,
  }));
}

/** How many of a broadcast's e-mails are in which state, and how many readers complained. */
async function fates(
  db: Kysely<Tables>,
  id: string,
): Promise<Pick<Broadcast, 'emails' | 'complaints'>> {
  const counts = await db
    .selectFrom('emails')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('complained_at').as('complaints'),
    ])
    .where('broadcast_id', '=', id)
    .groupBy('state')
    .execute();
  return {
    emails: Object.fromEntries(counts.map((each) => [each.state, each.count])),
    complaints: counts.reduce((all, { complaints }) => all + complaints, 0),
  };
}

/** The sum over all languages. */
export const sum = (of: Record<Language, number>): number =>
  Object.values(of).reduce((all, one) => all + one, 0);
