import { expect, test } from 'vitest';
import { openQuestions } from './before-you-open.ts';
import { legalNotice } from '../site.config.ts';
import { ownersAnswers } from './facts.ts';

test('every place that waits for an answer of the owner is asked for', () => {
  const asked = openQuestions.flatMap(({ names }) => names);
  expect(asked).toEqual(
    expect.arrayContaining([...Object.keys(legalNotice), ...Object.keys(ownersAnswers)]),
  );
});
