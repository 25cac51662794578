import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { siteConfig } from '../../site.config.ts';

/** The results of one run of wrk; latency at the median and the 99th percentile. */
type Load = Record<'requests' | 'seconds' | 'perSecond' | 'p50Ms' | 'p99Ms', number>;

type LoadOptions = Record<'connections' | 'seconds', number>;

/** Requests one URL over and over, as a browser that accepts gzip and keeps its connection open. */
export const readPages = (url: string, options: LoadOptions): Promise<Load> =>
  wrk(url, options, ['-H', 'Accept-Encoding: gzip'], []);

/** Submits the form over and over, each time as another visitor. */
export const submitForms = (origin: string, options: LoadOptions): Promise<Load> =>
  wrk(origin, options, [], ['submissions', randomUUID(), siteConfig.publicClientKey]);

async function wrk(
  url: string,
  { connections, seconds }: LoadOptions,
  flags: string[],
  scriptArguments: string[],
): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    '--threads',
    '1',
    '--connections',
    String(connections),
    '--duration',
    `${seconds}s`,
    '--timeout',
    '20s',
    '--script',
    join(import.meta.dirname, 'load.lua'),
    ...flags,
    url,
    '--',
    ...scriptArguments,
  ]);
  const report = JSON.parse(/^report (.*)$/m.exec(stdout)?.[1] ?? '{}') as Load & {
    errors: number;
  };
  // A refused or failed request is quick, and would flatter the figure.
  if (report.errors !== 0) throw new Error(`Not every request was answered well:\n${stdout}`);
  return { ...report, perSecond: report.requests / report.seconds };
}
