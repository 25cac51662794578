import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from '../../e2e/setup/chromium.ts';
import { exitStatus } from '../../scripts/run-command.ts';

const tools = join(import.meta.dirname, '..');
const lighthouse = join(tools, 'node_modules/.bin/lighthouse');

/**
 * What Lighthouse reports for a page on its slow phone: four times slower than this machine, on a
 * simulated slow 4G.
 */
export interface LighthouseResult {
  /** 0 to 100, by the names of Lighthouse's categories. */
  scores: Record<Category, number>;
  /** Audits that keep a score below 100. */
  failing: string[];
  largestContentfulPaintMs: number;
  totalBlockingMs: number;
  /** Cumulative layout shift, without unit. */
  layoutShift: number;
  /** The requested URLs, in order, with the bytes of each response. */
  requests: { url: string; bytes: number }[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** The parts of Lighthouse's own report that are read here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number }> & {
    'network-requests': { details: { items: { url: string; transferSize: number }[] } };
  };
}

/**
 * Installs Lighthouse into tools/ where it is missing or stale: only this command needs its
 * hundreds of packages.
 */
export async function installLighthouse(): Promise<void> {
  if (isInstalled()) return;
  console.log('Installing Lighthouse ...');
  const status = await exitStatus('npm', ['ci', '--prefix', tools, '--no-audit', '--no-fund']);
  if (status !== 0) throw new Error(`npm could not install Lighthouse into ${tools}.`);
}

/** npm writes its hidden lock file last. */
function isInstalled(): boolean {
  const installed = join(tools, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(tools, 'package-lock.json')).mtimeMs
  );
}

const attempts = 3;

/**
 * Has Lighthouse load a page once, in a browser with an empty profile. Now and then Chromium's
 * trace lacks its beginning, and Lighthouse has to be run again.
 * @param judged what is scored; the speed alone is known sooner
 */
export async function runLighthouse(
  url: string,
  judged: readonly Category[] = categories,
): Promise<LighthouseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    for (let attempt = 1; ; attempt += 1) {
      const report = await loadPage(url, judged, join(folder, `${attempt}.json`));
      if (!report.runtimeError) return read(report, judged);
      if (attempt === attempts) throw new Error(`${url}: ${report.runtimeError.message}`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param file where Lighthouse leaves its report, also where it could not load the page */
async function loadPage(url: string, judged: readonly Category[], file: string): Promise<Report> {
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--no-enable-error-reporting',
    `--only-categories=${judged.join(',')}`,
    `--chrome-flags=${['--headless', ...chromiumFlags].join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  await exitStatus(lighthouse, [url, ...flags], env);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function read(report: Report, judged: readonly Category[]): LighthouseResult {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  return {
    scores: Object.fromEntries(
      judged.map((name) => [name, Math.round((report.categories[name].score ?? 0) * 100)]),
    ) as Record<Category, number>,
    failing: judged
      .flatMap((name) => report.categories[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    largestContentfulPaintMs: value('largest-contentful-paint'),
    totalBlockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    requests: report.audits['network-requests'].details.items.map(({ url, transferSize }) => ({
      url,
      bytes: transferSize,
    })),
  };
}
