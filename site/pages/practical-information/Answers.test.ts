import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decided, type PracticalQuestion } from '../../../content/decided.ts';
import { content } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { Answers } from './Answers.tsx';

const unanswered = {
  prices: undefined,
  tents: undefined,
  groupSize: undefined,
  accessibility: undefined,
  team: undefined,
};

test.each(languages)(
  'every practical question stands on its page once and says how far it is settled, in %s',
  (language) => {
    const text = content[language].practicalInformation;
    const html = renderToStaticMarkup(
      createElement(Answers, { text, language, owners: unanswered }),
    );
    const found = html.split('<h3>').slice(1);
    expect(found).toHaveLength(Object.keys(decided).length);
    for (const [question, state] of Object.entries(decided)) {
      const { heading } = text.answers[question as PracticalQuestion];
      const [answer, ...others] = found.filter((each) => each.startsWith(`${heading}</h3>`));
      expect(others).toEqual([]);
      expect(answer).toContain(`>${text.states[state]}</p>`);
    }
  },
);

test.each(languages)(
  'what the owner answers takes the place of what is not decided, in %s',
  (language) => {
    const text = content[language].practicalInformation;
    const prices = { en: 'A week costs 900 euros.', pt: 'Uma semana custa 900 euros.' };
    const html = renderToStaticMarkup(
      createElement(Answers, { text, language, owners: { ...unanswered, prices } }),
    );
    const price = html
      .split('<h3>')
      .find((each) => each.startsWith(`${text.answers.price.heading}<`));
    expect(price).toContain(prices[language]);
    expect(price).toContain(`>${text.states.settled}</p>`);
    for (const paragraph of text.answers.price.paragraphs) expect(html).not.toContain(paragraph);
  },
);
