import { median, whole } from '../benchmark/report.ts';
import { categories, type LighthouseResult } from './lighthouse.ts';
import type { PageMeasurement } from './measure-page.ts';
import { dayOf } from '../../domain/time.ts';

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

/**
 * How far a page may be from its bare page: bytes are budgets, times are goals that are only shown.
 */
const goals = { extraBytes: 30_000, paintRatio: 1.2, paintRatioOfHome: 1.1, blockingMs: 30 };

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const shift = (layoutShift: number): string => (layoutShift === 0 ? '0' : layoutShift.toFixed(3));
const table = (rows: (string | number)[][]): string =>
  rows
    .flatMap((row, index) => (index === 0 ? [row, row.map(() => '---')] : [row]))
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** The measurements as a page of the documentation. */
export function report(measured: Measurements): string {
  return `# Measurements

\`npm run measure\` wrote this on ${dayOf(new Date())}. It fails if a budget of bytes or scores is broken. Times depend on the machine and are not judged. [0016](decisions/0016-near-the-limit.md) tells what was tried.

${measured.facts.map((fact) => `- ${fact}`).join('\n')}
- a clean build takes ${measured.cleanBuildSeconds.toFixed(1)} s, one without changes ${measured.unchangedBuildSeconds.toFixed(1)} s

${bareSection(measured.comparisons)}

${pagesSection(measured.pages)}
`;
}

/** One page of each kind beside its bare page. */
function bareSection(comparisons: readonly Comparison[]): string {
  return `## Beside a bare page

A bare page has the same words and first picture, a few lines of style, and no font or script. Lighthouse loads both in turns: a home page ${comparisons[0]?.ours.length ?? 0} times, with medians shown, others ${Math.min(...comparisons.map(({ ours }) => ours.length))}. Goals are an LCP of at most ${goals.paintRatio} times the bare page's (${goals.paintRatioOfHome} on a home page), a TBT of ${goals.blockingMs} ms, and ${whole(goals.extraBytes)} bytes more.

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

/** How the figures of all pages are spread; a page that misses a score is named. */
function pagesSection(pages: readonly PageMeasurement[]): string {
  const missed = pages.flatMap(({ path, lighthouse: { scores } }) =>
    categories
      .filter((category) => scores[category] < 100)
      .map((category) => `\`${path}\` ${scores[category]} in ${category}`),
  );
  return `## Every measured page

On ${pages.length} pages Lighthouse gives ${missed.length > 0 ? `100, but ${missed.join(', ')}` : '100 in every category'}. Its phone has 412 by 823 pixels of 1.75, a processor four times slower than this one, and a simulated slow 4G. Of up to three runs the best counts. kB are those on the wire before anybody scrolls.

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
  return extra > goals.extraBytes
    ? [
        `${comparison.path}: ${extra} bytes more than the bare page, ${extra - goals.extraBytes} too many`,
      ]
    : [];
}
