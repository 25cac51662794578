import {
  headPrint,
  type Letter,
  type LetterBody,
  type LetterNeed,
  type Part,
} from '../../../../../domain/letter.ts';
import { byLanguage } from '../../../../../domain/language.ts';
import { fakeServer, openDashboard, people } from '../../admin.fixture.tsx';

const at = '2026-03-01T10:00:00.000Z';

export const written = {
  en: { subject: 'The first dates', body: 'We open in May.' },
  pt: { subject: 'As primeiras datas', body: 'Abrimos em maio.' },
};

/** A body as the server reads it. */
export const bodyOf = (parts: Part[], given: Partial<LetterBody> = {}): LetterBody => ({
  parts,
  unsupported: [],
  print: headPrint,
  ...given,
});

/** A letter; what is left out is made up. */
export function letterOf(given: Partial<Letter> = {}): Letter {
  const texts = given.texts ?? written;
  return {
    id: 'first',
    audience: 'dates',
    state: 'draft',
    subjects: byLanguage((language) => texts[language].subject),
    updated_at: at,
    send_at: null,
    ended_at: null,
    texts,
    bodies: byLanguage((language) => {
      const { body } = texts[language];
      return bodyOf(body ? [{ tag: 'p', parts: [body] }] : []);
    }),
    tested_at: null,
    emails: {},
    complaints: 0,
    is_public: false,
    slugs: null,
    ...given,
  };
}

/** What a server answers with letters that a test may change; it keeps what is saved. */
export function letterAnswers(letters: Letter[] = [], needs: LetterNeed[] = []) {
  const answers: NonNullable<Parameters<typeof fakeServer>[1]> = {
    letters: () => ({ letters, needs, owner_email: 'owner@example.org' }),
    letter: ({ id }) => find(id),
    save_letter: ({ id, audience, texts }) => {
      if (id !== null) return change(id, letterOf({ id, audience, texts }));
      const made = letterOf({ id: 'new', audience, texts });
      letters.unshift(made);
      return made;
    },
    delete_letter: ({ id }) => {
      letters.splice(0, Infinity, ...letters.filter((each) => each.id !== id));
      return { deleted: true };
    },
    letter_audience: ({ audience }) =>
      audience === 'dates'
        ? { recipients: { en: 8, pt: 4 }, left_out: { unconfirmed: 3, unsubscribed: 1 } }
        : { recipients: { en: 0, pt: 1 }, left_out: { unconfirmed: 3, no_updates: 11 } },
    stop_letter: ({ id }) =>
      change(
        id,
        find(id).state === 'due'
          ? { state: 'draft', send_at: null }
          : { state: 'stopped', ended_at: at },
      ),
    resume_letter: ({ id }) => change(id, { state: 'sending', ended_at: null }),
    letter_returns: () => ({
      returns: [
        {
          email: 'gone@example.org',
          complained: false,
          state: 'bounced',
          reason: null,
          server_words: '550 no such user',
        },
        {
          email: 'cross@example.org',
          complained: true,
          state: 'sent',
          reason: null,
          server_words: '250 ok',
        },
      ],
    }),
    publish_letter: ({ id, is_public }) => change(id, { is_public }),
  };
  const find = (id: string): Letter => letters.find((each) => each.id === id) ?? letterOf({ id });
  const change = (id: string, changed: Partial<Letter>): Letter => Object.assign(find(id), changed);
  return { answers, change };
}

/** A server with letters. */
export function letterServer(letters: Letter[] = [], needs: LetterNeed[] = []) {
  const { answers, change } = letterAnswers(letters, needs);
  return { ...fakeServer(people(1), answers), change };
}

/** The letters in the dashboard. */
export async function openLetters(language: 'en' | 'pt' = 'en') {
  const dashboard = await openDashboard(language);
  await dashboard.show('letters');
  return { ...dashboard, words: dashboard.text.letters };
}
