/** Words as they are typed: a space for every break of a line, and for a space that no line breaks at. */
export const onOneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();
