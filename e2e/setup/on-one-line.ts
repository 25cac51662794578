/** The words with a single space for each line break and each no-break space. */
export const onOneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();
