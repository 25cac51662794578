import type { Block, Inline } from './broadcast.ts';

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

const marks = /!?\[[^\]\n]*\]\([^)\n]*\)?|\bhttp:\/\/\S+|\bwww\.\S+/g;

/**
 * Text that was meant as a link and stays as typed, because it leads neither to an https address
 * nor to an e-mail address.
 */
export const deadLinks = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    (block.type === 'list' ? block.items : 'inlines' in block ? [block.inlines] : []).flatMap(
      deadIn,
    ),
  );

const deadIn = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (inline.type === 'text') return inline.text.match(marks) ?? [];
    return 'inlines' in inline && inline.type !== 'link' ? deadIn(inline.inlines) : [];
  });
