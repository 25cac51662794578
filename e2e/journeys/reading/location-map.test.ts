import { describe, expect } from 'vitest';
import { languages } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { test } from '../../setup/test.ts';
import { setTextFace } from '../../setup/text-faces.ts';

/** Of what the map is drawn on: phones, tablets, laptops, and the edges between its layouts. */
const widths = [320, 360, 390, 480, 704, 768, 960, 1024, 1200, 1366, 1920];

describe('the map of the location page', () => {
  for (const language of languages) {
    test(`its names are large enough, whole and apart, in any serif and on any screen: ${language}`, async ({
      read,
    }) => {
      const page = await read(href('location', language));
      await setTextFace(page, 'wide');
      const problems: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        problems.push(...(await page.evaluate(labelProblems)).map((what) => `${width} ${what}`));
      }
      expect(problems).toEqual([]);
    });
  }
});

/** Names that are too small, cut off, or in the way of another or of a place. */
function labelProblems(): string[] {
  const svg = document.querySelector<SVGSVGElement>('main svg[role=img]');
  if (!svg) return ['no map'];
  const scale = svg.getScreenCTM()?.a ?? 0;
  const frame = svg.getBoundingClientRect();
  /** What the letters cover, without the room that a face leaves above and below them. */
  const box = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const size = element.matches('text, tspan')
      ? parseFloat(getComputedStyle(element).fontSize) * scale
      : 0;
    return { left, right, top: top + size * 0.25, bottom: bottom - size * 0.25 };
  };
  const meet = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  const shown = (selector: string) =>
    Array.from(svg.querySelectorAll(selector)).filter((element) => element.checkVisibility());
  const labels = shown('text').flatMap((text) => {
    const lines = Array.from(text.querySelectorAll('tspan'));
    return lines.length ? lines : [text];
  });
  const problems = labels.flatMap((label, index) => {
    const name = label.textContent;
    const size = parseFloat(getComputedStyle(label).fontSize) * scale;
    const { left, right, top, bottom } = box(label);
    return [
      ...(size < 14.95 ? [`${name}: ${size.toFixed(1)} pixels`] : []),
      ...(left < 0 || right > innerWidth || top < frame.top || bottom > frame.bottom
        ? [`${name}: cut off`]
        : []),
      ...labels
        .slice(index + 1)
        .filter((other) => meet(box(label), box(other)))
        .map((other) => `${name} meets ${other.textContent}`),
      ...shown('circle')
        .filter((dot) => meet(box(label), box(dot)))
        .map(() => `${name} hides a place`),
    ];
  });
  return labels.length > 8 ? problems : [...problems, `only ${labels.length} names`];
}
