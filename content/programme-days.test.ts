import { expect, test } from 'vitest';
import { onDays } from './programme-days.ts';

const parts = ['arrive', 'sleep', 'walk', 'dig', 'keep company', 'look home', 'leave'].map(
  (title) => ({ title, text: '' }),
);
const told = (days: number) =>
  onDays(parts, (first, last) => (first === last ? `${first}` : `${first} to ${last}`), days).map(
    ({ day, title }) => `${day} ${title}`,
  );

test('the programme is told on as many days as it has', () => {
  expect(told(7)).toEqual(parts.map(({ title }, index) => `${index + 1} ${title}`));
  expect(told(10).slice(3)).toEqual(['4 dig', '5 to 8 keep company', '9 look home', '10 leave']);
  expect(told(5)).toEqual(['1 arrive', '2 sleep', '3 walk', '4 look home', '5 leave']);
  expect(told(2)).toEqual(['1 look home', '2 leave']);
});
