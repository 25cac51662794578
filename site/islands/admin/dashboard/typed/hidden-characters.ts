/** Scripts whose letters a joiner shapes. */
const shapedByJoiners =
  'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan'
    .split(' ')
    .map((script) => String.raw`\p{Script_Extensions=${script}}`)
    .join('');

/**
 * Where a character that has no look of its own gives one to its neighbours, so that it can be
 * seen.
 */
const ordinary = [
  // Joiners in Persian or Sinhala, and in an emoji of several.
  String.raw`(?<=[${shapedByJoiners}])[\u200C\u200D]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  // One variation selector: ❤️, 1️⃣, and the forms of a Chinese character in Japanese names.
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[#*0-9])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  // The flags of England, Scotland and Wales.
  String.raw`(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
];

/** Controls, what steers the direction of writing, what has no width, and separators of lines. */
const hidden = String.raw`(?<hidden>[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB])`;

const inOneLine = new RegExp([...ordinary, hidden].join('|'), 'gu');
const inLines = new RegExp([...ordinary, String.raw`\r?\n|\t`, hidden].join('|'), 'gu');

/** A part of a text: as it is, or the code that stands for a hidden character. */
interface Piece {
  text: string;
  hidden: boolean;
}

/**
 * Takes a text apart at the characters that cannot be seen and can make it look like another text.
 * @param lines whether the text may have several lines, which in a name nobody sees
 */
export function splitHidden(text: string, lines = false): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addPlain = (until: number) => {
    if (until > end) pieces.push({ text: text.slice(end, until), hidden: false });
  };
  for (const { index, groups } of text.matchAll(lines ? inLines : inOneLine)) {
    const character = groups?.['hidden'];
    if (!character) continue;
    addPlain(index);
    pieces.push({ text: codeOf(character), hidden: true });
    end = index + character.length;
  }
  addPlain(text.length);
  return pieces;
}

/** Whether a text has a character that is shown as its code. */
export const hasHidden = (text: string, lines: boolean): boolean =>
  splitHidden(text, lines).some((piece) => piece.hidden);

/** A text of one line with its hidden characters as codes, for where no element can stand. */
export const spellHidden = (text: string): string =>
  splitHidden(text)
    .map((piece) => piece.text)
    .join('');

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
