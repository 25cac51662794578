import * as z from 'zod';
import {
  audiences,
  languagesLacking,
  letterLimits,
  type Letter,
  type LetterNeed,
} from '../../domain/letter.ts';
import { byLanguage, languages } from '../../domain/language.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { onOneLine, plainly } from '../../domain/text.ts';
import type { StoredLetter } from '../letters/read-letters.ts';
import { action, recordAction, type ActionContext, type ActionOptions } from './action-context.ts';
import { id, text } from './inputs.ts';
import { RefusedAction } from './refused-action.ts';

const missing = new RefusedAction(404, 'There is no such letter.');
const incomplete = new RefusedAction(409, 'Subject or body is missing in a language.');
const intricate = new RefusedAction(422, 'A body nests too deep, or has too many marks.');
const frozen = new RefusedAction(409, 'The letter is no draft any more.');
const otherGoes = new RefusedAction(409, 'Another letter is on its way.');

const letterText = z.strictObject({
  subject: text(letterLimits.subject),
  body: text(letterLimits.body),
});

/** The dashboard's actions on letters. Without e-mails they can only be read. */
export function letterActions(options: ActionOptions) {
  const { store, clock, accesses, letterMail } = options;
  const { letters } = store;
  const needs: LetterNeed[] = letterMail?.needs ?? ['emails'];
  const stored = async (letter: string) => found(await letters.read(letter));
  const shown = async (id: string): Promise<Letter> => {
    const letter = await stored(id);
    // Loaded with the first letter that is looked at.
    const { readMarkdown } = await import('../letters/markdown.ts');
    const bodies = byLanguage((language) => readMarkdown(letter.texts[language].body));
    return { ...letter, bodies, addressed: await letters.audience(letter.audience) };
  };
  const record = async (
    kind: Parameters<typeof recordAction>[1],
    context: ActionContext,
    letter: string,
  ) => recordAction(options, kind, context, recipientsOf(await stored(letter)));

  return {
    /** The newest first, what is missing before one can be sent, and where tests go. */
    letters: action({
      input: {},
      run: async () => ({
        letters: await letters.list(),
        needs,
        owner_email: letterMail?.ownerEmail ?? null,
      }),
    }),

    letter: action({ isWatched: true, input: { id }, run: (letter) => shown(letter.id) }),

    /** The people whom a letter did not reach or who complained; at most some hundred. */
    letter_returns: action({
      input: { id },
      run: async (letter, context) => {
        const returns = await letters.returns(letter.id);
        const addresses = returns.flatMap(({ email }) => (email === null ? [] : emailKey(email)));
        await accesses.recordRead('read_person', context, addresses);
        return { returns };
      },
    }),

    /** Keeps a draft; without an id, a new one. */
    save_letter: action({
      input: {
        id: id.nullable(),
        audience: z.enum(audiences),
        texts: z.strictObject(byLanguage(() => letterText)),
      },
      run: async (draft) => {
        const { audience, texts } = draft;
        const { readMarkdown } = await import('../letters/markdown.ts');
        if (languages.some((each) => readMarkdown(texts[each].body).isTooIntricate)) {
          throw intricate;
        }
        const plain = byLanguage((language) => ({
          subject: onOneLine(plainly(texts[language].subject)),
          body: plainly(texts[language].body),
        }));
        const saved = await letters.save(draft.id, { audience, texts: plain }, clock());
        if (saved === undefined) throw frozen;
        return shown(saved);
      },
    }),

    /** False where there is no such draft. */
    delete_letter: action({
      input: { id },
      run: async (draft) => ({ deleted: await letters.delete(draft.id) }),
    }),

    /** Sends it to the owner, in each language. */
    test_letter: action({
      input: { id },
      run: async (draft, context) => {
        const letter = await stored(draft.id);
        if (!letterMail || needs.length > 0) throw unset(needs);
        if (languagesLacking(letter.texts).length > 0) throw incomplete;
        const tests = await letterMail.sendTest(letter, clock());
        if (tests.every(({ taken }) => taken)) {
          await letters.tested(letter, clock());
          await recordAction(options, 'test_letter', context, 0);
        }
        return { tests };
      },
    }),

    /** It leaves in some minutes, or the reason why it does not. */
    send_letter: action({
      ownerOnly: true,
      input: { id },
      run: async (letter, context) => {
        if (needs.length > 0) throw unset(needs);
        const { recipients, reason = null } = await letters.send(letter.id, clock());
        if (!reason) await recordAction(options, 'send_letter', context, recipients);
        return { reason };
      },
    }),

    stop_letter: action({
      input: { id },
      run: async (letter, context) => {
        if (await letters.stop(letter.id, clock())) await record('stop_letter', context, letter.id);
        return shown(letter.id);
      },
    }),

    resume_letter: action({
      ownerOnly: true,
      input: { id },
      run: async (letter, context) => {
        if (!(await letters.resume(letter.id, clock()))) throw otherGoes;
        await record('resume_letter', context, letter.id);
        return shown(letter.id);
      },
    }),

    /** Puts a letter into the archive, or takes it out. */
    publish_letter: action({
      input: { id, is_public: z.boolean() },
      run: async (letter, context) => {
        const kind = letter.is_public ? 'publish_letter' : 'unpublish_letter';
        if (await letters.publish(letter.id, letter.is_public)) {
          await record(kind, context, letter.id);
        }
        return shown(letter.id);
      },
    }),
  };
}

/** @throws RefusedAction where there is no such letter */
function found(letter: StoredLetter | undefined): StoredLetter {
  if (!letter) throw missing;
  return letter;
}

const recipientsOf = ({ emails }: StoredLetter): number =>
  Object.values(emails).reduce((all, count) => all + count, 0);

const unset = (needs: readonly LetterNeed[]) =>
  new RefusedAction(409, `Letters cannot be sent yet: ${needs.join(', ')} is not set.`);
