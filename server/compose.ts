import { rmSync, writeFileSync } from 'node:fs';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RenderEmail } from '../domain/email/emails.ts';
import { ensureAdminAccount } from './admin/login/account.ts';
import { passkeysAtStart } from './admin/login/passkeys-at-start.ts';
import { createApp } from './app.ts';
import type { EmailPrints } from './email/render-email.ts';
import type { Clock } from './clock.ts';
import { configurationMark, isPublicAddress } from './check-owners-files.ts';
import type { Checked } from './checks/checks.ts';
import { createChecks, scheduleChecks } from './checks/keep-checks.ts';
import { machine, ownersMachine } from './checks/machine.ts';
import { keepsAuditHead, type Config } from './config.ts';
import { scheduleDrill } from './backup/schedule-drill.ts';
import { createCopies, scheduleCopies, sendingIn } from './backup/keep-copies.ts';
import { expireBackups, scheduleBackupExpiry } from './backup/backup-expiry.ts';
import { keepAuditHeads } from './events/audit/keep-heads.ts';
import {
  embeddedStoreLeft,
  firstPasswordFileIn,
  keepPrivate,
  rehearsalIn,
  storeGone,
} from './db/data-folder.ts';
import { lockFolder } from './db/data-folder-lock.ts';
import { reconcileAndReplay, scheduleMirror } from './subscribers/replay/schedule-mirror.ts';
import { ownerLanguage, siteConfig } from '../site.config.ts';
import { openStore } from './stores/open.ts';
import type { Store } from './stores/store.ts';
import { schedulePurge } from './retention/retention.ts';
import type { LogTarget } from './http/request-log.ts';
import type { SenderTiming } from './email/sender.ts';
import { outdatedSince, type BuiltSite } from './http/pages/built-site.ts';
import type { Renderers } from './http/pages/render-on-demand.ts';

/** The parts that the start and the development server each provide. */
interface ServerDependencies extends Renderers {
  clock: Clock;
  site: BuiltSite;
  /** Reads the words of e-mails; asked only where e-mails are on. */
  loadEmails: () => Promise<RenderEmail>;
  /** Reads the prints of letters to the list. */
  loadPrints: () => Promise<EmailPrints>;
  emailTiming?: Partial<SenderTiming>;
  log: LogTarget;
  /** Prints one line for the owner. */
  print: (line: string) => void;
}

interface ComposedServer {
  /** Nobody who was erased can be read in it: the mirror was replayed before. */
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
  { loadEmails, loadPrints, emailTiming, print, ...dependencies }: ServerDependencies,
): Promise<ComposedServer> {
  const { clock } = dependencies;
  const { dataDir, emails, ownerEmail } = config;
  const sending = emails && (await loadSending(loadEmails));
  await using opened = new AsyncDisposableStack();
  if (config.store.engine === 'sqlite') {
    opened.defer(lockFolder(dataDir, 'Stop it, or set DATA_DIR to another folder.'));
  }
  await tidyFolder(config, clock, print);
  const { store, limits, scheduleLimitPurge } = await openStore(
    config.store,
    emails !== undefined,
    config.ledgerDir,
  );
  opened.defer(() => store.close());
  await reconcileAndReplay(store, clock, print);
  const isFirstStart = await ensureAccount(config, store, clock, print);
  const broadcastMail =
    emails && sending?.createBroadcastMail(emails, sending.renderEmail, ownerEmail, loadPrints);
  let untrustedProxy: ReturnType<Checked['untrustedProxy']>;
  const app = await createApp({
    ...config,
    ...dependencies,
    store,
    limits,
    broadcastMail,
    checks: () => checks.states(),
    untrustedProxyNoticed: (proxy) => (untrustedProxy = proxy),
  });
  const checks = createChecks(
    () => ({
      ...checkedParts(config, dependencies),
      store: checkedStore(store),
      untrustedProxy: () => untrustedProxy,
    }),
    clock,
    app.log,
  );
  await store
    .beginAuditLog(clock())
    .catch((err: unknown) => app.log.error({ err }, 'the audit log could not be begun'));
  opened.defer(await keepAuditHeads({ store, clock, log: app.log }));
  const { states } = checks;
  const tellOwner = tellOwnerBy(sending, config, { store, clock, states, log: app.log });
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
        writeBroadcast: sending.createWriteBroadcast(store.broadcasts, emails.siteUrl, loadPrints),
        log: app.log,
        timing: emailTiming,
      });
    closing.defer(
      scheduleChecks(checks, tellOwner, (err) =>
        app.log.error({ err }, 'the owner could not be told'),
      ),
    );
    for (const stop of scheduleJobs(config, store, clock, app.log)) closing.defer(stop);
    closing.defer(
      scheduleLimitPurge((err) => app.log.warn({ err }, 'old counts stay in Postgres')),
    );
  };
  const closing = opened.move();
  return { app, isFirstStart, startJobs, close: () => closing.disposeAsync() };
}

/** What sends e-mails. It takes 4 MB, so it is loaded only if they are on. */
const loadSending = async (loadEmails: ServerDependencies['loadEmails']) => ({
  renderEmail: await loadEmails(),
  ...(await import('./email/start-email.ts')),
  ...(await import('./email/send-to-owner.ts')),
  ...(await import('./checks/tell-owner.ts')),
  ...(await import('./broadcasts/broadcast-mail.ts')),
  ...(await import('./broadcasts/write-broadcast.ts')),
});

type Sending = Awaited<ReturnType<typeof loadSending>>;

/** Looks after the folder of the data before the store in it is opened. */
async function tidyFolder(
  { store: { engine }, dataDir }: Config,
  clock: Clock,
  print: (line: string) => void,
): Promise<void> {
  keepPrivate(dataDir).forEach(print);
  const hint = engine === 'postgres' ? embeddedStoreLeft : storeGone;
  hint(dataDir).forEach(print);
  // Removes what a killed copy or rehearsal left behind.
  for (const folder of [sendingIn(dataDir), rehearsalIn(dataDir)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  await expireBackups(dataDir, clock); // on a full disk the store may not open without that space
}

/** Makes the administrator's account where there is none. @returns whether it was made now */
async function ensureAccount(
  config: Config,
  store: Store,
  clock: Clock,
  print: (line: string) => void,
): Promise<boolean> {
  let isFirstStart = false;
  await ensureAdminAccount({
    configured: config.admin,
    store,
    clock,
    announce: (account) => {
      isFirstStart = true;
      announce(account, config, print);
    },
  });
  (await passkeysAtStart(store, config.siteUrl, clock)).forEach(print);
  return isFirstStart;
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
  parts: Pick<Parameters<Sending['createTellOwner']>[0], 'store' | 'clock' | 'states' | 'log'>,
): () => Promise<void> {
  const { emails, ownerEmail, siteUrl } = config;
  if (!sending || !emails || ownerEmail === undefined) return async () => undefined;
  return sending.createTellOwner({
    ...parts,
    machine: () => ownersMachine(config, isPublicAddress(siteUrl)),
    send: sending.createSendToOwner(emails, ownerEmail),
    site: { brand: siteConfig.brand, siteUrl, language: ownerLanguage },
  });
}

/** The parts of a configuration and a build that checks look at. */
export const checkedParts = (
  config: Config,
  { clock, site }: Pick<ServerDependencies, 'clock' | 'site'>,
): Pick<Checked, 'config' | 'site' | 'machine'> => ({
  config: {
    ...config,
    engine: config.store.engine,
    isPublic: isPublicAddress(config.siteUrl),
    hasController: siteConfig.dataController !== undefined,
    hasConfiguredAdmin: config.admin !== undefined,
    headIsKept: keepsAuditHead(config),
  },
  site: {
    outdatedSince: outdatedSince(site, clock),
    isOfConfiguration:
      site.configurationMark === undefined
        ? undefined
        : site.configurationMark === configurationMark(config.siteUrl),
    etags: [site.files.get('/'), site.emailVariantPages.get('/')].flatMap((file) =>
      Object.values(file?.bodies ?? {}).map(({ etag }) => etag),
    ),
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
  config: Config,
  store: Store,
  clock: Clock,
  log: FastifyBaseLogger,
): (() => void)[] => [
  scheduleBackupExpiry(config.dataDir, clock, ({ deleted, failed }) => {
    for (const failure of failed) log.error(failure, 'an old copy could not be deleted');
    log.debug({ deleted }, 'old copies deleted');
  }),
  schedulePurge(
    store,
    clock,
    (purged) => log.debug(purged, 'old data purged'),
    (err) => log.error({ err }, 'old data could not be deleted'),
  ),
  scheduleMirror(store, clock, (err) => log.error({ err }, 'the mirror could not be kept')),
  ...copyJobs(config, store, clock, log),
];

const copyJobs = (
  { copies, store, dataDir, ledgerDir }: Config,
  { changeMark }: Store,
  clock: Clock,
  log: FastifyBaseLogger,
): (() => void)[] => {
  if (!copies) return [];
  const parts = { copies, dataDir, store, ledgerDir, changeMark, clock, log };
  return [
    scheduleCopies(createCopies(parts), (err) =>
      log.error({ err }, 'the copies could not be looked after'),
    ),
    scheduleDrill(dataDir, clock, (err) => log.error({ err }, 'the drill could not be started')),
  ];
};
