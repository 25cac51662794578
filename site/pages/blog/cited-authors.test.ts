import { expect, test } from 'vitest';
import { citedAuthors } from './cited-authors.ts';

test.each([
  ['Holmgren, D.', 'Holmgren', 'Holmgren'],
  ['Pendry, P. & Vandagriff, J. L.', 'Pendry & Vandagriff', 'Pendry e Vandagriff'],
  ['Hunter, M. R., Gillespie, B. W. & Chen, S. Y.-P.', 'Hunter et al.', 'Hunter et al.'],
  ['Stigsdotter, U. K. et al.', 'Stigsdotter et al.', 'Stigsdotter et al.'],
  ['Nagasawa, M., Mitsui, S., En, S., et al.', 'Nagasawa et al.', 'Nagasawa et al.'],
  ['de Bloom, J., Geurts, S. A. E. & Taris, T. W.', 'de Bloom et al.', 'de Bloom et al.'],
  ['European Commission', 'European Commission', 'European Commission'],
])('a note names %s as %s, in Portuguese as %s', (authors, english, portuguese) => {
  const named = (['en', 'pt'] as const).map((language) =>
    citedAuthors(authors, language).replace('\u00a0', ' '),
  );
  expect(named).toEqual([english, portuguese]);
});
