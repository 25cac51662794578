import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readyPath, submissionsPath } from '../domain/endpoints.ts';
import { minuteMs } from '../domain/time.ts';
import { reasonOf } from '../server/start-error.ts';
import type { SiteConfig } from '../site.config.ts';

/** At a low priority on a busy machine. */
const startLimitMs = 5 * minuteMs;
const answerLimitMs = 10_000;
const triedAgainMs = 200;

/**
 * The option with which Node ends a process together with the one that started it and holds its
 * standard input, also where that is killed. Its threads read this, too.
 */
export const endsWithParent = `--import=data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.stdin.on('end', () => process.exit(1)).resume().unref();
`)}`;

/**
 * Starts the server of a release on restored folders, where nobody else hears it, and asks it for
 * each page and to take one submission.
 * @param release the folder of a built release
 * @param places the variables that name the folders
 * @throws where it does not start, or does not answer as it should
 */
export async function tryServer(
  release: string,
  places: Record<string, string>,
  siteUrl: string,
): Promise<void> {
  const server = spawn(
    join(release, 'node_modules/.bin/node'),
    [endsWithParent, 'server/main.ts'],
    {
      cwd: release,
      // Nothing of this machine's surroundings: it sends no e-mail and no copy, has a mirror of its
      // own and is heard by nobody else.
      env: {
        ...places,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        LOG_FORMAT: 'json',
        NODE_ENV: 'production',
        SITE_URL: siteUrl,
      },
      stdio: 'pipe',
    },
  );
  try {
    const origin = await addressOf(server);
    await untilReady(origin, startLimitMs);
    for (const path of await listPages(origin)) await expectPage(origin, path);
    await submit(origin, release);
  } finally {
    if (server.exitCode === null && server.pid !== undefined) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  }
}

/** The paths of the pages that a running site lists in its sitemap. @throws where it lists none */
export async function listPages(origin: string): Promise<string[]> {
  const sitemap = await textOf(origin, '/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  if (paths.length === 0) throw new Error('the sitemap of the site lists no page');
  return paths;
}

/** @throws where a page is not answered whole */
export async function expectPage(origin: string, path: string): Promise<void> {
  const text = await textOf(origin, path);
  if (!text.includes('</html>')) throw new Error(`the site answered no whole page at ${path}`);
}

/** @throws where a server cannot take submissions */
export const expectReady = (origin: string): Promise<unknown> => textOf(origin, readyPath);

/** Waits until a server can take submissions. @throws if that takes longer than the limit */
export async function untilReady(origin: string, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      await expectReady(origin);
      return;
    } catch (error) {
      if (performance.now() > end) {
        const minutes = limitMs / minuteMs;
        throw new Error(`it was not ready within ${minutes} min: ${reasonOf(error)}`, {
          cause: error,
        });
      }
      await wait(triedAgainMs);
    }
  }
}

async function textOf(origin: string, path: string): Promise<string> {
  const signal = AbortSignal.timeout(answerLimitMs);
  const answer = await fetch(origin + path, { signal }).catch((error: unknown) => {
    const { cause = error } = error as { cause?: unknown };
    throw new Error(`the site did not answer at ${path} (${reasonOf(cause)})`, { cause: error });
  });
  if (answer.status !== 200) throw new Error(`the site answered ${answer.status} at ${path}`);
  return answer.text();
}

/** Joins as a visitor does. @throws where that is not taken */
async function submit(origin: string, release: string): Promise<void> {
  const file = pathToFileURL(join(release, 'site.config.ts')).href;
  const { siteConfig } = (await import(file)) as { siteConfig: SiteConfig };
  const answer = await fetch(origin + submissionsPath, {
    method: 'POST',
    headers: { apikey: siteConfig.publicClientKey, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Drill', email: 'drill@example.org' }),
  });
  if (answer.status !== 201) throw new Error(`the site answered ${answer.status} to a submission`);
}

/** Where a server says that it is. @throws where it does not start */
async function addressOf(server: ChildProcess): Promise<string> {
  const said = { stdout: '', stderr: '' };
  const started = new Promise<string>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
    server.stdout?.on('data', (chunk: Buffer) => {
      said.stdout += chunk.toString();
      const [, address] = / is at (http:\S+)\n/.exec(said.stdout) ?? [];
      if (address) resolve(address);
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`the site did not start: ${said.stderr.trim()}`)));
    AbortSignal.timeout(startLimitMs).addEventListener('abort', () =>
      reject(new Error('the site did not start within five minutes')),
    );
  });
  return started;
}
