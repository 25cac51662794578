import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../../content/index.ts';
import type { Language } from '../../../../domain/language.ts';
import { DeskContext, type DeskTools } from './desk-context.ts';
import { createFormatters } from './formatters.ts';
import { OutdatedSite } from './OutdatedSite.tsx';

test.each<[Language, string]>([
  ['en', 'Jul 1, 2026'],
  ['pt', '01/07/2026'],
])('the desk says since when the site is outdated, in %s', (language, day) => {
  const tools = { text: content[language].admin.desk, format: createFormatters(language) };
  const line = createElement(OutdatedSite, { since: '2026-07-01' });
  expect(
    renderToStaticMarkup(createElement(DeskContext, { value: tools as DeskTools }, line)),
  ).toContain(day);
});
