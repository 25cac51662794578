// Controls of direction turn around what stands after them. XML takes neither the other controls
// nor non-characters.
const unwanted =
  /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}\p{Cc}]/gu;

/** A text without what would change how others are read. Every form of a line break is one. */
export const plainly = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(unwanted, (found) => (/[\n\t]/.test(found) ? found : ''));

/** A text as one line: a line break in a header of a message begins another header. */
export const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * The beginning of a text, between characters as people see them: no emoji, flag or accented letter
 * is cut in two (UAX 29).
 * @param most of so many UTF-16 units at most
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** A text as HTML, also within the quotation marks of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Data as JSON for a page's source: no text in it can look like a tag or end or begin a script
 * element, no matter who wrote it.
 */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/**
 * The parts of a text with slots, such as `{name}`: texts, and between each two the name of a slot.
 */
export const partsOf = (template: string): string[] => template.split(/\{(\w+)\}/);

/**
 * A text with its slots filled, in one pass, so that what a stranger typed is no slot itself; a
 * slot without a value stays.
 */
export function fill<Values extends Partial<Record<keyof Values, string | undefined>>>(
  template: string,
  values: Values,
  write = (value: string): string => value,
): string {
  const given = new Map<string, string | undefined>(Object.entries(values));
  const filled = (name: string) => {
    const value = given.get(name);
    return value === undefined ? `{${name}}` : write(value);
  };
  return partsOf(template)
    .map((part, place) => (place % 2 ? filled(part) : part))
    .join('');
}

/** A name of the code as its file is called: `thankYou` as `thank-you`. */
export const inKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
