import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asShipped } from './as-shipped.fixture.ts';
import { openQuestions } from './before-you-open.ts';
import { legalNotice } from '../site.config.ts';
import { ownersAnswers } from './facts.ts';

// One row shows the coordinates, which an owner may change.
test.skipIf(!asShipped)('docs/before-you-open.md lists what only the owner knows', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/before-you-open.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1));
  expect(rows.map((cells) => cells.map((cell) => cell.trim()))).toEqual(
    openQuestions.map(({ what, file, names, until }) => [
      what,
      `\`${file}\`: ${names.map((name) => `\`${name}\``).join(', ')}`,
      until,
    ]),
  );
});

test('every place that waits for an answer of the owner is asked for', () => {
  const asked = openQuestions.flatMap(({ names }) => names);
  expect(asked).toEqual(
    expect.arrayContaining([...Object.keys(legalNotice), ...Object.keys(ownersAnswers)]),
  );
});
