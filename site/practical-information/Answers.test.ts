import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decided, type PracticalQuestion } from '../../content/decided.ts';
import { content } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { Answers } from './Answers.tsx';

test.each(languages)(
  'every practical question stands on its page once and says how far it is settled, in %s',
  (language) => {
    const text = content[language].practicalInformation;
    const html = renderToStaticMarkup(createElement(Answers, { text, language }));
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
