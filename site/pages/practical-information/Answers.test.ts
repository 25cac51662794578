import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { specified } from '../../../content/as-shipped.fixture.ts';
import { decided, type PracticalQuestion } from '../../../content/decided.ts';
import { content } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { Answers } from './Answers.tsx';

const unanswered = specified.ownersAnswers;

/** The headings of the groups in which a question stands. */
const groupsOf = (html: string, question: string) =>
  html
    .split('<h2>')
    .filter((group) => group.includes(`>${question}</h3>`))
    .map((group) => group.split('</h2>')[0]);

test.each(languages)(
  'every practical question stands on its page once and says how far it is settled, in %s',
  (language) => {
    const text = content[language].practicalInformation;
    const html = renderToStaticMarkup(
      createElement(Answers, { text, language, owners: unanswered }),
    );
    expect(html.match(/<h3/g)).toHaveLength(Object.keys(decided).length);
    for (const [question, state] of Object.entries(decided)) {
      const { heading } = text.answers[question as PracticalQuestion];
      expect(groupsOf(html, heading)).toEqual([text.groups[state]]);
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
    expect(html).toContain(prices[language]);
    expect(groupsOf(html, text.answers.price.heading)).toEqual([text.groups.settled]);
    for (const paragraph of text.answers.price.paragraphs) expect(html).not.toContain(paragraph);
  },
);
