// Of these, and of `plainLetters`, the migrations make `folded`, which does the same in Postgres.

// NFKD makes a space and a mark of the acute accent, which many type for an apostrophe.
export const apostrophes = '`´‘’‛ʹʻʼʽˈ′';
export const dashes = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
/** Marks that NFKD has taken from their letters, and what has no width, as a regular expression. */
export const unseen = '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]';

/** Letters that Unicode does not take apart, as somebody without their keyboard types them. */
export const plainLetters: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  ə: 'e',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

// ASCII, apart from the grave accent.
const plain = /^[\0-_a-\x7f]*$/;
const anyOf = (characters: string) => new RegExp(`[${characters}]`, 'g');
const anyApostrophe = anyOf(apostrophes);
const anyDash = anyOf(dashes);
const anyUnseen = new RegExp(unseen, 'g');
const anyUndivided = anyOf(Object.keys(plainLetters).join(''));

/**
 * A text as it is searched and sorted, so that Óbidos is found by obidos, and one apostrophe by
 * another.
 */
export function normalizeForSearch(text: string): string {
  // Most texts are plain, and there may be a hundred thousand of them.
  if (plain.test(text)) return text.toLowerCase();
  return text
    .replace(anyApostrophe, "'")
    .normalize('NFKD')
    .replace(anyUnseen, '')
    .replace(anyDash, '-')
    .toLowerCase()
    .replace(anyUndivided, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a search, normalized. */
export const wordsOf = (search: string): string[] =>
  normalizeForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '');
