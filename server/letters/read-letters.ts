import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import {
  letterStates,
  isUnderWay,
  type Audience,
  type Letter,
  type LetterReturn,
  type LetterSummary,
  type LetterText,
  type LetterTexts,
  type LetterUnderWay,
} from '../../domain/letter.ts';
import { byLanguage, languages, type Language } from '../../domain/language.ts';
import { asFlag } from '../db/engines.ts';
import type { Tables } from '../db/tables.ts';
import { countAudience } from './audience.ts';

/** A letter as it is stored. */
export type StoredLetter = Omit<Letter, 'bodies' | 'addressed'>;

/** A letter that everybody may read. */
export interface PublicLetter {
  sentAt: string;
  texts: Record<Language, LetterText & { slug: string }>;
}

/** The hash of what a test shows. A changed comma makes another. */
export const hashOf = (audience: Audience, texts: LetterTexts): string =>
  hash(
    'sha256',
    JSON.stringify([
      audience,
      languages.map((each) => [each, texts[each].subject, texts[each].body]),
    ]),
  );

const listed = ['id', 'audience', 'state', 'updated_at', 'send_at', 'ended_at'] as const;

const mostReturns = 500;

/** The queries for letters. */
export function letterReads(db: Kysely<Tables>) {
  const rows = () => db.selectFrom('letters').select(listed);

  async function list(of = rows()): Promise<LetterSummary[]> {
    const all = await of.orderBy('created_at', 'desc').execute();
    const textOf = await textsOf(db, all);
    return all.map((letter) => ({
      ...letter,
      subjects: byLanguage((language) => textOf(letter.id, language).subject),
    }));
  }

  async function read(id: string): Promise<StoredLetter | undefined> {
    const row = await rows()
      .select(['tested_hash', 'tested_at', 'is_public'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { tested_hash, tested_at, is_public, ...letter } = row;
    const textOf = await textsOf(db, [row]);
    const texts = byLanguage((language) => {
      const { subject, body } = textOf(id, language);
      return { subject, body };
    });
    const slugs = byLanguage((language) => textOf(id, language).slug);
    return {
      ...letter,
      ...(await fates(db, id)),
      texts,
      subjects: byLanguage((language) => texts[language].subject),
      tested_at: tested_hash === hashOf(letter.audience, texts) ? tested_at : null,
      is_public: Boolean(is_public),
      slugs: languages.every((language) => slugs[language] !== '') ? slugs : null,
    };
  }

  return {
    list: () => list(),
    read,
    audience: (of: Audience) => countAudience(db, of),

    /** The letter that is on its way. */
    async underWay(): Promise<LetterUnderWay | null> {
      const [found] = await list(rows().where('state', 'in', letterStates.filter(isUnderWay)));
      return found ? progress(db, found) : null;
    },

    /** The people whom a letter did not reach or who complained of it, latest first. */
    returns: (id: string) => returns(db, id),

    /** The ids of the letters of the archive, the newest first. */
    async publicIds(): Promise<string[]> {
      const found = await db
        .selectFrom('letters')
        .select('id')
        .where('state', '=', 'sent')
        .where('is_public', '=', asFlag(true))
        .orderBy('send_at', 'desc')
        .execute();
      return found.map(({ id }) => id);
    },

    /** Letters of the archive in this order. What was sent never changes. */
    async published(ids: readonly string[]): Promise<PublicLetter[]> {
      const found = await rows().where('id', 'in', ids).execute();
      const textOf = await textsOf(db, found);
      return found
        .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
        .map(({ id, send_at }) => ({
          sentAt: send_at ?? '',
          texts: byLanguage((language) => textOf(id, language)),
        }));
    },
  };
}

/** The texts of letters; what is not written yet is empty. */
async function textsOf(db: Kysely<Tables>, letters: readonly { id: string }[]) {
  const ids = letters.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await db.selectFrom('letter_texts').selectAll().where('letter_id', 'in', ids).execute();
  return (id: string, language: Language) => {
    const text = found.find((each) => each.letter_id === id && each.language === language);
    return { subject: text?.subject ?? '', body: text?.body ?? '', slug: text?.slug ?? '' };
  };
}

/** A letter that is on its way, with how many people have not had it yet. */
async function progress(db: Kysely<Tables>, found: LetterSummary): Promise<LetterUnderWay> {
  if (found.state === 'due') {
    return { ...found, waiting: sum((await countAudience(db, found.audience)).recipients) };
  }
  const { emails } = await fates(db, found.id);
  return { ...found, waiting: (emails.queued ?? 0) + (emails.sending ?? 0) };
}

async function returns(db: Kysely<Tables>, id: string): Promise<LetterReturn[]> {
  const found = await db
    .selectFrom('emails')
    .select(['email', 'state', 'reason', 'complained_at', 'server_words'])
    .where('letter_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['bounced', 'unknown', 'dropped', 'skipped']),
        eb('complained_at', 'is not', null),
      ]),
    )
    .orderBy(sql`coalesce(complained_at, ended_at)`, 'desc')
    .limit(mostReturns)
    .execute();
  return found.map(({ complained_at, ...each }) => ({
    ...each,
    complained: complained_at !== null,
  }));
}

/** How many of a letter's e-mails are in which state, and how many readers complained. */
async function fates(
  db: Kysely<Tables>,
  id: string,
): Promise<Pick<Letter, 'emails' | 'complaints'>> {
  const counts = await db
    .selectFrom('emails')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('complained_at').as('complaints'),
    ])
    .where('letter_id', '=', id)
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
