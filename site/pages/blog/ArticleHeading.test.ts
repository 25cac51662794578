import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import { ArticleHeading } from './ArticleHeading.tsx';

/**
 * What the line below the title says of an article that came out on 22 November and last changed on
 * another day.
 */
const lineOf = (language: Language, modified: string) => {
  const heading = renderToStaticMarkup(
    createElement(ArticleHeading, {
      title: 'A title',
      date: new Date('2026-11-22'),
      modified,
      minutes: 4,
      text: content[language].blog.article,
      language,
    }),
  );
  return /<p>(.*)<\/p>/.exec(heading)?.[1]?.replaceAll(/<[^>]*>/g, '');
};

test.each([
  ['en', 'November 22, 2026 · Updated December 3, 2026 · 4 min read'],
  ['pt', '22 de novembro de 2026 · Atualizado a 3 de dezembro de 2026 · 4 min de leitura'],
] as const)('an article in %s that has changed since says when', (language, line) => {
  expect(lineOf(language, '2026-12-03')).toBe(line);
});

test.each(['2026-11-22', '2026-11-20'])(
  'an article whose text has not changed since it came out, but on %s, says nothing of it',
  (modified) => {
    expect(lineOf('en', modified)).toBe('November 22, 2026 · 4 min read');
  },
);
