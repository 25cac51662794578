const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number as running text writes it: `seven`, `12`. */
export const inWords = (number: number): string => numbers[number] ?? String(number);
