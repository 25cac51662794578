const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number as running text writes it: `seven`, `13`. */
export const inWords = (number: number): string => numbers[number] ?? String(number);
