import type { Page } from 'playwright-core';
import { setTextFace } from './text-faces.ts';

/**
 * The screens that visitors come with, from a small phone to a large dashboard, and the share of
 * each that the print keeps at least.
 */
export const screens = [
  { width: 360, height: 640, print: 1 / 4 },
  { width: 390, height: 664, print: 1 / 4 },
  { width: 390, height: 844, print: 1 / 4 },
  { width: 768, height: 1024, print: 2 / 5 },
  { width: 1024, height: 768, print: 2 / 5 },
  { width: 1280, height: 720, print: 2 / 5 },
  { width: 1366, height: 768, print: 2 / 5 },
  { width: 1440, height: 900, print: 2 / 5 },
  { width: 1920, height: 1080, print: 2 / 5 },
];

/** An element to be seen, in words for the answer; of a `sentence` only the first counts. */
export interface Wanted {
  name: string;
  selector: string;
  sentence?: boolean;
}

/** What a page other than home shows on its first screen. */
export const firstSentence: Wanted[] = [
  { name: 'heading', selector: 'main h1' },
  {
    name: 'first sentence',
    // Neither a date nor a line that is no sentence.
    selector: 'main :is(h1 ~ p, h1 ~ * p, :has(h1) ~ p, :has(h1) ~ * p):not(:has(time))',
    sentence: true,
  },
];

/** What a page behind a link in an e-mail shows on its first screen. */
export const headingAndButton: Wanted[] = [
  { name: 'heading', selector: 'main h1' },
  { name: 'button', selector: 'main button' },
];

/** What of some elements' text is outside the screen, or under something else. */
export const outOfSight = (page: Page, wanted: Wanted[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const problems: string[] = [];
    for (const { name, selector, sentence } of wanted) {
      const element = document.querySelector(selector);
      if (!element) {
        problems.push(`${name} is missing`);
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(element);
      if (sentence) endAfterSentence(range, element);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        for (const x of [left + 1, right - 1]) {
          for (const y of [top + 1, bottom - 1]) {
            const seen = document.elementFromPoint(x, y);
            if (!seen || !(element.contains(seen) || seen.contains(range.startContainer))) {
              problems.push(`${name} at ${String(Math.round(x))}, ${String(Math.round(y))}`);
            }
          }
        }
      }
    }
    return problems;

    /** Where the first full stop, question mark or the like stands that ends a sentence. */
    function endAfterSentence(range: Range, element: Element) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const end = /[.!?](?=\s|$)/.exec(node.textContent ?? '');
        if (end) {
          range.setEnd(node, end.index + 1);
          return;
        }
      }
    }
  }, wanted);

/** Which share of the screen is a picture that nothing lies over, counted on a grid of points. */
export const uncoveredPrint = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const steps = 60;
    let seen = 0;
    for (let row = 0; row < steps; row += 1) {
      for (let column = 0; column < steps; column += 1) {
        const x = ((column + 0.5) * innerWidth) / steps;
        const y = ((row + 0.5) * innerHeight) / steps;
        if (document.elementFromPoint(x, y)?.matches('img')) seen += 1;
      }
    }
    return seen / steps ** 2;
  });

/**
 * How the print that begins a page differs, on wide screens, from a whole one above the consent
 * banner, clear of the lead.
 */
export async function printsBesideWords(page: Page): Promise<{ problems: string[]; seen: number }> {
  const problems: string[] = [];
  await setTextFace(page, 'wide');
  await page.locator('#consent-banner').waitFor();
  const wide = screens.filter(({ width }) => width >= 960);
  for (const { width, height } of wide) {
    await page.setViewportSize({ width, height });
    const { print, lead, banner } = await page.evaluate(() => {
      const place = (element: Element | null | undefined) => {
        if (!element) throw new Error('The page has no print, lead or banner');
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom, ratio: (right - left) / (bottom - top) };
      };
      return {
        print: place([...document.images].find((image) => image.checkVisibility())),
        lead: place(document.querySelector('main h1 + p')),
        banner: place(document.querySelector('#consent-banner')),
      };
    });
    const size = `${String(width)}×${String(height)}`;
    if (Math.abs(print.ratio - 1.5) > 0.02)
      problems.push(`${size}: cut to ${print.ratio.toFixed(2)}`);
    if (print.bottom > banner.top) problems.push(`${size}: ends at ${print.bottom.toFixed()}`);
    // Words may lie on the calm tenth of a print.
    const shared = Math.min(print.right, lead.right) - Math.max(print.left, lead.left);
    if (shared > 0.1 * (print.right - print.left))
      problems.push(`${size}: ${shared.toFixed()} under words`);
  }
  return { problems, seen: wide.length };
}
