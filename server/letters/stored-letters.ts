import type { Kysely, Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Audience, LetterTexts } from '../../domain/letter.ts';
import { languages } from '../../domain/language.ts';
import { asFlag } from '../db/engines.ts';
import type { Tables } from '../db/tables.ts';
import { letterCourse } from './course.ts';
import { letterReads, hashOf, type StoredLetter } from './read-letters.ts';

type Write = Transaction<Tables>;

export type LetterStore = ReturnType<typeof letterStore>;

interface Draft {
  audience: Audience;
  texts: LetterTexts;
}

/** The letters of the store, each from draft to archive: the same statements in both engines. */
export const letterStore = (db: Kysely<Tables>) => ({
  ...letterReads(db),
  ...letterWrites(db),
  ...letterCourse(db),
});

/** The owner's actions on a letter. */
function letterWrites(db: Kysely<Tables>) {
  return {
    /**
     * Keeps a draft; without an id, a new one. @returns its id; undefined where there is no such
     * draft
     */
    save: (id: string | null, draft: Draft, now: Date): Promise<string | undefined> =>
      db.transaction().execute((trx) => saveDraft(trx, id, draft, now.toISOString())),

    async delete(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('letters')
        .where('id', '=', id)
        .where('state', '=', 'draft')
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** Notes that the owner was sent these texts. */
    async tested({ id, audience: to, texts }: StoredLetter, now: Date): Promise<void> {
      await db
        .updateTable('letters')
        .set({ tested_hash: hashOf(to, texts), tested_at: now.toISOString() })
        .where('id', '=', id)
        .execute();
    },

    /** Puts one that was sent into the archive, or takes it out. */
    async publish(id: string, isPublic: boolean): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('letters')
        .set({ is_public: asFlag(isPublic) })
        .where('id', '=', id)
        .where('state', 'not in', ['draft', 'due'])
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

async function saveDraft(
  trx: Write,
  id: string | null,
  { audience, texts }: Draft,
  at: string,
): Promise<string | undefined> {
  const known = id ?? uuidV7();
  if (id === null) {
    await trx
      .insertInto('letters')
      .values({ id: known, audience, state: 'draft', created_at: at, updated_at: at })
      .execute();
  } else {
    const { numUpdatedRows } = await trx
      .updateTable('letters')
      .set({ audience, updated_at: at })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
  }
  for (const language of languages) {
    await trx
      .insertInto('letter_texts')
      .values({ letter_id: known, language, ...texts[language], slug: null })
      .onConflict((conflict) =>
        conflict.columns(['letter_id', 'language']).doUpdateSet(texts[language]),
      )
      .execute();
  }
  return known;
}
