/**
 * Words a minute of an adult reading non-fiction silently (Brysbaert, 2019, Journal of Memory and
 * Language).
 */
const wordsAMinute = 238;

/**
 * How long a text takes to read.
 * @param text the article as it is written, without front matter
 * @returns whole minutes, at least one
 */
export function readingMinutes(text: string): number {
  const words =
    text.replaceAll(/<[^>]+>/g, '').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute));
}
