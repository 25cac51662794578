import { median, whole } from '../benchmark/report.ts';
import type { LighthouseResult } from './lighthouse.ts';
import type { PageMeasurement } from './measure-page.ts';

/** A page and its bare page, each loaded as often by Lighthouse. */
export interface Comparison {
  path: string;
  ours: LighthouseResult[];
  bare: LighthouseResult[];
  /** The paths of the pictures that the page loads lazily. */
  lazyPictures: readonly string[];
}

interface Measurements {
  /** The machine, one line for each fact. */
  facts: string[];
  cleanBuildSeconds: number;
  unchangedBuildSeconds: number;
  pages: PageMeasurement[];
  comparisons: Comparison[];
}

/** How many bytes more than its bare page a page may have. */
const mostExtraBytes = 30_000;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const shift = (layoutShift: number): string => (layoutShift === 0 ? '0' : layoutShift.toFixed(3));
const table = (rows: (string | number)[][]): string =>
  rows
    .flatMap((row, index) => (index === 0 ? [row, row.map(() => '---')] : [row]))
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** The measurements as Markdown. */
export const report = (measured: Measurements): string =>
  [
    ...measured.facts,
    `a clean build takes ${measured.cleanBuildSeconds.toFixed(1)} s, one without changes ${measured.unchangedBuildSeconds.toFixed(1)} s`,
    bareSection(measured.comparisons),
    pagesSection(measured.pages),
  ].join('\n');

/** One page of each kind beside its bare page. */
function bareSection(comparisons: readonly Comparison[]): string {
  return `
Beside a bare page

${table([
  ['page', 'LCP ms', 'bare', 'ratio', 'TBT ms', 'bytes', 'bare', 'more'],
  ...comparisons.map(({ path, ours, bare, lazyPictures }) => [
    `\`${path}\``,
    whole(middle(ours, paint)),
    whole(middle(bare, paint)),
    (middle(ours, paint) / middle(bare, paint)).toFixed(2),
    whole(middle(ours, (run) => run.totalBlockingMs)),
    whole(middle(ours, transferredAtLoad(lazyPictures))),
    whole(middle(bare, transferredAtLoad([]))),
    whole(extraBytes({ path, ours, bare, lazyPictures })),
  ]),
])}`;
}

/** How the figures of all pages are spread. */
function pagesSection(pages: readonly PageMeasurement[]): string {
  return `
${pages.length} pages

${table([
  ['figure', 'least', 'median', 'most', 'page with the most'],
  ...[
    spreadOf(pages, 'FCP ms', (page) => page.lighthouse.firstContentfulPaintMs, whole),
    spreadOf(pages, 'LCP ms', (page) => page.lighthouse.largestContentfulPaintMs, whole),
    spreadOf(pages, 'TBT ms', (page) => page.lighthouse.totalBlockingMs, whole),
    spreadOf(pages, 'CLS', (page) => page.lighthouse.layoutShift, shift),
    spreadOf(pages, 'HTML kB', ({ weight }) => weight.html, kB),
    spreadOf(pages, 'font kB', ({ weight }) => weight.font, kB),
    spreadOf(pages, 'pictures kB', ({ weight }) => weight.pictures, kB),
    spreadOf(pages, 'script kB', ({ weight }) => weight.inlineScript + weight.scriptFiles, kB),
    spreadOf(pages, 'script with the form kB', (page) => page.scriptWithForm, kB),
    spreadOf(pages, 'all kB', ({ weight }) => weight.all, kB),
  ].flat(),
])}`;
}

/** The row of a figure; none if no page has it. */
function spreadOf(
  pages: readonly PageMeasurement[],
  what: string,
  value: (page: PageMeasurement) => number | undefined,
  shown: (figure: number) => string,
): string[][] {
  const figures = pages
    .flatMap((page) => {
      const figure = value(page);
      return figure === undefined ? [] : [{ figure, path: page.path }];
    })
    .toSorted((a, b) => a.figure - b.figure);
  const [least] = figures;
  const most = figures.at(-1);
  if (!least || !most) return [];
  const half = median(figures.map(({ figure }) => figure));
  return [[what, shown(least.figure), shown(half), shown(most.figure), `\`${most.path}\``]];
}

const middle = (runs: LighthouseResult[], value: (run: LighthouseResult) => number) =>
  median(runs.map(value));
const paint = (run: LighthouseResult) => run.largestContentfulPaintMs;

/**
 * The bytes of a page at load, without the pictures that load lazily: how far ahead a browser
 * fetches them is its own choice.
 */
const transferredAtLoad =
  (lazyPictures: readonly string[]) =>
  (run: LighthouseResult): number =>
    run.requests
      .filter(({ url }) => !lazyPictures.includes(new URL(url).pathname))
      .reduce((sum, { bytes }) => sum + bytes, 0);

const extraBytes = ({ ours, bare, lazyPictures }: Comparison): number =>
  middle(ours, transferredAtLoad(lazyPictures)) - middle(bare, transferredAtLoad([]));

/** The byte goals that a page misses, one sentence each. */
export function brokenGoals(comparison: Comparison): string[] {
  const extra = extraBytes(comparison);
  return extra > mostExtraBytes
    ? [
        `${comparison.path}: ${extra} bytes more than the bare page, ${extra - mostExtraBytes} too many`,
      ]
    : [];
}
