/**
 * The two ways a journey is gone: in one language with scripts, and its twin in the other without.
 */
export const ways = [
  { language: 'en', scripts: true, how: 'in English, with JavaScript' },
  { language: 'pt', scripts: false, how: 'in Portuguese, without JavaScript' },
] as const;
