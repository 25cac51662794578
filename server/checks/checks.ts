import { createPublicKey } from 'node:crypto';
import { facts } from '../../content/facts.ts';
import type { CheckName, CheckState, CheckStatus } from '../../domain/checks.ts';
import { dayMs, dayOf, hourMs, minuteMs } from '../../domain/time.ts';
import type { EmailConfig } from '../email/mail-config.ts';
import { reasonOf } from '../start-error.ts';
import type { Machine } from './machine.ts';
import type { CheckQueries } from './queries.ts';

/**
 * The facts for the checks. The server gives all but `connectMail`, the command all but
 * `untrustedProxy`.
 */
export interface Checked {
  now: Date;
  config: {
    dataDir: string;
    engine: 'sqlite' | 'postgres';
    ledgerDir: string | undefined;
    emails: EmailConfig | undefined;
    ownerEmail: string | undefined;
    siteUrl: string;
    /** Whether strangers can reach it there: much of this is a public site's alone. */
    isPublic: boolean;
    /** Undefined: no copies go elsewhere. */
    copies: object | undefined;
    hasController: boolean;
    hasConfiguredAdmin: boolean;
    headIsKept: boolean;
    trustedProxies: readonly string[];
  };
  site: {
    /** The day on which one of its sentences turned false, where that day has come. */
    outdatedSince: string | null;
    /** Whether it was built for this configuration; undefined where that is not known. */
    isOfConfiguration: boolean | undefined;
    /** The ETags of its home page. */
    etags: readonly string[];
  };
  store: Omit<CheckQueries, 'figures' | `${string}OwnerEmail`> & {
    auditFaults: () => Promise<string[]>;
  };
  machine: Machine;
  /**
   * The setting that a proxy lacks that is not believed, and whether it stands nearby, where only a
   * proxy does.
   */
  untrustedProxy: () => { setting: string; isNearby: boolean } | undefined;
  connectMail?: (() => Promise<void>) | undefined;
}

/** The fault; undefined if there is none. */
type Fault = { status: Exclude<CheckStatus, 'pass'>; values: CheckState['values'] } | undefined;

interface Check {
  /** How often the server looks. */
  everyMs: number;
  /** After so long it is given up, and stands as it stood. */
  limitMs: number;
  /** @throws where it cannot be told */
  look: (given: Checked, signal: AbortSignal) => Fault | Promise<Fault>;
  /** What it means that there was no answer; without it, that it cannot be told. */
  silence?: (given: Checked) => Fault;
}

const noAnswer = 'no answer';

const fail = (values: CheckState['values'] = {}): Fault => ({ status: 'fail', values });
const warn = (values: CheckState['values'] = {}): Fault => ({ status: 'warn', values });

const everyMinute = { everyMs: minuteMs, limitMs: 5000 };
const everyHour = { everyMs: hourMs, limitMs: 10_000 };
const everyDay = { everyMs: dayMs, limitMs: minuteMs };

const leastFreeBytes = 1e9;
/** The memory that a busy server takes beyond an idle one (docs/benchmark.md). */
const leastFreeMemory = 150e6;
const serviceUnit = 'raiz-do-vau.service';
const backupTimer = 'raiz-do-vau-backup.timer';
const longestWithoutBackupMs = 26 * hourMs;
const longestUnseenMs = hourMs;
const longestWithoutDrillMs = 9 * dayMs;
/** The account's limit of wrong logins: from then on they are slowed down for everybody. */
const mostRefusedLogins = 30;
const leastAsked = 10;
const longestDriftMs = 2 * minuteMs;
/** A certificate is renewed when a third of its time is left. */
const leastOfCertificate = 1 / 6;

/** Each check, and how it is made. */
export const checks: Record<CheckName, Check> = {
  store: {
    ...everyMinute,
    async look({ store, config }) {
      try {
        await store.expectWritable();
        return undefined;
      } catch (error) {
        return fail({ reason: reasonOf(error), folder: config.dataDir });
      }
    },
    silence: ({ config }) => fail({ reason: noAnswer, folder: config.dataDir }),
  },

  disk: {
    ...everyMinute,
    look({ machine, config: { dataDir, ledgerDir } }) {
      const full = [dataDir, ...(ledgerDir === undefined ? [] : [ledgerDir])]
        .map((folder) => ({ folder, free: machine.freeBytes(folder) }))
        .find(({ free }) => free < leastFreeBytes);
      return full && fail({ folder: full.folder, megabytes: String(Math.floor(full.free / 1e6)) });
    },
  },

  ledger_writable: {
    ...everyMinute,
    look: ({ machine, config: { ledgerDir } }) =>
      ledgerDir === undefined || machine.isWritable(ledgerDir)
        ? undefined
        : fail({ folder: ledgerDir, user: String(process.getuid?.() ?? '') }),
  },

  site_url: {
    ...everyHour,
    async look({ machine, config: { siteUrl, isPublic }, site: { etags } }, signal) {
      if (!isPublic) return undefined;
      try {
        const alive = await machine.get(`${siteUrl}/healthz`, signal);
        const home = await machine.get(`${siteUrl}/`, signal);
        const isOurs = alive.status === 200 && alive.text === '{"status":"alive"}';
        // A proxy that compresses anew makes an ETag weak, or leaves it out.
        const etag = home.etag?.replace(/^W\//, '');
        const isOfThisBuild = etag === undefined || etags.length === 0 || etags.includes(etag);
        if (isOurs && isOfThisBuild) return undefined;
        return fail({ url: siteUrl, reason: `HTTP ${isOurs ? home.status : alive.status}` });
      } catch (error) {
        const { cause } = error as { cause?: unknown };
        return fail({ url: siteUrl, reason: reasonOf(cause ?? error) });
      }
    },
    silence: ({ config: { siteUrl } }) => fail({ url: siteUrl, reason: noAnswer }),
  },

  certificate: {
    ...everyHour,
    async look({ machine, now, config: { siteUrl, isPublic } }, signal) {
      const { protocol, hostname, port } = new URL(siteUrl);
      if (!isPublic || protocol !== 'https:') return undefined;
      const asked = machine.certificateOf(hostname, Number(port) || 443, signal);
      // That nobody answers there is what `site_url` says.
      const certificate = await asked.catch(() => undefined);
      if (!certificate) return undefined;
      const { from, to } = certificate;
      const left = to.getTime() - now.getTime();
      return left < (to.getTime() - from.getTime()) * leastOfCertificate
        ? fail({ url: siteUrl, day: dayOf(to) })
        : undefined;
    },
  },

  untrusted_proxy: {
    ...everyMinute,
    look({ untrustedProxy }) {
      const noticed = untrustedProxy();
      if (!noticed) return undefined;
      // At a public address it may as well be a stranger who writes that header.
      const { setting, isNearby } = noticed;
      return isNearby ? fail({ setting }) : warn({ setting });
    },
  },

  mail_server: {
    ...everyMinute,
    limitMs: 30_000,
    async look({ connectMail, store, config: { emails } }) {
      if (!emails) return undefined;
      if (!connectMail) {
        const reason = await store.mailProblem();
        return reason === null ? undefined : fail({ reason });
      }
      try {
        await connectMail();
        return undefined;
      } catch (error) {
        return fail({ reason: reasonOf(error) });
      }
    },
    silence: () => fail({ reason: noAnswer }),
  },

  mail_waiting: {
    ...everyMinute,
    async look({ store, now, config: { emails } }) {
      const waiting = emails && (await store.mailWaiting(now));
      return waiting && fail({ count: String(waiting.count), since: minuteOf(waiting.since) });
    },
  },

  broadcast_waiting: {
    ...everyMinute,
    look: async ({ store }) => failWhere(await store.waitingBroadcasts()),
  },

  confirmations_held: {
    ...everyMinute,
    look: async ({ store }) => failWhere(await store.heldConfirmations()),
  },

  logins: {
    ...everyMinute,
    async look({ store, now }) {
      const refused = await store.refusedLogins(now);
      return failWhere(refused >= mostRefusedLogins ? refused : 0);
    },
  },

  audit_chain: {
    ...everyDay,
    async look({ store }) {
      const [fault] = await store.auditFaults();
      return fault === undefined ? undefined : fail({ fault });
    },
  },

  backup: {
    ...everyMinute,
    async look({ store, machine, now, config: { dataDir, isPublic, engine } }) {
      if (!isPublic) return undefined;
      const newest = machine.newestBackup(dataDir);
      // A managed Postgres has copies of its own.
      if (!newest && engine === 'postgres') return undefined;
      const since = newest ?? new Date((await store.firstMoment()) ?? now);
      const ms = now.getTime() - since.getTime();
      if (ms <= longestWithoutBackupMs) return undefined;
      return fail({ hours: newest ? String(Math.floor(ms / hourMs)) : '26' });
    },
  },

  copies: {
    ...everyMinute,
    async look({ store, machine, now, config: { copies, dataDir } }) {
      if (!copies) return undefined;
      const state = machine.copies(dataDir);
      // None was ever sent: then since there has been something to send.
      const since = state ? state.unseenSince : await store.firstMoment();
      if (since === null || now.getTime() - Date.parse(since) <= longestUnseenMs) return undefined;
      return fail({ since: minuteOf(since), reason: state?.reason ?? noAnswer });
    },
  },

  copies_old: {
    ...everyHour,
    look({ machine, now, config: { copies, dataDir } }) {
      const oldest = copies && machine.copies(dataDir)?.oldest;
      if (!oldest) return undefined;
      const isOld = now.getTime() - Date.parse(oldest) > (facts.copyDays + 1) * dayMs;
      return isOld
        ? fail({ day: dayOf(new Date(oldest)), days: String(facts.copyDays) })
        : undefined;
    },
  },

  drill: {
    ...everyHour,
    look({ machine, now, config: { copies, dataDir } }) {
      const last = copies && machine.drill(dataDir);
      if (!last) return undefined;
      const ms = now.getTime() - Date.parse(last.at);
      const day = dayOf(new Date(last.at));
      // One that is under way has not come to its end yet.
      if (last.fault !== null && ms > hourMs) return fail({ day, reason: last.fault });
      return ms > longestWithoutDrillMs ? fail({ day, reason: noAnswer }) : undefined;
    },
  },

  clock: {
    ...everyHour,
    async look({ store, machine, now, config: { siteUrl, isPublic } }, signal) {
      const latest = await store.latestMoment();
      const isBehind = latest !== null && Date.parse(latest) - now.getTime() > longestDriftMs;
      // Where this machine's own proxy answers, it has the same clock.
      const asked = isPublic ? machine.get(`${siteUrl}/healthz`, signal) : undefined;
      const date = (await asked?.catch(() => undefined))?.date ?? null;
      const isElsewhere =
        date !== null && Math.abs(Date.parse(date) - now.getTime()) > longestDriftMs;
      const other = isBehind ? latest : isElsewhere ? new Date(date).toISOString() : undefined;
      return other === undefined
        ? undefined
        : fail({ now: minuteOf(now.toISOString()), other: minuteOf(other) });
    },
  },

  requests_due: {
    ...everyMinute,
    async look({ store, now }) {
      const due = await store.requestsDue(now);
      if (!due) return undefined;
      const values = { count: String(due.count), day: due.first };
      return due.first <= dayOf(now) ? fail(values) : warn(values);
    },
  },

  controller: {
    ...everyDay,
    look: ({ config: { isPublic, hasController } }) =>
      isPublic && !hasController ? warn() : undefined,
  },

  site_outdated: {
    ...everyHour,
    look: ({ site: { outdatedSince } }) =>
      outdatedSince === null ? undefined : warn({ day: outdatedSince }),
  },

  build: {
    ...everyDay,
    look: ({ site: { isOfConfiguration }, config: { siteUrl } }) =>
      isOfConfiguration === false ? warn({ url: siteUrl }) : undefined,
  },

  nobody_confirms: {
    ...everyHour,
    async look({ store, now, config: { emails } }) {
      const { asked, confirmed } = emails
        ? await store.confirmations(now)
        : { asked: 0, confirmed: 0 };
      return asked >= leastAsked && confirmed === 0 ? warn({ count: String(asked) }) : undefined;
    },
  },

  spf: {
    ...everyDay,
    async look({ machine, config }) {
      const domain = mailDomain(config);
      if (domain === undefined) return undefined;
      const records = await machine.txt(domain);
      return records.some((record) => /^v=spf1( |$)/i.test(record)) ? undefined : warn({ domain });
    },
  },

  dkim: {
    ...everyDay,
    async look({ machine, config }) {
      const key = config.emails?.dkim;
      // Where the provider signs, only the provider knows the selector.
      if (!key || mailDomain(config) === undefined) return undefined;
      const name = `${key.keySelector}._domainkey.${key.domainName}`;
      const ours = createPublicKey(key.privateKey)
        .export({ type: 'spki', format: 'der' })
        .toString('base64');
      const records = await machine.txt(name);
      const isThere = records.some((each) => partOf(each, 'p')?.replaceAll(/\s/g, '') === ours);
      return isThere ? undefined : warn({ name, record: `v=DKIM1; k=rsa; p=${ours}` });
    },
  },

  dmarc: {
    ...everyDay,
    async look({ machine, config }) {
      const domain = mailDomain(config);
      if (domain === undefined) return undefined;
      const [, ...above] = domain.split('.');
      // RFC 7489, 6.6.3: what the domain itself does not say, the one that it belongs to says.
      for (const each of [domain, ...(above.length > 1 ? [above.join('.')] : [])]) {
        const records = await machine.txt(`_dmarc.${each}`);
        if (records.some((record) => /^v=DMARC1\s*;/i.test(record))) return undefined;
      }
      const to = config.ownerEmail ?? config.emails?.from.address ?? '';
      return warn({ domain, record: `v=DMARC1; p=none; rua=mailto:${to}` });
    },
  },

  copies_off: {
    ...everyDay,
    // A managed Postgres has copies of its own.
    look: ({ config: { isPublic, copies, engine } }) =>
      isPublic && !copies && engine === 'sqlite' ? warn() : undefined,
  },

  ledger: {
    ...everyDay,
    look: ({ config: { isPublic, ledgerDir } }) =>
      isPublic && ledgerDir === undefined ? warn() : undefined,
  },

  audit_head: {
    ...everyDay,
    look: ({ config: { isPublic, headIsKept } }) => (isPublic && !headIsKept ? warn() : undefined),
  },

  first_password: {
    ...everyMinute,
    async look({ store, config: { isPublic, hasConfiguredAdmin } }) {
      if (!isPublic || hasConfiguredAdmin) return undefined;
      const account = await store.firstAccount();
      return account?.password_changed_at === null ? warn() : undefined;
    },
  },

  folder_modes: {
    ...everyHour,
    look({ machine, config: { dataDir, ledgerDir } }) {
      const open = [dataDir, ledgerDir].filter(
        (each) => each !== undefined && machine.isOpen(each),
      );
      return open.length > 0 ? warn({ folders: open.join(' ') }) : undefined;
    },
  },

  memory: {
    ...everyMinute,
    look({ machine }) {
      const free = machine.freeMemory();
      return free < leastFreeMemory
        ? warn({ megabytes: String(Math.floor(free / 1e6)) })
        : undefined;
    },
  },

  service: {
    ...everyDay,
    async look({ machine }, signal) {
      const [service, timer] = await machine.units([serviceUnit, backupTimer], signal);
      // Anyone who runs it otherwise has no such unit.
      if (service?.['LoadState'] !== 'loaded') return undefined;
      const differences = [
        ...oddOf(service, {
          Restart: ['always', 'on-failure'],
          UnitFileState: ['enabled'],
          NeedDaemonReload: ['no'],
        }),
        ...(service['MemoryMax'] === 'infinity' ? ['MemoryMax=infinity'] : []),
        ...oddOf(timer ?? {}, { ActiveState: ['active'] }).map((odd) => `${backupTimer} ${odd}`),
      ];
      return differences.length > 0 ? warn({ differences: differences.join(', ') }) : undefined;
    },
  },

  versions: {
    ...everyDay,
    look({ machine }) {
      const stray = machine.strayVersions();
      return stray.length > 0 ? warn({ versions: stray.join(', ') }) : undefined;
    },
  },

  proxy_too_wide: {
    ...everyDay,
    look({ config: { trustedProxies } }) {
      // Nobody's own network is wider than 10.0.0.0/8, or fc00::/7.
      const wide = trustedProxies.find((range) => {
        const prefix = Number(range.split('/')[1] ?? 128);
        return prefix < (range.includes(':') ? 7 : 8);
      });
      return wide === undefined ? undefined : warn({ range: wide });
    },
  },
};

const failWhere = (count: number): Fault =>
  count > 0 ? fail({ count: String(count) }) : undefined;

/** The properties of a unit that have none of the values that they should have. */
const oddOf = (unit: Record<string, string>, wanted: Record<string, string[]>): string[] =>
  Object.entries(wanted).flatMap(([name, values]) =>
    values.includes(unit[name] ?? '') ? [] : [`${name}=${unit[name] ?? ''}`],
  );

/** A moment to the minute, in UTC. */
const minuteOf = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The domain that e-mails come from, where they go out to strangers. */
function mailDomain({ emails, isPublic }: Checked['config']): string | undefined {
  if (!isPublic || emails?.target.kind !== 'smtp') return undefined;
  return emails.from.address.slice(emails.from.address.lastIndexOf('@') + 1);
}

/** A part of a record such as `v=DKIM1; p=…`. */
const partOf = (record: string, name: string): string | undefined =>
  record
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Looks at one thing within its limit.
 * @throws where it cannot be told
 */
export async function lookAt(name: CheckName, given: Checked): Promise<Fault> {
  const { limitMs, look, silence } = checks[name];
  const stop = new AbortController();
  const silent = Promise.withResolvers<Fault>();
  const timer = setTimeout(() => {
    if (silence) silent.resolve(silence(given));
    else silent.reject(new Error(`no answer within ${limitMs} ms`));
    stop.abort();
  }, limitMs);
  try {
    return await Promise.race([silent.promise, look(given, stop.signal)]);
  } finally {
    clearTimeout(timer);
  }
}
