// `npm run measure`: builds, serves, and measures every public page in both languages, one of each
// kind beside a bare page of its own, and prints the result. Fails where a budget is broken.
// `npm run measure -- /pt /blog` measures only these.
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { languages } from '../../domain/language.ts';
import { pathOf, isListed, pageRefs } from '../../domain/routes.ts';
import { launchChromium } from '../../e2e/setup/chromium.ts';
import { devices } from '../../e2e/setup/devices.ts';
import { startSite } from '../../e2e/setup/site.ts';
import { machine } from '../benchmark/report.ts';
import { findOrInstallChromium } from '../../scripts/find-or-install.ts';
import { run } from '../../scripts/run-command.ts';
import { serveBarePage } from './bare-page.ts';
import { installLighthouse, runLighthouse, type LighthouseResult } from './lighthouse.ts';
import { brokenBudgets, measurePage, type PageMeasurement } from './measure-page.ts';
import { brokenGoals, report, type Comparison } from './report.ts';

/** How often a page and its bare page are loaded: the whole takes about half an hour. */
const comparisonRuns = { home: 5, other: 3 };

const { positionals: only } = parseArgs({ allowPositionals: true });

process.env['CHROMIUM'] = await findOrInstallChromium();
await installLighthouse();

const facts = machine();
await rm('dist', { recursive: true, force: true });
const cleanBuildSeconds = await secondsOf(() => run('node', ['scripts/build.ts']));
const unchangedBuildSeconds = await secondsOf(() => run('node', ['scripts/build.ts']));

const site = await startSite();
const browser = await launchChromium();
const pages: PageMeasurement[] = [];
const comparisons: Comparison[] = [];
const kinds = new Set<string>();
try {
  for (const language of languages) {
    for (const place of pageRefs.filter(isListed)) {
      const path = pathOf(place, language);
      if (only.length > 0 && !only.includes(path)) continue;
      console.log(`Measuring ${path}`);
      if (place.page === 'home' || !kinds.has(place.page)) {
        comparisons.push(await compareWithBarePage(path, place.page === 'home' ? 'home' : 'other'));
      }
      kinds.add(place.page);
      pages.push(await measurePage(browser, site.origin, place, language));
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

console.log(report({ facts, cleanBuildSeconds, unchangedBuildSeconds, pages, comparisons }));

const broken = [...pages.flatMap(brokenBudgets), ...comparisons.flatMap(brokenGoals)];
console.log(broken.length > 0 ? broken.join('\n') : 'Every budget holds.');
process.exit(broken.length > 0 ? 1 : 0);

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Loads the two pages in turn, so that other load on the machine affects both alike. */
async function compareWithBarePage(
  path: string,
  kind: keyof typeof comparisonRuns,
): Promise<Comparison> {
  const page = await (await browser.newContext(devices.sharpPhone)).newPage();
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  const bare = await serveBarePage(page);
  // A cut loads lazily, too: it is no image of the document but a mask.
  const lazyPictures = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('img[loading=lazy], [data-cut]'), (each) =>
      each instanceof HTMLImageElement
        ? each.currentSrc
        : getComputedStyle(each).getPropertyValue('--cut').slice('url('.length, -1),
    )
      .filter((address) => address)
      .map((address) => new URL(address, location.origin).pathname),
  );
  await page.context().close();
  const runs: Record<'ours' | 'bare', LighthouseResult[]> = { ours: [], bare: [] };
  for (let turn = 0; turn < comparisonRuns[kind]; turn += 1) {
    runs.ours.push(await runLighthouse(site.origin + path, ['performance']));
    runs.bare.push(await runLighthouse(bare.url, ['performance']));
  }
  bare.stop();
  return { path, ...runs, lazyPictures };
}
