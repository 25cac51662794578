import { join } from 'node:path';
import { siteConfig } from '../site.config.ts';
import { checkOwnersFiles } from './check-owners-files.ts';
import { compose } from './compose.ts';
import { keepsAuditHead, readConfig } from './config.ts';
import { bindPort } from './http/listen.ts';
import { loadEmails } from './email/render-email.ts';
import { loadSite } from './http/pages/built-site.ts';
import { createRenderers } from './http/pages/render-on-demand.ts';
import { isControllerMissing } from './public-address.ts';
import { StartError } from './start-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const dist = join(import.meta.dirname, '../dist');
const print = (line: string) => console.log(line);

async function start(): Promise<void> {
  checkOwnersFiles();
  const config = readConfig();
  const site = await loadSite(dist);
  const renderers = await createRenderers(join(dist, 'server/entry.mjs'));
  const { url, answerBy } = await bindPort(config);
  const { app, account, startJobs, close } = await compose(config, {
    clock: () => new Date(),
    site,
    ...renderers,
    loadEmails: () => loadEmails(dist),
    // Written synchronously: buffered lines were measured to take 20 MB under load.
    log: { ...config.log, stream: process.stdout },
    print,
  });
  stopOnSignal(close);
  await answerBy(app);
  startJobs();
  print(`${siteConfig.brand} is at ${url}`);
  if (account.hasFirstPassword) {
    print(
      'The administrator still has the password of the first start, which stands in this log: change it in the dashboard (/admin), or with `npm run admin:password -- --store`.',
    );
  }
  if (!keepsAuditHead(config)) {
    print(
      'Nobody outside of the store holds the end of the audit log: whoever can change the store can cut it off unseen. Set LEDGER_DIR, or OWNER_EMAIL beside MAIL_URL, as docs/operating.md says.',
    );
  }
  if (!config.ledgerDir) {
    print(
      'Restores are unprotected: a backup that is put back brings back whoever was erased since it was made, and forgets who left the list, was restricted or asked for something since. Set LEDGER_DIR as docs/operating.md says.',
    );
  }
  if (!siteConfig.dataController) {
    const line =
      'The privacy policy does not say who answers for personal data: set dataController in site.config.ts. `npm run check:open` lists all that is missing.';
    if (isControllerMissing(config.siteUrl)) {
      console.error(`Error: ${line} Until then, consent is not informed (GDPR, Article 13(1)(a)).`);
    } else {
      print(line);
    }
  }
}

// The reader of the log may close its pipe; visitors are served all the same.
process.stdout.on('error', () => undefined);

await start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
});
