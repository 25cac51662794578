import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import type { MyDataRecord } from '../../../domain/my-data/my-data.ts';
import { AllData } from './AllData.tsx';

const at = '2026-02-03T09:00:00.000Z';
const nobody: MyDataRecord = {
  email: 'ana@example.pt',
  state: 'confirmed',
  stateSince: at,
  language: 'pt',
  wantsUpdates: true,
  restrictedSince: null,
  note: null,
  pendingEmail: null,
  submissions: [],
  line: null,
  offers: [],
  emails: [],
  requests: [],
};

test.each(languages)('people read what the owner noted beside their name, in %s', (language) => {
  const text = content[language].myData;
  const shown = (note: MyDataRecord['note']) =>
    renderToStaticMarkup(
      createElement(AllData, { text, data: { ...nobody, note }, offered: [], language }),
    );
  expect(shown({ text: 'Asked about bread.', changedAt: at })).toMatch(
    new RegExp(`${text.shown.note.heading}.*Asked about bread\\..*2026`),
  );
  expect(shown(null)).not.toContain(text.shown.note.heading);
});
