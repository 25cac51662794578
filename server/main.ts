import { join } from 'node:path';
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
const print = (line: string) => console.log(line);

async function start(): Promise<void> {
  checkOwnersFiles();
  const config = readConfig();
  const site = await loadSite(dist);
  const renderers = await createRenderers(join(dist, 'server/entry.mjs'));
  const { url, answerBy } = await bindPort(config);
  const { app, isFirstStart, startJobs, close } = await compose(config, {
    clock: () => new Date(),
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
  stopOnSignal(close);
  await answerBy(app);
  startJobs();
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
  return `Before it opens to strangers, ${missing} things are missing: \`npm run check:open\` lists them, and \`npm run doctor\` says how this machine stands.`;
}

// The reader of the log may close its pipe; visitors are served all the same.
process.stdout.on('error', () => undefined);

await start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
});
