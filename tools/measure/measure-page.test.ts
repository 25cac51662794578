import { expect, test } from 'vitest';
import { brokenBudgets, type PageMeasurement } from './measure-page.ts';

const fine: PageMeasurement = {
  path: '/about',
  weight: {
    html: 8_000,
    inlineScript: 1_000,
    scriptFiles: 0,
    font: 11_000,
    pictures: 20_000,
    photographs: 0,
    all: 45_000,
  },
  scriptWithForm: undefined,
  lighthouse: {
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    failing: [],
    firstContentfulPaintMs: 9_000,
    largestContentfulPaintMs: 9_000,
    totalBlockingMs: 9_000,
    layoutShift: 0,
    requests: [],
  },
  runs: 1,
};

test('a page within every budget has no broken budget, however long it took to load', () => {
  expect(brokenBudgets(fine)).toEqual([]);
});

test('every broken budget of a page is named', () => {
  const { weight, lighthouse } = fine;
  const heavy = {
    ...fine,
    weight: { ...weight, html: 20_000, font: 20_000, all: 200_000, scriptFiles: 60_000 },
    scriptWithForm: 90_000,
    lighthouse: {
      ...lighthouse,
      layoutShift: 0.01,
      scores: { ...lighthouse.scores, seo: 92 },
      failing: ['meta'],
    },
  };
  expect(brokenBudgets(heavy)).toEqual(
    [
      'HTML is 20000 bytes',
      'the font is 20000',
      'everything is 200000 bytes',
      'script at load is 61000',
      'script with the form is 90000',
      'layout shifts by 0.01',
      'Lighthouse gives 92 for seo: meta',
    ].map((broken) => expect.stringContaining(`/about: ${broken}`) as string),
  );
});
