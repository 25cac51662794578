import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { href, posts } from '../../domain/routes.ts';
import { test } from '../setup/test.ts';
import { everything } from './table.ts';

/**
 * Of each note: its place beside its paragraph once its numeral was pressed, whether its source was
 * seen before, and whether the numeral stands on a line with the word before it.
 */
const notes = (page: Page) =>
  page.locator('article [role=doc-noteref]').evaluateAll((numerals) =>
    numerals.map((numeral) => {
      const note = document.querySelector(numeral.getAttribute('href') ?? '');
      const paragraph = numeral.closest('p, li');
      const before = numeral.parentElement?.previousSibling;
      if (!note || !paragraph || !before) throw new Error(`${numeral.outerHTML} leads nowhere`);
      const seen = note.querySelector('cite')?.checkVisibility();
      location.hash = numeral.getAttribute('href') ?? '';
      const lastLetter = document.createRange();
      lastLetter.setStart(before, (before.textContent?.length ?? 0) - 1);
      lastLetter.setEndAfter(before);
      const [letter, figure, text, margin] = [lastLetter, numeral, paragraph, note].map((place) =>
        place.getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect, DOMRect];
      return {
        number: numeral.textContent,
        numberOfNote: note.querySelector('sup')?.textContent,
        seen,
        onItsLine: figure.left > letter.right - 1 && figure.top < letter.bottom,
        below: margin.top >= text.bottom,
        // That of the first paragraph stands below the picture, which is higher.
        beside: margin.left > text.right && margin.top < text.bottom + 96,
      };
    }),
  );

test('every note of the articles stands beside its paragraph on a wide screen, and below it on a phone once its numeral is pressed', async ({
  read,
}) => {
  const page = await read(href('blog', 'pt'));
  // They have one template.
  for (const post of everything ? posts : posts.slice(0, 2)) {
    await page.goto(href('post', 'pt', { post }));
    const opening = page.locator('article > header + p');
    const [drawn, text] = await opening.evaluate((paragraph) => [
      getComputedStyle(paragraph, '::before').content,
      paragraph.textContent,
    ]);
    expect(drawn).toContain(`"${text.trim().charAt(0)}"`);
    const sources = await page.locator('article ol').last().locator('li').count();
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await notes(page);
      expect(found).toHaveLength(sources);
      // To the eye each source stands once: in the margin, or in the list.
      expect(await page.locator('article > section').isVisible()).toBe(width < 960);
      for (const [position, note] of found.entries()) {
        const which = `${post} at ${String(width)}: ${JSON.stringify(note)}`;
        const number = String(position + 1);
        expect([note.number, note.numberOfNote], which).toEqual([number, number]);
        expect(note.onItsLine, which).toBe(true);
        expect(note.seen, which).toBe(width > 960);
        expect(width > 960 ? note.beside : note.below, which).toBe(true);
      }
    }
  }
});

test('on paper an article has its sources in full, and neither notes nor what to read next', async ({
  read,
}) => {
  const page = await read(href('post', 'en', { post: 'dogs' }));
  await page.emulateMedia({ media: 'print' });
  const shown = (selector: string) => page.locator(`main ${selector}`).first().isVisible();
  expect(await shown('article section li')).toBe(true);
  expect(await shown('[role=doc-footnote]')).toBe(false);
  expect(await shown('article ~ aside')).toBe(false);
});
