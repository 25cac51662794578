import {
  headPrint,
  type Letter,
  type LetterBody,
  type Part,
} from '../../../../../domain/letter.ts';
import { byLanguage } from '../../../../../domain/language.ts';
import type { fakeServer } from '../../admin.fixture.tsx';

const at = '2026-03-01T10:00:00.000Z';

export const written = {
  en: { subject: 'The first dates', body: 'We open in May.' },
  pt: { subject: 'As primeiras datas', body: 'Abrimos em maio.' },
};

/** A body as the server reads it. */
const bodyOf = (parts: Part[]): LetterBody => ({ parts, unsupported: [], print: headPrint });

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

/** What a server with letters answers. */
export function letterAnswers(letters: Letter[]) {
  const answers: NonNullable<Parameters<typeof fakeServer>[1]> = {
    letters: () => ({ letters, needs: [], owner_email: 'owner@example.org' }),
    letter: ({ id }) => letters.find((each) => each.id === id) ?? letterOf({ id }),
    letter_audience: ({ audience }) =>
      audience === 'dates'
        ? { recipients: { en: 8, pt: 4 }, left_out: { unconfirmed: 3, unsubscribed: 1 } }
        : { recipients: { en: 0, pt: 1 }, left_out: { unconfirmed: 3, no_updates: 11 } },
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
  };
  return answers;
}
