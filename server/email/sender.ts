import { setTimeout as wait } from 'node:timers/promises';
import { v4 as uuidV4 } from 'uuid';
import { hourMs, minuteMs } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import type { DueEmail, Outbox } from './outbox.ts';
import {
  MailServerAway,
  type Delivery,
  type MailConnection,
  type MailTransport,
} from './mail-transport.ts';
import { UnwritableAddress } from './message.ts';
import type { PrepareEmail } from './prepare-email.ts';
import type { TakesMail } from './takes-mail.ts';

/** How often the sender does what. */
export interface SenderTiming {
  /** How often it looks for e-mails. */
  pollMs: number;
  /** How often it renews its right to send. */
  renewMs: number;
  /** How long that right holds: this and `renewMs` after a death, another server sends. */
  holdMs: number;
  /** The first pause after a failure; each further failure doubles it. */
  pauseMs: number;
}

const defaultTiming: SenderTiming = {
  pollMs: 1000,
  renewMs: 5000,
  holdMs: 20_000,
  pauseMs: 30_000,
};

/** More than can be under way, so that e-mails under way do not hide those that wait. */
const readAtOnce = 50;
const longestPauseMs = 4 * hourMs;
const longestStopMs = 10_000;
/** While the mail server is away; an unsubscribed e-mail is tried for ten minutes only. */
const longestAwayMs = 2 * minuteMs;

export interface SenderOptions {
  store: {
    emails: {
      outbox: Outbox;
      /** Takes off the list anyone who complained. */
      leaveAfterComplaints: (now: Date) => Promise<number>;
    };
    /** Begins and ends broadcasts that are due. @returns what each did */
    broadcasts: { advance: (now: Date) => Promise<{ id: string; did: string }[]> };
  } & Pick<Engine, 'scrub'>;
  clock: Clock;
  transport: MailTransport;
  prepare: PrepareEmail;
  ratePerMinute: number;
  /** Asked before a first confirmation; undefined where the mail server asks by itself. */
  takesMail?: TakesMail | undefined;
  /** The log of the sender's work, which names nobody. */
  log: Record<'warn' | 'error', (facts: object, message: string) => void>;
  timing?: Partial<SenderTiming> | undefined;
  /** How it waits, where that is not by the machine's clock. */
  time?: SenderTime;
}

interface SenderTime {
  /** Milliseconds that never go back. */
  now: () => number;
  /** Waits so many milliseconds, or until the signal. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const machineTime: SenderTime = {
  now: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => undefined),
};

/**
 * Sends what is queued, as long as no other server does.
 * @returns a function that stops it; an e-mail whose body flows is finished first
 */
export function startSender(options: SenderOptions): () => Promise<void> {
  const sender = new Sender(options);
  return () => sender.close();
}

/** E-mails that are read and not begun, and who sends them. */
interface Channel {
  waiting: DueEmail[];
  readonly workers: Set<Promise<void>>;
  readonly connections: number;
  readonly atRate: boolean;
}

class Sender {
  readonly #options: SenderOptions;
  readonly #timing: SenderTiming;
  readonly #time: SenderTime;
  readonly #holder = uuidV4();
  readonly #stop = new AbortController();
  readonly #loops: Promise<void>[];
  /** Lane 0 has a connection of its own, so that no other e-mail delays it. */
  readonly #lane0: Channel = { waiting: [], workers: new Set(), connections: 1, atRate: false };
  readonly #others: Channel = { waiting: [], workers: new Set(), connections: 3, atRate: true };
  readonly #channels = [this.#lane0, this.#others];
  /** The e-mails that are being sent, or have ended since the store was asked last. */
  readonly #taken = new Set<string>();
  #ended: string[] = [];
  #heldUntil = 0;
  #nextSlot = 0;
  /**
   * Whether confirmations were held when it looked last, so that the log says once that they are.
   */
  #holds = false;
  /** How often in a row the mail server was away, and until when it is left alone. */
  #timesAway = 0;
  #awayUntil = 0;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#timing = { ...defaultTiming, ...options.timing };
    this.#time = options.time ?? machineTime;
    this.#loops = [
      this.#every(this.#timing.renewMs, () => this.#renew()),
      this.#every(this.#timing.pollMs, () => this.#read()),
    ];
  }

  async close(): Promise<void> {
    this.#stop.abort();
    this.#drop();
    // A mail server may stall; an e-mail that it has then is one of unknown fate.
    const patience = wait(longestStopMs, undefined, { ref: false });
    await Promise.race([
      Promise.all([...this.#loops, ...this.#channels.flatMap(({ workers }) => [...workers])]),
      patience,
    ]);
    await this.#options.store.emails.outbox.release(this.#holder).catch(() => undefined);
  }

  async #every(ms: number, work: () => Promise<void>): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await work().catch((err: unknown) =>
        this.#options.log.error({ err }, 'e-mails wait, because the store does not answer'),
      );
      await this.#time.wait(ms, this.#stop.signal);
    }
  }

  async #renew(): Promise<void> {
    const { store, clock, log } = this.#options;
    const { outbox } = store.emails;
    const now = clock();
    const until = new Date(now.getTime() + this.#timing.holdMs);
    if (!(await outbox.hold(this.#holder, now, until))) return;
    const done = await outbox.tidy(this.#holder, now, this.#later(0));
    if (done.unknown > 0) {
      log.warn(
        { emails: done.unknown },
        'nobody knows whether these e-mails arrived: see the dashboard',
      );
    }
    if (done.tooOld > 0)
      log.warn({ emails: done.tooOld }, 'e-mails were given up: see the dashboard');
    if (done.held > 0 && !this.#holds) {
      log.warn({ emails: done.held }, 'new confirmations are held: see the dashboard');
    }
    this.#holds = done.held > 0;
    if (done.forgotten > 0) await store.scrub();
    // Confirmations do not wait for what goes wrong here.
    await this.#advance(now).catch((err: unknown) =>
      log.error({ err }, 'broadcasts and complaints wait'),
    );
    // Only now, so that a broadcast that is late is seen before it is read.
    this.#heldUntil = until.getTime();
  }

  async #advance(now: Date): Promise<void> {
    const { store, log } = this.#options;
    await store.emails.leaveAfterComplaints(now);
    for (const step of await store.broadcasts.advance(now)) {
      if (step.did.startsWith('wait')) {
        log.warn(step, 'a broadcast waits for the owner: see the dashboard');
      }
    }
  }

  #maySend(): boolean {
    const now = this.#options.clock().getTime();
    return !this.#stop.signal.aborted && now < this.#heldUntil && now >= this.#awayUntil;
  }

  async #read(): Promise<void> {
    if (!this.#maySend()) return;
    const { outbox } = this.#options.store.emails;
    // What ends while the store is asked may stand in its answer as still due.
    for (const id of this.#ended.splice(0)) this.#taken.delete(id);
    const due = await outbox.due(this.#options.clock(), readAtOnce);
    if (!this.#maySend()) return;
    const waiting = due.filter(({ id }) => !this.#taken.has(id));
    this.#lane0.waiting = waiting.filter(({ lane }) => lane === 0);
    // Read anew each time, so that an e-mail of lane 1 goes before those of lane 2 that were read
    // earlier.
    this.#others.waiting = waiting.filter(({ lane }) => lane !== 0);
    for (const channel of this.#channels) {
      while (channel.workers.size < Math.min(channel.connections, channel.waiting.length)) {
        const worker = this.#work(channel).finally(() => channel.workers.delete(worker));
        channel.workers.add(worker);
      }
    }
  }

  /** Sends e-mail after e-mail on one connection until none waits. */
  async #work(channel: Channel): Promise<void> {
    let connection: MailConnection | undefined;
    while (this.#maySend() && channel.waiting.length > 0) {
      if (channel.atRate) await this.#slot();
      const mail = this.#maySend() ? channel.waiting.shift() : undefined;
      if (!mail) break;
      this.#taken.add(mail.id);
      try {
        connection ??= await this.#options.transport.connect();
        if (!(await this.#send(mail, connection))) {
          connection.close();
          connection = undefined;
        }
      } catch (error) {
        connection?.close();
        connection = undefined;
        await this.#failed(error, mail);
      } finally {
        this.#ended.push(mail.id);
      }
    }
    connection?.close();
    if (!this.#maySend()) this.#drop();
  }

  /** Waits until another e-mail may go: `MAIL_RATE` a minute, evenly. */
  async #slot(): Promise<void> {
    const gap = minuteMs / this.#options.ratePerMinute;
    const now = this.#time.now();
    const slot = Math.max(now, this.#nextSlot);
    this.#nextSlot = slot + gap;
    await this.#time.wait(slot - now, this.#stop.signal);
  }

  /** What was read is left to later, or to another server. */
  #drop(): void {
    for (const channel of this.#channels) channel.waiting = [];
  }

  /** @returns whether the connection may carry another e-mail */
  async #send(mail: DueEmail, connection: MailConnection): Promise<boolean> {
    const { store, clock, log } = this.#options;
    const { outbox } = store.emails;
    const { id, kind, attempts } = mail;
    const delivery = await this.#deliver(mail, connection);
    await this.#isBack();
    if (delivery.outcome === 'notWanted') return false;
    const retryAt = this.#later(attempts);
    const forgotten = await outbox.end(id, this.#holder, clock(), delivery, retryAt);
    if (forgotten) await store.scrub();
    if (delivery.outcome === 'sent') return true;
    // The server's words may hold the address; the dashboard shows them.
    log.warn({ mail: id, kind, outcome: delivery.outcome }, 'an e-mail could not be delivered');
    return false;
  }

  async #deliver(mail: DueEmail, connection: MailConnection): Promise<Delivery> {
    const { store, clock, prepare, log, takesMail } = this.#options;
    const host = mail.email.slice(mail.email.lastIndexOf('@') + 1);
    if (mail.isFirst && takesMail && !(await takesMail(host))) {
      await store.emails.outbox.holdAlone(mail, clock());
      return { outcome: 'notWanted' };
    }
    // A second copy has the Date of the first, and that is the one in the message.
    const now = clock();
    const dated = { ...mail, datedAt: mail.datedAt ?? now.toISOString() };
    let prepared: Awaited<ReturnType<PrepareEmail>>;
    try {
      prepared = await prepare(dated, now);
    } catch (err) {
      if (err instanceof UnwritableAddress) {
        return { outcome: 'bounced', words: err.message, recipientIsGone: true };
      }
      log.error({ err, mail: mail.id, kind: mail.kind }, 'an e-mail could not be written');
      return { outcome: 'later', words: 'The e-mail could not be written: see the log.' };
    }
    const { envelope, message, links } = prepared;
    return connection.deliver(envelope, message, () =>
      store.emails.outbox.begin(dated, this.#holder, clock(), links),
    );
  }

  async #isBack(): Promise<void> {
    this.#timesAway = 0;
    await this.#options.store.emails.outbox.setProblem(null, this.#options.clock());
  }

  async #failed(error: unknown, { id, kind }: DueEmail): Promise<void> {
    const { store, clock, log } = this.#options;
    if (!(error instanceof MailServerAway)) {
      log.error({ err: error, mail: id, kind }, 'an e-mail could not be sent');
    }
    const now = clock();
    if (this.#awayUntil > now.getTime()) return; // another connection found it first
    const pause = Math.min(longestAwayMs, this.#timing.pauseMs * 2 ** this.#timesAway);
    this.#timesAway += 1;
    this.#awayUntil = now.getTime() + jittered(pause);
    if (!(error instanceof MailServerAway)) return;
    log.warn({ reason: error.message }, 'the mail server takes no e-mails now; they wait');
    await store.emails.outbox
      .setProblem(error.message, now)
      .catch((err: unknown) => log.error({ err }, 'the dashboard cannot be told of it'));
  }

  /** When an e-mail is tried again that was tried so often. */
  #later(attempts: number): Date {
    const pause = Math.min(longestPauseMs, this.#timing.pauseMs * 2 ** attempts);
    return new Date(this.#options.clock().getTime() + jittered(pause));
  }
}

/** Half of it, and up to as much again, so that many do not come at once. */
const jittered = (ms: number): number => ms * (0.5 + Math.random());
