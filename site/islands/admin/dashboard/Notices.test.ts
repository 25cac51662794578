import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../../content/index.ts';
import type { Language } from '../../../../domain/language.ts';
import { DashboardContext, type DashboardTools } from './dashboard-context.ts';
import { createFormatters } from './formatters.ts';
import { Notices } from './Notices.tsx';

test.each<[Language, string]>([
  ['en', 'Jul 1, 2026'],
  ['pt', '01/07/2026'],
])('the dashboard says since when the site is outdated, in %s', (language, day) => {
  const session = { siteOutdatedSince: '2026-07-01', account: { has_first_password: false } };
  const tools = {
    text: content[language].admin.dashboard,
    format: createFormatters(language),
    session: session as DashboardTools['session'],
  };
  expect(
    renderToStaticMarkup(
      createElement(DashboardContext, { value: tools as DashboardTools }, createElement(Notices)),
    ),
  ).toContain(day);
});
