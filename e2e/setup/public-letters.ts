import type { PublicLetter } from '../../server/broadcasts/read-broadcasts.ts';
import { byLanguage } from '../../domain/language.ts';

/** A letter by an owner who wants to know what a page bears. */
const hostile = {
  subject: `Dates </title><script>alert(1)</script> ${'a'.repeat(60)}`,
  body: [
    '# <script>alert(1)</script>',
    '![](lagoon)',
    '[a link](javascript:alert(1)), <img src=x onerror=alert(1)>, and \u202eturned around\u2066',
    '- one\n- [two](https://example.org/a/rather/long/address/that/goes/on/and/on/and/on)',
    '1. first\n2. **second**',
    'b'.repeat(2_000),
    'word '.repeat(3_500),
  ].join('\n\n'),
};

/** The letters that the archive of `email-server.ts` shows. */
export const publicLetters: PublicLetter[] = [
  {
    sentAt: '2026-02-03T10:00:00.000Z',
    texts: byLanguage((language) => ({ ...hostile, slug: `dates-${language}` })),
  },
];
