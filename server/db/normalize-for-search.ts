/**
 * A text as it is searched and sorted: without accents and in lower case, so that Óbidos is found by obidos and
 * sorted beside it. Postgres does the same in `postgres/admin-dialect.ts`.
 */
export function normalizeForSearch(text: string): string {
  // Most texts are plain ASCII, and there may be a hundred thousand of them.
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
