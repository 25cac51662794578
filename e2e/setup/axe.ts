import { readFileSync } from 'node:fs';
import type axeCore from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** Rules of axe: levels A and AA of WCAG 2.2 with best practice, and level AAA. */
export const everyRule = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'wcag2aaa',
];

/**
 * What words and colours can break where the elements are right: names, and the contrast of AAA.
 */
export const namesAndContrast = [
  'cat.name-role-value',
  'cat.text-alternatives',
  'cat.forms',
  'cat.color',
];

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** For `Page.addInitScript`: pages that are opened for axe then have it by them, compiled once. */
export const axeAtHand = { content: `globalThis.axeAtHand = () => {${source}}` };

/**
 * What axe finds on a page in the state that it is in. The page gets axe once and keeps it until it
 * is left; `@axe-core/playwright` would send it again for each run, to this page and to an empty
 * one that it opens to gather the results of frames, which took five times as long. The site has no
 * frames: its policy forbids them.
 * @returns a line for each element at fault: `color-contrast: main > p`
 */
export async function axeProblems(
  pageOrFrame: Page | Frame,
  rules: readonly string[] = everyRule,
): Promise<string[]> {
  const page = 'mainFrame' in pageOrFrame ? pageOrFrame.mainFrame() : pageOrFrame;
  if (await page.evaluate(hasNoAxe)) await page.evaluate(source);
  const { violations } = await page.evaluate(runAxe, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** Runs in the page. */
function hasNoAxe() {
  const page = globalThis as { axe?: object; axeAtHand?: () => void };
  if (!page.axe) page.axeAtHand?.();
  return !page.axe;
}

/**
 * Runs in the page, once its transitions have ended: halfway through one, a colour is neither the
 * old nor the new.
 */
async function runAxe(tags: readonly string[]) {
  const { axe } = globalThis as unknown as { axe: typeof axeCore };
  const moving = document.getAnimations().filter(
    // What follows the scrolling never finishes by itself.
    ({ playState, effect, timeline }) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity,
  );
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return axe.run(document, {
    resultTypes: ['violations'],
    runOnly: [...tags],
    // WCAG 2.5.3, for who says what is seen: an experiment to axe, whose tag would add others.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
}
