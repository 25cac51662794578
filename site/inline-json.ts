/**
 * Data as JSON for a page's source: in it no text can look like a tag, end a script element or begin one,
 * whoever wrote it.
 */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
