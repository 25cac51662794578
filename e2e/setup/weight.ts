import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Bytes of a page as they came over the wire. */
export interface Weight {
  /** The document with all that stands in it. */
  html: number;
  /** Script in the document, as brotli by itself; part of `html`. */
  inlineScript: number;
  scriptFiles: number;
  font: number;
  /** Those that load at once. How far ahead a browser fetches the others is its own choice. */
  pictures: number;
  /** What of `pictures` is photographs, which an owner puts in the place of prints. */
  photographs: number;
  /** Everything but pictures that load lazily, with the headers of each answer. */
  all: number;
}

/** The most that a public page may weigh, in bytes: what the heaviest takes, and a little. */
export const budgets = {
  /**
   * With its headers it fits the first 14.6 kB that a server may send before it must wait for an
   * answer.
   */
  html: 13_500,
  /** In the page and in files. */
  scriptAtLoad: 1_650,
  scriptWithForm: 67_400,
  font: 12_000,
  /** Without photographs: an owner chooses them, and grain weighs. */
  all: 75_000,
};

/** What a page has loaded by now. */
export async function weigh(page: Page): Promise<Weight> {
  const { inlineScript, ...bytes } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!html) throw new Error('the page has not loaded');
    const isPicture = ({ name }: { name: string }) => /\.(avif|webp|png)$/.test(name);
    const first = Array.from(
      document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'),
      ({ currentSrc }) => currentSrc,
    );
    const atOnce = files.filter((file) => !isPicture(file) || first.includes(file.name));
    const sum = (kind: RegExp) =>
      atOnce
        .filter(({ name }) => kind.test(name))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return {
      html: html.encodedBodySize,
      scriptFiles: sum(/\.js$/),
      font: sum(/\.woff2$/),
      pictures: sum(/\.(avif|webp|svg|png)$/),
      photographs: sum(/\/photograph-[\w-]+\.(avif|webp)$/),
      all: [html, ...atOnce].reduce((total, { transferSize }) => total + transferSize, 0),
      inlineScript: Array.from(document.scripts, ({ src, type, text }) =>
        src || type === 'application/ld+json' ? '' : text,
      ).join('\n'),
    };
  });
  return { ...bytes, inlineScript: brotliCompressSync(inlineScript).byteLength };
}
