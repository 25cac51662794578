/**
 * Data as JSON for a page's source: no text in it can look like a tag or end or begin a script
 * element, no matter who wrote it.
 */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
