import { join } from 'node:path';
import { siteConfig } from '../site.config.ts';
import { ensureAdminAccount } from './admin/account.ts';
import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import { readConfig } from './config.ts';
import { expireCopies, scheduleExpiry } from './database/backup-expiry.ts';
import { embeddedStoreLeft, keepPrivate } from './database/data-folder.ts';
import { scheduleRateLimitPurge } from './http/purge-rate-limits.ts';
import { createLimits } from './http/rate-limits.ts';
import { listen } from './http/listen.ts';
import { createRenderRejectedForm, findPageHandler } from './public/render-rejected-form.ts';
import { schedulePurge } from './database/retention.ts';
import { loadSite } from './public/built-site.ts';
import { StartError } from './start-error.ts';
import { openStore } from './database/open.ts';

const dist = join(import.meta.dirname, '../dist');
const say = (line: string) => console.log(line);
const clock: Clock = () => new Date();

async function start(): Promise<void> {
  const config = readConfig();
  keepPrivate(config.dataDir).forEach(say);
  if (config.store.engine === 'postgres') embeddedStoreLeft(config.dataDir).forEach(say);
  await expireCopies(config.dataDir, clock); // on a full disk the store may not open without that room
  const site = await loadSite(join(dist, 'client'));
  const renderRejectedForm = createRenderRejectedForm(
    await findPageHandler(join(dist, 'server/entry.mjs')),
  );
  const { store, pool } = await openStore(config.store);
  const account = await ensureAdminAccount({ configured: config.admin, store, clock, announce });
  const app = await createApp({
    store,
    clock,
    site,
    renderRejectedForm,
    admin: config.admin,
    limits: createLimits({}, pool),
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    // Written at once: lines that wait for the disk were measured to take 20 MB under load.
    log: { level: config.logLevel, stream: process.stdout },
  });
  const stopExpiring = scheduleExpiry(config.dataDir, clock, ({ deleted, failed }) => {
    for (const failure of failed) app.log.error(failure, 'an old copy could not be deleted');
    app.log.debug({ deleted }, 'old copies deleted');
  });
  const stopPurge = schedulePurge(store, clock, (result) => {
    if ('err' in result) app.log.error(result, 'old data could not be deleted');
    else app.log.debug(result, 'old data purged');
  });
  const stopRateLimitPurge =
    pool &&
    scheduleRateLimitPurge(pool, (err) => app.log.warn({ err }, 'old counts stay in Postgres'));
  stopOnSignal(async () => {
    stopPurge();
    stopExpiring();
    stopRateLimitPurge?.();
    await app.close();
    await store.close();
  });
  const address = await listen(app, config);
  say(`${siteConfig.brand} is at ${address}`);
  if (account.hasFirstPassword) {
    say(
      'The administrator still has the password of the first start, which stands in this log: change it at the desk (/admin), or with `npm run admin:password -- --store`.',
    );
  }
  if (!siteConfig.dataController) {
    say(
      'The privacy policy does not say who answers for personal data: set dataController in site.config.ts before the site goes live.',
    );
  }
}

function announce({ username, password }: { username: string; password: string }): void {
  say('An administrator account was made. Its password is shown this once:');
  say(`username: ${username}`);
  say(`password: ${password}`);
}

/** Stops in order at the first signal, and at once at a second. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}

// Whoever reads the log may go away; visitors are served all the same.
process.stdout.on('error', () => undefined);

await start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
});
