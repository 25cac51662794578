import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { QuestionsAndFacts } from './Questions.tsx';

test.each(languages)(
  'every answer of the FAQ leads on, and the one on who may come says whom to call, in %s',
  (language) => {
    const { faq, faqLinks, atAGlance } = content[language];
    const html = renderToStaticMarkup(
      createElement(QuestionsAndFacts, { items: faq.items, language }),
    );
    const answers = html.split('<details').slice(1);
    expect(answers).toHaveLength(faq.items.length);
    expect(faqLinks).toHaveLength(faq.items.length);
    for (const answer of answers) expect(answer).toMatch(/<a href="\/[^"]+">/);
    expect(answers[0]).toContain('href="tel:1411"');
    expect(html.match(/<dt>/g)).toHaveLength(atAGlance.rows.length);
  },
);
