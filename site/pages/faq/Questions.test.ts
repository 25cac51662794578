import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asShipped } from '../../../content/as-shipped.fixture.ts';
import { content } from '../../../content/index.ts';
import type { Question } from '../../../content/en/faq.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { QuestionsAndFacts } from './Questions.tsx';

/** Each answer as the page shows it, with where it leads on to. */
const answersTo = (items: Question[], language: Language): string[] =>
  renderToStaticMarkup(createElement(QuestionsAndFacts, { items, language }))
    .split('<details')
    .slice(1);

test.each(languages)(
  'a question that an owner adds leaves every other answer with its own links, in %s',
  (language) => {
    const { items } = content[language].faq;
    const added = { question: 'Wi-Fi?', answer: ['WLAN.'] };
    const [first, ...others] = answersTo([added, ...items], language);
    expect(first).not.toContain('<a ');
    expect(others).toEqual(answersTo(items, language));
  },
);

test.each(languages)(
  'every answer of the FAQ that leads on has its links, and the one on who may come says whom to call, in %s',
  (language) => {
    const { items } = content[language].faq;
    const answers = answersTo(items, language);
    expect(answers).toHaveLength(items.length);
    for (const [position, { links = {}, crisisLines }] of items.entries()) {
      for (const label of Object.values(links))
        expect(answers[position]).toContain(`>${label}</a>`);
      expect(answers[position]?.includes('href="tel:1411"')).toBe(Boolean(crisisLines));
    }
    expect(items.filter(({ crisisLines }) => crisisLines)).toHaveLength(1);
  },
);

test.skipIf(!asShipped).each(languages)('every answer of ours leads on, in %s', (language) => {
  expect(content[language].faq.items.filter(({ links }) => !links)).toEqual([]);
});
