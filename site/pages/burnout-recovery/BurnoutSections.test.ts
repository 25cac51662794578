import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { ProgrammeQuestions } from './BurnoutSections.tsx';

test.each(languages)('the answer that speaks of a crisis says whom to call, in %s', (language) => {
  const text = content[language].burnoutRecovery.faq;
  const html = renderToStaticMarkup(createElement(ProgrammeQuestions, { text, language }));
  const answers = html.split('<details').slice(1);
  const ofCrisis = answers.filter((answer) => /\b(acute crisis|crise aguda)\b/.test(answer));
  expect(ofCrisis).toHaveLength(1);
  expect(ofCrisis[0]).toContain('href="tel:1411"');
  expect(html.match(/href="tel:1411"/g)).toHaveLength(1);
  // The page says all of them once, under what we are not.
  expect(html).not.toContain('findahelpline.com');
});
