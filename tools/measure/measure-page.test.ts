import { describe, expect, test } from 'vitest';
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

const withWeight = (weight: Partial<PageMeasurement['weight']>) => ({
  ...fine,
  weight: { ...fine.weight, ...weight },
});
const withLighthouse = (lighthouse: Partial<PageMeasurement['lighthouse']>) => ({
  ...fine,
  lighthouse: { ...fine.lighthouse, ...lighthouse },
});

describe('the budgets of npm run measure', () => {
  test('a page within every budget has no broken budget, however long it took to load', () => {
    expect(brokenBudgets(fine)).toEqual([]);
  });

  test.each([
    ['a heavy document', withWeight({ html: 20_000 }), '/about: HTML is 20000 bytes'],
    ['a heavy font', withWeight({ font: 20_000 }), '/about: the font is'],
    ['a heavy page', withWeight({ all: 200_000 }), '/about: everything is 200000 bytes'],
    ['script at load', withWeight({ scriptFiles: 60_000 }), '/about: script at load is 61000'],
    ['a heavy form', { ...fine, scriptWithForm: 90_000 }, '/about: script with the form is'],
    ['a shift', withLighthouse({ layoutShift: 0.01 }), '/about: layout shifts by 0.01'],
    [
      'a point lost',
      withLighthouse({ scores: { ...fine.lighthouse.scores, seo: 92 }, failing: ['meta'] }),
      '/about: Lighthouse gives 92 for seo: meta',
    ],
  ])('the broken budgets of a page name %s', (_what, page, sentence) => {
    const [broken, ...others] = brokenBudgets(page);
    expect(broken).toContain(sentence);
    expect(others).toEqual([]);
  });
});
