import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../../content/index.ts';
import type { Language } from '../../../../domain/language.ts';
import { DashboardContext, type DashboardTools } from './dashboard-context.ts';
import { createFormatters } from './formatters.ts';
import { StaleBuild } from './StaleBuild.tsx';

test.each<[Language, string]>([
  ['en', 'Jul 1, 2026'],
  ['pt', '01/07/2026'],
])('the dashboard says since when the site is outdated, in %s', (language, day) => {
  const tools = { text: content[language].admin.dashboard, format: createFormatters(language) };
  const line = createElement(StaleBuild, { since: '2026-07-01' });
  expect(
    renderToStaticMarkup(createElement(DashboardContext, { value: tools as DashboardTools }, line)),
  ).toContain(day);
});
