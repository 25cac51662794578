import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { ThankYou } from '../../islands/interest-form/ThankYou.tsx';

test.each(languages)(
  'who joins with scripts reads the same next steps as who joins without, in %s',
  (language) => {
    const { thankYou } = content[language];
    const panel = renderToStaticMarkup(createElement(ThankYou, { language, to: [] }));
    const steps = Array.from(panel.matchAll(/<li>(.*?)<\/li>/g), ([, step]) => step);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps).toEqual(thankYou.next.steps);
    expect(panel).toContain(thankYou.next.heading);
    expect(panel).toContain(thankYou.text);
  },
);
