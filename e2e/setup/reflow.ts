import type { Page } from 'playwright-core';
import { devices } from './devices.ts';
import { setTextFace } from './text-faces.ts';

/**
 * Screens on which all must be read without scrolling in two directions, and the size of text on
 * them.
 */
export const screensToRead = [
  // WCAG 1.4.10
  { viewport: { width: 320, height: 640 }, fontSize: '100%' },
  // WCAG 1.4.4
  { viewport: devices.phone.viewport, fontSize: '200%' },
  { viewport: { width: 320, height: 640 }, fontSize: '200%' },
  // Where one layout becomes another.
  { viewport: { width: 768, height: 1024 }, fontSize: '100%' },
  { viewport: { width: 1024, height: 768 }, fontSize: '100%' },
];

/**
 * What could not be read on a narrow screen or with large text.
 * @returns a line a place: `320 100% A: hello@raizdovau.example`
 */
export async function reflowProblems(
  page: Page,
  screens: readonly (typeof screensToRead)[number][] = screensToRead,
): Promise<string[]> {
  const problems: string[] = [];
  await setTextFace(page, 'wide');
  for (const { viewport, fontSize } of screens) {
    await page.setViewportSize(viewport);
    const found = await page.evaluate(findCutOff, fontSize);
    problems.push(...found.map((what) => `${viewport.width} ${fontSize} ${what}`));
  }
  return problems;
}

/**
 * What reaches beyond the sides of the screen, or lies under the header, with the page at its top.
 */
async function findCutOff(fontSize: string): Promise<string[]> {
  document.documentElement.style.fontSize = fontSize;
  scrollTo({ top: 0, behavior: 'instant' });
  // The header follows the scrolling from the next frame on.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const header = document.querySelector('body > header')?.getBoundingClientRect();
  const range = document.createRange();
  const { clientWidth } = document.documentElement;

  const lines = (element: Element) =>
    Array.from(element.childNodes)
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((text) => {
        range.selectNode(text);
        return Array.from(range.getClientRects());
      });
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' ||
      isForScreenReaders(element.parentElement));
  const isCutOff = (element: Element) => {
    const words = lines(element);
    const top = element.closest('main') && header ? header.bottom : 0;
    return (
      [element.getBoundingClientRect(), ...words].some(
        ({ left, right, width }) => width && (right > clientWidth + 1 || (left < -1 && right > 0)),
      ) || words.some((line) => line.top < top - 1)
    );
  };

  const cutOff = Array.from(document.querySelectorAll('body *:not(svg *)'))
    .filter((element) => element.checkVisibility() && isCutOff(element))
    .filter((element) => !isForScreenReaders(element))
    .map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`);
  const { scrollWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...cutOff, `the page: ${scrollWidth} pixels`] : cutOff;
}
