import { join } from 'node:path';
import { facts } from '../../content/facts.ts';
import type { CheckName, CheckState } from '../../domain/checks.ts';
import { dayMs, dayOf, hourMs, sameMomentOf } from '../../domain/time.ts';
import { erasuresName } from '../events/erasures.ts';
import { reasonOf } from '../start-error.ts';
import type { Machine } from './machine.ts';
import type { CheckQueries } from './queries.ts';

/** The facts for the checks. */
export interface Checked {
  now: Date;
  config: {
    dataDir: string;
    /** Whether strangers can reach it. */
    isPublic: boolean;
    emailsAreOn: boolean;
  };
  store: Omit<CheckQueries, 'figures' | `${string}Told` | `${string}OwnerEmail`>;
  machine: Machine;
}

/** The values that fill the slots of a fault's words; undefined if there is none. */
type Fault = CheckState['values'] | undefined;

const leastFreeBytes = 1e9;
/** One is made each day, even where nothing has changed. */
const longestWithoutBackupMs = 26 * hourMs;
/** One that fails is tried again after ten minutes. */
const longestFailingMs = hourMs;
const longestKeptMs = (facts.copyDays + 1) * dayMs;
/** What is too old goes each hour; a server may stand still for a day. */
const retentionGraceMs = dayMs;
/** The account's limit of wrong logins: from then on they are slowed down for everybody. */
const mostRefusedLogins = 30;
/** Fewer come back, or are reported, by chance. */
const mostReturned = { bounced: { part: 0.05, count: 5 }, complained: 3 };

/** How each check looks. @throws where it cannot be told */
const checks: Record<CheckName, (given: Checked) => Fault | Promise<Fault>> = {
  store: async ({ store, config }) => {
    try {
      await store.expectWritable();
      return undefined;
    } catch (error) {
      return { reason: reasonOf(error), folder: config.dataDir };
    }
  },

  disk: ({ machine, config: { dataDir } }) => {
    const free = machine.freeBytes(dataDir);
    return free < leastFreeBytes
      ? { folder: dataDir, megabytes: String(Math.floor(free / 1e6)) }
      : undefined;
  },

  erasures: ({ machine, config: { dataDir } }) => {
    const file = join(dataDir, erasuresName);
    return machine.isWritable(file) ? undefined : { file, user: String(process.getuid?.() ?? '') };
  },

  mail_refused: async ({ store, config: { emailsAreOn } }) => {
    const reason = emailsAreOn ? await store.mailProblem() : null;
    return reason === null ? undefined : { reason };
  },

  mail_stuck: async ({ store, now, config: { emailsAreOn } }) => {
    const waiting = emailsAreOn ? await store.mailStuck(now) : undefined;
    return waiting && { count: String(waiting.count), since: minuteOf(waiting.since) };
  },

  returned: async ({ store, now }) => {
    const { tried, bounced, complained } = await store.returned(now);
    const { part, count } = mostReturned.bounced;
    return (bounced >= count && bounced > tried * part) || complained >= mostReturned.complained
      ? { bounced: String(bounced), complained: String(complained) }
      : undefined;
  },

  backup: async ({ store, machine, now, config: { dataDir, isPublic } }) => {
    if (!isPublic) return undefined;
    const { newest, oldest, failingSince } = machine.backups(dataDir);
    const ageMs = (at: string | null) => now.getTime() - Date.parse(at ?? now.toISOString());
    const isLate = ageMs(newest ?? (await store.firstMoment())) > longestWithoutBackupMs;
    const isFailing = ageMs(failingSince) > longestFailingMs;
    const isKeptTooLong = oldest !== newest && ageMs(oldest) > longestKeptMs;
    if (!isLate && !isFailing && !isKeptTooLong) return undefined;
    const [said, saidOldest] = [newest, oldest].map((at) => (at === null ? '–' : minuteOf(at)));
    return { newest: said ?? '–', oldest: saidOldest ?? '–', days: String(facts.copyDays) };
  },

  retention: async ({ store, now }) => {
    const { technicalData, events } = await store.oldest();
    const dueBy = new Date(now.getTime() - retentionGraceMs);
    const technicalLimit = new Date(dueBy.getTime() - facts.technicalDataDays * dayMs);
    const late = [
      { at: technicalData, limit: technicalLimit },
      { at: events, limit: sameMomentOf(dueBy, -facts.retentionYears) },
    ].find(({ at, limit }) => at !== null && at < limit.toISOString());
    return late?.at == null ? undefined : { day: dayOf(new Date(late.at)) };
  },

  requests: async ({ store, now }) => {
    const due = await store.requestsDue(now);
    return due && { count: String(due.count), day: due.first };
  },

  logins: async ({ store, now }) => {
    const refused = await store.refusedLogins(now);
    return refused >= mostRefusedLogins ? { count: String(refused) } : undefined;
  },
};

/** A moment to the minute, in UTC. */
const minuteOf = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** After so long a store that does not answer is one that takes nothing. */
const limitMs = 10_000;

/** Looks at one thing. @throws where it cannot be told */
export async function lookAt(name: CheckName, given: Checked): Promise<Fault> {
  const silent = Promise.withResolvers<Fault>();
  const reason = `no answer within ${limitMs} ms`;
  const timer = setTimeout(() => {
    if (name === 'store') silent.resolve({ reason, folder: given.config.dataDir });
    else silent.reject(new Error(reason));
  }, limitMs);
  try {
    return await Promise.race([silent.promise, checks[name](given)]);
  } finally {
    clearTimeout(timer);
  }
}
