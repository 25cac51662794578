/**
 * A text as it is searched and sorted, so that Óbidos is found by obidos; Postgres does the same by
 * its own means.
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
