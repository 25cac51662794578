import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { specified } from '../../../content/as-shipped.fixture.ts';
import type { OwnersAnswers } from '../../../content/facts.ts';
import { content } from '../../../content/index.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { entriesOf, sheet, type Figure } from './line-of.ts';
import { Sheet } from './Sheet.tsx';

const unanswered = specified.ownersAnswers;
const figures = Object.keys(sheet) as Figure[];
const draw = (language: Language, owners: OwnersAnswers = unanswered) =>
  renderToStaticMarkup(
    createElement(Sheet, {
      text: content[language].drawnNotBuilt,
      practical: content[language].practicalInformation,
      language,
      owners,
    }),
  );

test.each(languages)(
  'each thing on the sheet is listed with how far it is, and a dotted one leads to its row, in %s',
  (language) => {
    const { things, lines } = content[language].drawnNotBuilt;
    const { practicalInformation } = content[language];
    const html = draw(language);
    const entries = figures.flatMap((figure) =>
      entriesOf(figure, practicalInformation, language, unanswered),
    );
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
    for (const { name, line, question } of entries) {
      const [entry, ...others] = html
        .split('<li>')
        .slice(1)
        .filter((each) => each.replace(/^<a[^>]*>/, '').startsWith(`${things[name]}<`));
      expect(others).toEqual([]);
      expect(entry).toContain(`: ${lines[line]}</span>`);
      if (line !== 'open') continue;
      const row = `${href('practicalInformation', language)}#${question ?? ''}`;
      expect(entry).toContain(`href="${row}"`);
    }
  },
);

test.each(languages)(
  'an answer of the owner closes the lines that wait for it, in %s',
  (language) => {
    const tents = { en: 'Each has its bathroom.', pt: 'Cada uma tem casa de banho.' };
    const linesOf = (owners: OwnersAnswers) =>
      Object.fromEntries(
        figures
          .flatMap((figure) =>
            entriesOf(figure, content[language].practicalInformation, language, owners),
          )
          .map(({ name, line }) => [name, line]),
      );
    expect(linesOf(unanswered)).toMatchObject({ heating: 'open', canvas: 'planned', step: 'open' });
    expect(linesOf({ ...unanswered, tents })).toMatchObject({
      heating: 'known',
      canvas: 'known',
      step: 'open',
    });
  },
);
