import { languagesLacking, type Letter, type LetterNeed } from '../../domain/letter.ts';
import { byLanguage, languages } from '../../domain/language.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { onOneLine, plainly } from '../../domain/text.ts';
import type { StoredLetter } from '../letters/read-letters.ts';
import {
  recordAction,
  type ActionContext,
  type ActionOptions,
  type Actions,
} from './action-context.ts';
import { RefusedAction } from './refused-action.ts';

const missing = new RefusedAction(404, 'There is no such letter.');
const incomplete = new RefusedAction(409, 'Subject or body is missing in a language.');
const intricate = new RefusedAction(422, 'A body nests too deep, or has too many marks.');
const frozen = new RefusedAction(409, 'The letter is no draft any more.');

const otherGoes = new RefusedAction(409, 'Another letter is on its way.');

/** The dashboard's actions on letters. Without e-mails they can only be read. */
export function letterActions(options: ActionOptions) {
  const { store, clock, accesses, letterMail } = options;
  const { letters } = store;
  const needs: LetterNeed[] = letterMail?.needs ?? ['emails'];
  const stored = async (id: string) => found(await letters.read(id));
  const shown = async (id: string) => withBodies(await stored(id));
  const record = async (
    kind: Parameters<typeof recordAction>[1],
    context: ActionContext,
    id: string,
  ) => recordAction(options, kind, context, recipientsOf(await stored(id)));

  return {
    letters: async () => ({
      letters: await letters.list(),
      needs,
      owner_email: letterMail?.ownerEmail ?? null,
    }),

    letter: ({ id }) => shown(id),

    async letter_returns({ id }, context) {
      const returns = await letters.returns(id);
      const addresses = returns.flatMap(({ email }) => (email === null ? [] : emailKey(email)));
      await accesses.recordRead('read_person', context, addresses);
      return { returns };
    },

    async save_letter({ id, audience, texts }) {
      const { readMarkdown } = await import('../letters/markdown.ts');
      if (languages.some((each) => readMarkdown(texts[each].body).isTooIntricate)) throw intricate;
      const plain = byLanguage((language) => ({
        subject: onOneLine(plainly(texts[language].subject)),
        body: plainly(texts[language].body),
      }));
      const saved = await letters.save(id, { audience, texts: plain }, clock());
      if (saved === undefined) throw frozen;
      return shown(saved);
    },

    delete_letter: async ({ id }) => ({ deleted: await letters.delete(id) }),

    letter_audience: ({ audience }) => letters.audience(audience),

    async test_letter({ id }, context) {
      const letter = await stored(id);
      if (!letterMail || needs.length > 0) throw unset(needs);
      if (languagesLacking(letter.texts).length > 0) throw incomplete;
      const tests = await letterMail.sendTest(letter, clock());
      if (tests.every(({ taken }) => taken)) {
        await letters.tested(letter, clock());
        await recordAction(options, 'test_letter', context, 0);
      }
      return { tests, letter: await shown(id) };
    },

    async send_letter({ id, recipients }, context) {
      const [need] = needs;
      if (need) return { sent: false, reason: need, recipients: 0 };
      const result = await letters.send(id, recipients, clock());
      if (!result.sent) return result;
      await recordAction(options, 'send_letter', context, result.recipients);
      return { sent: true, letter: await shown(id) };
    },

    async stop_letter({ id }, context) {
      if (await letters.stop(id, clock())) await record('stop_letter', context, id);
      return shown(id);
    },

    async resume_letter({ id }, context) {
      if (!(await letters.resume(id, clock()))) throw otherGoes;
      await record('resume_letter', context, id);
      return shown(id);
    },

    async publish_letter({ id, is_public }, context) {
      const kind = is_public ? 'publish_letter' : 'unpublish_letter';
      if (await letters.publish(id, is_public)) await record(kind, context, id);
      return shown(id);
    },
  } satisfies Partial<Actions>;
}

/** @throws RefusedAction where there is no such letter */
function found(letter: StoredLetter | undefined): StoredLetter {
  if (!letter) throw missing;
  return letter;
}

/** A letter with its bodies as they are drawn. */
async function withBodies(letter: StoredLetter): Promise<Letter> {
  // Loaded with the first letter that is looked at.
  const { readMarkdown } = await import('../letters/markdown.ts');
  const bodies = byLanguage((language) => readMarkdown(letter.texts[language].body));
  return { ...letter, bodies };
}

const recipientsOf = ({ emails }: StoredLetter): number =>
  Object.values(emails).reduce((all, count) => all + count, 0);

const unset = (needs: readonly LetterNeed[]) =>
  new RefusedAction(409, `Letters cannot be sent yet: ${needs.join(', ')} is not set.`);
