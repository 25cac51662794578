/** A text as one line: a line break in a header of a message begins another header. */
export const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

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
