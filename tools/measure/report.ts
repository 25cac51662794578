import { median, whole } from '../benchmark/report.ts';
import { categories, type LighthouseResult } from './lighthouse.ts';
import type { PageMeasurement } from './measure-page.ts';
import { dayOf } from '../../domain/time.ts';

/** A page and its bare page, each loaded as often by Lighthouse. */
export interface Comparison {
  path: string;
  isHome: boolean;
  ours: LighthouseResult[];
  bare: LighthouseResult[];
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
const table = (rows: (string | number)[][]): string =>
  rows
    .flatMap((row, index) => (index === 0 ? [row, row.map(() => '---')] : [row]))
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** The measurements as a page of the documentation. */
export function report(measured: Measurements): string {
  return `# Measurements

Written by \`npm run measure\` on ${dayOf(new Date())}, which fails where a budget is broken: bytes and scores. Times are shown and not judged, because they are as much the machine's as the page's.
[0016](decisions/0016-near-the-limit.md) tells what was tried to get here.

${measured.facts.map((fact) => `- ${fact}`).join('\n')}
- A clean build takes ${measured.cleanBuildSeconds.toFixed(1)} s, one of what has not changed ${measured.unchangedBuildSeconds.toFixed(1)} s.

${measured.comparisons
  .filter(({ isHome }) => isHome)
  .map(comparisonSection)
  .join('\n\n')}

## One page of each kind beside its bare page

Made and loaded in the same way. The goal is ${goals.paintRatio} of the bare page's LCP, and ${whole(goals.extraBytes)} bytes more, without
the scripts of a form in view. Lighthouse's simulated times come in steps of some 75 ms.

${table([
  ['page', 'LCP ms', 'bare', 'ratio', 'TBT ms', 'bytes', 'bare', 'more'],
  ...measured.comparisons.map(({ path, ours, bare }) => [
    `\`${path}\``,
    whole(middle(ours, paint)),
    whole(middle(bare, paint)),
    (middle(ours, paint) / middle(bare, paint)).toFixed(2),
    whole(middle(ours, (run) => run.totalBlockingMs)),
    whole(middle(ours, transferredAtLoad(bare))),
    whole(middle(bare, transferredAtLoad(bare))),
    whole(extraBytes({ ours, bare })),
  ]),
])}

## Every public page

Lighthouse's phone: 412 by 823 pixels of 1.75, a processor four times slower than this one, a simulated slow 4G. A page
short of 100 is loaded again, up to three times, and the best run counts. Bytes are kB as they came over the wire: the
document with its styles and scripts, then what it loads before anybody scrolls. \`npm test\` checks accessibility, reflow, the HTML
standard, links and the console of every page.

${table([
  [
    'page',
    'scores',
    'runs',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'HTML',
    'font',
    'pictures',
    'script',
    'with the form',
    'all',
  ],
  ...measured.pages.map((page) => [
    `\`${page.path}\``,
    categories.map((category) => page.lighthouse.scores[category]).join(' '),
    page.runs,
    whole(page.lighthouse.firstContentfulPaintMs),
    whole(page.lighthouse.largestContentfulPaintMs),
    whole(page.lighthouse.totalBlockingMs),
    page.lighthouse.layoutShift,
    kB(page.weight.html),
    kB(page.weight.font),
    kB(page.weight.pictures),
    kB(page.weight.inlineScript + page.weight.scriptFiles),
    page.scriptWithForm === undefined ? '' : kB(page.scriptWithForm),
    kB(page.weight.all),
  ]),
])}
`;
}

const middle = (runs: LighthouseResult[], value: (run: LighthouseResult) => number) =>
  median(runs.map(value));
const paint = (run: LighthouseResult) => run.largestContentfulPaintMs;

/** A home page beside its bare page: the figures, and where the difference goes. */
function comparisonSection({ path, ours, bare }: Comparison): string {
  const row = (what: string, value: (run: LighthouseResult) => number, goal: string) => [
    what,
    whole(middle(ours, value)),
    whole(middle(bare, value)),
    goal,
  ];
  const ratio = middle(ours, paint) / middle(bare, paint);
  return `## \`${path}\` beside a bare page

The bare page is the same words and the same first picture as one static file, with a few lines of style, no font and
no script. Each was loaded ${String(ours.length)} times in turns; the figures are of the run in the middle.

${table([
  ['what', 'ours', 'bare', 'goal'],
  row('FCP ms', (run) => run.firstContentfulPaintMs, ''),
  row('LCP ms', paint, `${ratio.toFixed(2)} of the bare page's, at most ${goals.paintRatioOfHome}`),
  row('TBT ms', (run) => run.totalBlockingMs, `at most ${goals.blockingMs}`),
  row('CLS', (run) => run.layoutShift, '0'),
  row('bytes with headers', transferredAtLoad(bare), `at most ${whole(goals.extraBytes)} more`),
])}

What is loaded, in bytes with the headers of each answer, and pictures that the browser fetches ahead:

${table([
  ['file', 'ours', 'bare'],
  ...filesOf(ours).map(([file, bytes]) => [file, whole(bytes), whole(bytesOf(bare, file))]),
])}`;
}

/**
 * The bytes of a page at load. Of pictures only the first counts, which the bare page has too: how
 * far ahead a browser fetches the others is its own choice. The scripts of a form in view have a
 * budget of their own.
 */
const transferredAtLoad =
  (bare: LighthouseResult[]) =>
  (run: LighthouseResult): number =>
    run.requests
      .filter(({ url }, index) => {
        const file = nameOf(url, index);
        return !/\.(avif|webp|js)$/.test(file) || bytesOf(bare, file) > 0;
      })
      .reduce((sum, { bytes }) => sum + bytes, 0);

/** The page itself is named "document", so that ours and the bare one stand in one line. */
const nameOf = (url: string, index: number): string =>
  index === 0 ? 'document' : new URL(url).pathname.replace(/^\/_astro\//, '');

const filesOf = ([run]: LighthouseResult[]): [string, number][] =>
  (run?.requests ?? []).map(({ url, bytes }, index) => [nameOf(url, index), bytes]);

const bytesOf = (runs: LighthouseResult[], file: string): number =>
  filesOf(runs).find(([name]) => name === file)?.[1] ?? 0;

const extraBytes = ({ ours, bare }: Pick<Comparison, 'ours' | 'bare'>): number =>
  middle(ours, transferredAtLoad(bare)) - middle(bare, transferredAtLoad(bare));

/** The byte goals that a page misses, one sentence each. */
export function brokenGoals({ path, ours, bare }: Comparison): string[] {
  const extra = extraBytes({ ours, bare });
  return extra > goals.extraBytes
    ? [`${path}: ${extra} bytes more than the bare page, ${extra - goals.extraBytes} too many`]
    : [];
}
