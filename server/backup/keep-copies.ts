import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { dayMs, minuteMs } from '../../domain/time.ts';
import { repeatAlone, type Clock } from '../clock.ts';
import { filesOfStore } from '../db/data-folder.ts';
import type { StoreConfig } from '../db/engine.ts';
import { reasonOf } from '../start-error.ts';
import { readCopiesState, writeCopiesState, type CopiesState } from './state-file.ts';
import type { CopyTask, MadeCopy } from './make-copy.ts';
import { openTarget, type CopyTarget } from './target.ts';

/** Where sealed copies of the store go. */
export interface CopiesConfig {
  /** A folder, or a command with the verbs `put`, `list` and `get`. */
  to: string;
  /** Who may open them, as text: the server holds no key that does. */
  publicKey: string;
  /** What is sealed with the store of the server's environment. */
  settings: Record<string, string>;
}

const lookEveryMs = 5000;
/**
 * What changes meanwhile is in the next copy: with the look, the making and the sending less than a
 * minute.
 */
const betweenMs = 45_000;
/** Of a large store, which takes longer: less than five minutes. */
const betweenLargeMs = 4.5 * minuteMs;
const largeBytes = 50e6;

interface Parts {
  copies: CopiesConfig;
  dataDir: string;
  store: StoreConfig;
  ledgerDir: string | undefined;
  /**
   * Another text once anything has changed in the store; undefined where that is not known: then a
   * copy goes each hour.
   */
  changeMark: (() => string) | undefined;
  clock: Clock;
  log: Record<'debug' | 'warn', (fields: object, message: string) => void>;
  target?: CopyTarget;
  make?: (task: CopyTask) => Promise<MadeCopy>;
}

/** A copy that was sent, until it was seen there a minute later. */
interface Sent {
  name: string;
  made: string;
  sentAt: number;
  /** When the store changed first after it was made. */
  changedAt: string | null;
}

/** Where a copy is made, in the data folder. */
export const sendingIn = (dataDir: string): string => join(dataDir, 'sending');

/**
 * Creates what is called every few seconds: it sends a copy after a change and once a day, and sees
 * whether it arrived.
 */
export function createCopies(parts: Parts): () => Promise<void> {
  const { copies, dataDir, store, ledgerDir, clock, log } = parts;
  const changeMark = parts.changeMark ?? (() => hourOf(clock()));
  const target = parts.target ?? openTarget(copies.to);
  const make = parts.make ?? makeInThread;
  const before = readCopiesState(dataDir);
  let state: CopiesState = {
    seen: null,
    oldest: null,
    ...before,
    reason: null,
    // What changed while no server ran, nobody knows.
    unseenSince: before?.unseenSince ?? clock().toISOString(),
  };
  let mark: string | undefined;
  let triedAt = -Infinity;
  let sent: Sent[] = [];

  const keep = (changes: Partial<CopiesState>) => {
    state = { ...state, ...changes };
    writeCopiesState(dataDir, state);
  };

  async function send(now: Date): Promise<void> {
    triedAt = now.getTime();
    mark = changeMark();
    const task = { store, ledgerDir, settings: copies.settings, folder: sendingIn(dataDir), now };
    const { name, file } = await make({ ...task, recipients: [copies.publicKey] });
    await target.put(name, file);
    sent.push({ name, made: now.toISOString(), sentAt: clock().getTime(), changedAt: null });
    keep({ reason: null });
    log.debug({ copy: name }, 'a copy was sent');
  }

  async function see(now: Date): Promise<void> {
    const isDue = ({ sentAt }: Sent) => now.getTime() - sentAt >= minuteMs;
    if (!sent.some(isDue)) return;
    const there = await target.list();
    const newest = sent.findLast(
      (each) => isDue(each) && there.some(({ name }) => name === each.name),
    );
    // What was not there is no copy: the next one is made as after a change.
    if (!newest) mark = undefined;
    sent = newest ? sent.slice(sent.indexOf(newest) + 1) : sent.filter((each) => !isDue(each));
    keep({
      oldest: there[0]?.made.toISOString() ?? null,
      ...(newest && { seen: newest.made, unseenSince: newest.changedAt }),
    });
  }

  return async () => {
    const now = clock();
    const isChanged = changeMark() !== mark;
    if (isChanged) {
      for (const each of sent) each.changedAt ??= now.toISOString();
      if (state.unseenSince === null) keep({ unseenSince: now.toISOString() });
    }
    try {
      await see(now);
      const since = now.getTime() - triedAt;
      if ((isChanged && since >= between(store)) || since >= dayMs) await send(now);
    } catch (err) {
      // So that what did not go is tried again, and not only after the next change.
      mark = undefined;
      const reason = reasonOf(err);
      if (reason !== state.reason) log.warn({ err }, 'a copy did not go elsewhere');
      keep({ reason });
    }
  };
}

/** The hour of a moment, in UTC. */
const hourOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DDThh'.length);

const between = (store: StoreConfig): number => {
  if (store.engine === 'postgres') return betweenMs;
  const bytes = filesOfStore(store.file)
    .map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size);
  return bytes > largeBytes ? betweenLargeMs : betweenMs;
};

/** A thread that ends when it has nothing to do. */
async function makeInThread(task: CopyTask): Promise<MadeCopy> {
  const thread = new Tinypool({
    filename: new URL('./make-copy.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
  });
  try {
    return (await thread.run(task)) as MadeCopy;
  } finally {
    await thread.destroy();
  }
}

/** Sends copies from now on. @returns a function that stops it */
export const scheduleCopies = (look: () => Promise<void>, failed: (err: unknown) => void) =>
  repeatAlone(look, failed, lookEveryMs);
