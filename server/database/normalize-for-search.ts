/**
 * A text as search and order see it: without accents and in small letters, so that Óbidos is found by
 * obidos and stands beside it. Postgres does the same in `postgres/admin-dialect.ts`.
 */
export function normalizeForSearch(text: string): string {
  // Most texts are plain, and there may be a hundred thousand.
  if (!plain.test(text)) text = text.normalize('NFD').replace(accents, '');
  return text.toLowerCase();
}

const plain = /^[\0-\x7f]*$/;
const accents = /[\u0300-\u036f]/g;

/** The words of a search, normalized. */
export const wordsOf = (search: string): string[] =>
  normalizeForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '');
