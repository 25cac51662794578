import { expect, test } from 'vitest';
import { emptyTexts } from './empty-texts.ts';
import { content } from './index.ts';

test('no text of the site is empty', () => {
  expect(emptyTexts(content)).toEqual([]);
});

test('an empty text is named by its place', () => {
  const pt = { home: { meta: { title: ' ' }, days: ['Chegar', ''] }, count: 3 };
  expect(emptyTexts({ pt })).toEqual(['pt.home.meta.title', 'pt.home.days.1']);
});
