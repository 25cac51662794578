import { rmSync, writeFileSync } from 'node:fs';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RenderEmail } from '../domain/email/emails.ts';
import { ensureAdminAccount } from './admin/login/account.ts';
import { createApp } from './app.ts';
import type { EmailPrints } from './email/render-email.ts';
import { repeatAlone, type Clock } from './clock.ts';
import { isPublicAddress } from './check-owners-files.ts';
import type { Checked } from './checks/checks.ts';
import { createChecks, scheduleChecks } from './checks/keep-checks.ts';
import { machine } from './checks/machine.ts';
import { sayWhereStale, staleBuild } from './http/pages/stale-build.ts';
import type { Config } from './config.ts';
import { readBackupState } from './backup/backup-state.ts';
import { createBackups, lookEveryMs } from './backup/schedule-backups.ts';
import {
  embeddedStoreLeft,
  firstPasswordFileIn,
  keepPrivate,
  storeGone,
} from './db/data-folder.ts';
import { lockFolder } from './db/data-folder-lock.ts';
import { ownerLanguage, siteConfig } from '../site.config.ts';
import { openStore } from './stores/open.ts';
import type { Store } from './stores/store.ts';
import { schedulePurge } from './retention/retention.ts';
import type { LogTarget } from './http/request-log.ts';
import type { BuiltSite } from './http/pages/built-site.ts';
import type { Renderers } from './http/pages/render-on-demand.ts';

/** The parts that the start and the development server each provide. */
interface ServerDependencies extends Renderers {
  clock: Clock;
  site: BuiltSite;
  /** Reads the words of e-mails; asked only where e-mails are on. */
  loadEmails: () => Promise<RenderEmail>;
  /** Reads the prints of letters to the list. */
  loadPrints: () => Promise<EmailPrints>;
  log: LogTarget;
  /** Aborted once this process is about to end. */
  ending?: AbortSignal;
  /** Prints one line for the owner. */
  print: (line: string) => void;
}

interface ComposedServer {
  app: FastifyInstance;
  /** Whether this start made the account. */
  isFirstStart: boolean;
  /** Starts what is done by itself: e-mails are sent, and what is too old is deleted. */
  startJobs: () => void;
  /**
   * Stops the jobs, answers the requests in progress, and closes the store even where something of
   * that fails.
   */
  close: () => Promise<void>;
}

/**
 * Builds the server from its configuration. @throws StartError where any of it cannot be used; then
 * all is closed again
 */
export async function compose(
  config: Config,
  { loadEmails, loadPrints, print, ...dependencies }: ServerDependencies,
): Promise<ComposedServer> {
  const { clock } = dependencies;
  const { dataDir, emails, ownerEmail } = config;
  const sending = emails && (await loadSending(loadEmails));
  await using opened = new AsyncDisposableStack();
  opened.defer(lockFolder(dataDir, 'Stop it, or set DATA_DIR to another folder.'));
  tidyFolder(config, print);
  const { store, limits, scheduleLimitPurge } = await openStore(
    config.store,
    emails !== undefined,
    dataDir,
  );
  opened.defer(() => store.close());
  const made = await ensureAdminAccount(config.admin, store, clock);
  if (made) announce(made, config, print);
  const letterMail =
    emails && sending?.createLetterMail(emails, sending.renderEmail, ownerEmail, loadPrints);
  const stale = staleBuild(dependencies.site, clock);
  const app = await createApp({
    ...config,
    ...dependencies,
    store,
    limits,
    letterMail,
    rehearseWave: sending?.createRehearse(sending.renderEmail),
    checks: () => checks.states(),
    staleBuild: stale,
  });
  const checks = createChecks(
    { ...checkedParts(config), store: checkedStore(store) },
    clock,
    app.log,
  );
  const { states } = checks;
  const tellOwner = tellOwnerBy(sending, config, { store, clock, states, stale, log: app.log });
  let stopEmails: (() => Promise<void>) | undefined;
  opened.defer(async () => {
    // At once: a mail server that stalls may take ten seconds, a slow visitor twenty.
    const ends = await Promise.allSettled([app.close(), stopEmails?.()]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  });
  const startJobs = () => {
    stopEmails =
      emails &&
      sending?.startEmails(emails, {
        store,
        clock,
        renderEmail: sending.renderEmail,
        writeLetter: sending.createWriteLetter(store.letters, emails.siteUrl, loadPrints),
        writeOffer: sending.createWriteOffer(store.waves),
        log: app.log,
      });
    closing.defer(
      scheduleChecks(checks, tellOwner, (err) =>
        app.log.error({ err }, 'the owner could not be told'),
      ),
    );
    for (const stop of scheduleJobs(config, store, clock, app.log)) closing.defer(stop);
    closing.defer(sayWhereStale(stale, clock, app.log));
    closing.defer(
      scheduleLimitPurge((err) => app.log.warn({ err }, 'old counts stay in Postgres')),
    );
  };
  const closing = opened.move();
  return { app, isFirstStart: made !== undefined, startJobs, close: () => closing.disposeAsync() };
}

/** What sends e-mails. It takes 4 MB, so it is loaded only if they are on. */
const loadSending = async (loadEmails: ServerDependencies['loadEmails']) => ({
  renderEmail: await loadEmails(),
  ...(await import('./email/start-email.ts')),
  ...(await import('./email/send-to-owner.ts')),
  ...(await import('./checks/tell-owner.ts')),
  ...(await import('./letters/letter-mail.ts')),
  ...(await import('./letters/write-letter.ts')),
  ...(await import('./waves/write-offer.ts')),
  ...(await import('./waves/rehearse.ts')),
});

type Sending = Awaited<ReturnType<typeof loadSending>>;

/** Looks after the folder of the data before the store in it is opened. */
function tidyFolder({ store: { engine }, dataDir }: Config, print: (line: string) => void): void {
  keepPrivate(dataDir).forEach(print);
  const { newest } = readBackupState(dataDir);
  const hints = engine === 'postgres' ? embeddedStoreLeft(dataDir) : storeGone(dataDir, newest);
  hints.forEach(print);
}

/** A store as checks look at it: on a full disk one row may still be written, and no submission. */
const checkedStore = (store: Store) => ({
  ...store.checks,
  async expectWritable() {
    await store.ready();
    await store.checks.expectWritable();
  },
});

/** Writes to the owner where e-mails are on and there is an address to write to. */
function tellOwnerBy(
  sending: Sending | undefined,
  config: Config,
  parts: { store: Store } & Pick<
    Parameters<Sending['createTellOwner']>[0],
    'clock' | 'states' | 'stale' | 'log'
  >,
): () => Promise<void> {
  const { emails, ownerEmail, siteUrl } = config;
  if (!sending || !emails || ownerEmail === undefined) return async () => undefined;
  return sending.createTellOwner({
    ...parts,
    store: parts.store.checks,
    send: sending.createSendToOwner(emails, ownerEmail),
    site: { brand: siteConfig.brand, siteUrl, language: ownerLanguage },
  });
}

/** The parts of a configuration that checks look at. */
export const checkedParts = (config: Config): Pick<Checked, 'config' | 'machine'> => ({
  config: {
    dataDir: config.dataDir,
    isPublic: isPublicAddress(config.siteUrl),
    emailsAreOn: config.emails !== undefined,
  },
  machine,
});

/**
 * Shows the password of a new account once: to anyone who sits there, or in a file that nobody else
 * reads.
 */
function announce(
  { username, password }: { username: string; password: string },
  { dataDir, isService }: Config,
  print: (line: string) => void,
): void {
  const lines = [`username: ${username}`, `password: ${password}`];
  if (!isService) {
    lines.forEach(print);
    return;
  }
  const file = firstPasswordFileIn(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  print(
    `An administrator account was made. Its name and password stand in ${file}, which goes with the first login.`,
  );
}

/** Schedules what is done by itself beside e-mails. @returns functions that stop it */
const scheduleJobs = (
  { dataDir, backups }: Config,
  store: Store,
  clock: Clock,
  log: FastifyBaseLogger,
): (() => void)[] => [
  schedulePurge(
    store,
    clock,
    (purged) => log.debug(purged, 'old data purged'),
    (err) => log.error({ err }, 'old data could not be deleted'),
  ),
  repeatAlone(
    createBackups({ dataDir, backups, changeMark: store.changeMark, clock, log }),
    (err) => log.error({ err }, 'no backup was made'),
    lookEveryMs,
  ),
];
