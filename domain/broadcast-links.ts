import type { Inline } from './broadcast.ts';

/** The words of a line, without its marks. */
const wordsOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) =>
      inline.type === 'text'
        ? inline.text
        : inline.type === 'break'
          ? '\n'
          : wordsOf(inline.inlines),
    )
    .join('');

/** The address of a link as it is shown beside its words; undefined where they say it already. */
export function addressBeside(url: string, inlines: readonly Inline[]): string | undefined {
  const address = url.replace(/^mailto:/, '');
  const words = wordsOf(inlines);
  return [url, address, address.replace(/\/$/, ''), address.replace(/^https:\/\//, '')].includes(
    words,
  )
    ? undefined
    : address;
}
