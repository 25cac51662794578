import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteConfig } from '../site.config.ts';
import { checkOwnersFiles } from './check-owners-files.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { bindPort, stopOnSignal } from './http/listen.ts';
import { prettyLog } from './http/request-log.ts';
import { loadEmails, loadPrints } from './email/render-email.ts';
import { loadSite } from './http/pages/built-site.ts';
import { createRenderers } from './http/pages/render-on-demand.ts';
import { StartError } from './start-error.ts';

const dist = join(import.meta.dirname, '../dist');

/** How long the proxy of deploy/Caddyfile, which asks each second, may take to hear of it. */
const proxyAsksWithinMs = 1500;
const print = (line: string) => console.log(line);

async function start(): Promise<void> {
  checkOwnersFiles();
  const config = readConfig();
  const site = await loadSite(dist);
  const renderers = await createRenderers(join(dist, 'server/entry.mjs'));
  const { url, answerBy } = await bindPort(config);
  const ending = new AbortController();
  const { app, isFirstStart, startJobs, close } = await compose(config, {
    clock: () => new Date(),
    ending: ending.signal,
    site,
    ...renderers,
    loadEmails: () => loadEmails(dist),
    loadPrints: () => loadPrints(dist),
    // Written synchronously: buffered lines were measured to take 20 MB under load.
    log: {
      ...config.log,
      stream: config.log.format === 'pretty' ? prettyLog(process.stdout) : process.stdout,
    },
    print,
  });
  const started = answerBy(app).then(startJobs);
  stopOnSignal(async () => {
    ending.abort();
    // A proxy that hears of it holds what comes for the next process. What it sends to a port where
    // nobody is may be lost, as forms are by Caddy 2.6.
    if (config.trustedProxies.length > 0) await wait(proxyAsksWithinMs);
    // A signal that comes early stops a server that is whole.
    await started;
    await close();
  });
  await started;
  print(`${siteConfig.brand} is at ${url}`);
  if (isFirstStart) print(await whatIsMissing());
}

/**
 * The one line about all that an owner must still decide, which is nobody's business at a first
 * look.
 */
async function whatIsMissing(): Promise<string> {
  const { openQuestions } = await import('../content/before-you-open.ts');
  const missing = openQuestions.filter(({ isAnswered }) => !isAnswered).length;
  return `Before it opens to strangers, ${missing} things are missing: \`npm run check:open\` lists them.`;
}

// The reader of the log may close its pipe; visitors are served all the same.
process.stdout.on('error', () => undefined);

await start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
});
