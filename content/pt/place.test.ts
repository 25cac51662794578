import { expect, test } from 'vitest';
import { joined } from './place.ts';

test('a place is named with its article, as a Portuguese text has it', () => {
  expect(joined('em', 'Vau', 'o')).toBe('no Vau');
  expect(joined('a', 'Vau', 'o')).toBe('ao Vau');
  expect(joined('de', 'Lourinhã', 'a')).toBe('da Lourinhã');
  expect(joined('a', 'Lourinhã', 'a')).toBe('à Lourinhã');
  expect(joined('em', 'Caldas', 'as')).toBe('nas Caldas');
  expect(joined('a', 'Caldas', 'as')).toBe('às Caldas');
  expect(joined('em', 'Óbidos')).toBe('em Óbidos');
});
