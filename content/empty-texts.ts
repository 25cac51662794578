/** The texts that hold no word, each by its place, such as `pt.home.meta.title`. */
export function emptyTexts(texts: unknown, place = ''): string[] {
  if (typeof texts === 'string') return texts.trim() ? [] : [place];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, text]) =>
    emptyTexts(text, place ? `${place}.${name}` : name),
  );
}
