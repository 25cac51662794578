// `npm run measure`: has Lighthouse load every public page of the built site in both languages, and
// one of each kind beside a bare page of the same words. Fails where a score is below 100 or a page
// brings too many bytes. `npm run measure -- /pt /blog` measures only these.
import { parseArgs } from 'node:util';
import { languages } from '../../domain/language.ts';
import { isListed, pageRefs, pathOf } from '../../domain/routes.ts';
import { launchChromium } from '../../e2e/setup/chromium.ts';
import { devices } from '../../e2e/setup/devices.ts';
import { startSite } from '../../e2e/setup/site.ts';
import { findOrInstallChromium } from '../../scripts/find-or-install.ts';
import { run } from '../../scripts/run-command.ts';
import { serveBarePage } from './bare-page.ts';
import { installLighthouse, runLighthouse, type LighthouseResult } from './lighthouse.ts';

/** Other load on the machine costs a page points: so often it is loaded until it has them all. */
const mostRuns = 3;
/** How often a page and its bare page are loaded: the whole takes about half an hour. */
const comparisonRuns = { home: 5, other: 3 };
/** How many bytes more than its bare page a page may have. */
const mostExtraBytes = 30_000;

const { positionals: only } = parseArgs({ allowPositionals: true });

process.env['CHROMIUM'] = await findOrInstallChromium();
await installLighthouse();
await run('node', ['scripts/build.ts']);

const site = await startSite();
const browser = await launchChromium();
const broken: string[] = [];
const pages: Record<string, object> = {};
const comparisons: Record<string, object> = {};
const kinds = new Set<string>();
try {
  for (const language of languages) {
    for (const place of pageRefs.filter(isListed)) {
      const path = pathOf(place, language);
      if (only.length > 0 && !only.includes(path)) continue;
      console.log(`Measuring ${path}`);
      if (!kinds.has(place.page)) {
        await compareWithBarePage(path, comparisonRuns[place.page === 'home' ? 'home' : 'other']);
      }
      kinds.add(place.page);
      await measurePage(path);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.table(pages);
console.table(comparisons);
console.log(broken.length > 0 ? broken.join('\n') : 'Every budget holds.');
process.exit(broken.length > 0 ? 1 : 0);

async function measurePage(path: string): Promise<void> {
  let page = await runLighthouse(site.origin + path);
  for (let runs = 1; page.failing.length > 0 && runs < mostRuns; runs += 1) {
    page = await runLighthouse(site.origin + path);
  }
  pages[path] = {
    ...page.scores,
    LCP: lcpOf([page]),
    TBT: Math.round(page.totalBlockingMs),
    CLS: page.layoutShift,
  };
  const scores = Object.values(page.scores);
  if (page.layoutShift > 0 || scores.some((score) => score < 100)) {
    broken.push(`${path}: ${page.failing.join(', ')}, layout shift ${page.layoutShift}`);
  }
}

/** Loads the two pages in turn, so that other load on the machine affects both alike. */
async function compareWithBarePage(path: string, turns: number): Promise<void> {
  const page = await (await browser.newContext(devices.sharpPhone)).newPage();
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  const bare = await serveBarePage(page);
  // A picture that the page has not come to yet has no address.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
      each.dataset['lazy'] = '';
      each.loading = 'eager';
    }
  });
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
  // A cut loads lazily, too: it is no image of the document but a mask.
  const lazyPictures = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('img[data-lazy], [data-cut]'), (each) =>
      each instanceof HTMLImageElement
        ? each.currentSrc
        : getComputedStyle(each).getPropertyValue('--cut').slice('url('.length, -1),
    )
      .filter((address) => address)
      .map((address) => new URL(address, location.origin).pathname),
  );
  await page.context().close();
  const runs: Record<'ours' | 'bare', LighthouseResult[]> = { ours: [], bare: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    runs.ours.push(await runLighthouse(site.origin + path, ['performance']));
    runs.bare.push(await runLighthouse(bare.url, ['performance']));
  }
  bare.stop();
  const [LCP, bareLcp] = [lcpOf(runs.ours), lcpOf(runs.bare)];
  const more = bytesOf(runs.ours, lazyPictures) - bytesOf(runs.bare, []);
  comparisons[path] = {
    LCP,
    'of the bare page': bareLcp,
    ratio: (LCP / bareLcp).toFixed(2),
    'more bytes': more,
  };
  if (more > mostExtraBytes) broken.push(`${path}: ${more} bytes more than its bare page`);
}

function lcpOf(runs: LighthouseResult[]): number {
  return Math.round(median(runs.map((run) => run.largestContentfulPaintMs)));
}

/** The bytes of a page at load, without what loads lazily: browsers choose how far ahead. */
function bytesOf(runs: LighthouseResult[], lazyPictures: string[]): number {
  const atLoad = ({ requests }: LighthouseResult) =>
    requests
      .filter(({ url }) => !lazyPictures.includes(new URL(url).pathname))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return median(runs.map(atLoad));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
