const numbers = [
  'zero',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
];

/** A number as running text writes it before a masculine noun: `três`, `13`. */
export const inWords = (number: number): string => numbers[number] ?? String(number);

/** Years as running text writes them: `dois anos`. */
export const years = (amount: number): string =>
  `${inWords(amount)}\u00a0${amount === 1 ? 'ano' : 'anos'}`;
