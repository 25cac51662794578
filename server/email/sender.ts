import { setTimeout as wait } from 'node:timers/promises';
import { v4 as uuidV4 } from 'uuid';
import { hourMs, minuteMs } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import type { DueLetter, Outbox } from './outbox.ts';
import {
  MailServerAway,
  type Delivery,
  type MailConnection,
  type MailTransport,
} from './mail-transport.ts';
import { UnwritableAddress } from './message.ts';
import type { PrepareLetter } from './prepare-letter.ts';

/** How often the sender does what. */
export interface SenderTiming {
  /** How often it looks for letters. */
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

/** Notices have a connection of their own, so that no other letter delays them. */
const connections = { notices: 1, letters: 3 };
/** More than can be under way, so that letters under way do not hide those that wait. */
const readAtOnce = 50;
const longestPauseMs = 4 * hourMs;
const longestStopMs = 10_000;
/** While the mail server is away; a farewell is tried for ten minutes only. */
const longestAwayMs = 2 * minuteMs;

export interface SenderOptions {
  store: { letters: { outbox: Outbox } } & Pick<Engine, 'scrub'>;
  clock: Clock;
  transport: MailTransport;
  prepare: PrepareLetter;
  ratePerMinute: number;
  /** Of its work, naming nobody. */
  log: Record<'warn' | 'error', (facts: object, message: string) => void>;
  timing?: Partial<SenderTiming> | undefined;
}

/**
 * Sends what is queued, as long as no other server does.
 * @returns a function that stops it; a letter whose body flows is finished first
 */
export function startSender(options: SenderOptions): () => Promise<void> {
  const sender = new Sender(options);
  return () => sender.close();
}

/** Letters that are read and not begun, and who sends them. */
interface Lane {
  readonly waiting: DueLetter[];
  readonly workers: Set<Promise<void>>;
  readonly connections: number;
}

class Sender {
  readonly #options: SenderOptions;
  readonly #timing: SenderTiming;
  readonly #holder = uuidV4();
  readonly #stop = new AbortController();
  readonly #loops: Promise<void>[];
  readonly #notices: Lane = { waiting: [], workers: new Set(), connections: connections.notices };
  readonly #letters: Lane = { waiting: [], workers: new Set(), connections: connections.letters };
  readonly #lanes = [this.#notices, this.#letters];
  /** The letters that wait in a lane or are being sent. */
  readonly #taken = new Set<string>();
  #heldUntil = 0;
  #nextSlot = 0;
  /** How often in a row the mail server was away, and until when it is left alone. */
  #timesAway = 0;
  #awayUntil = 0;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#timing = { ...defaultTiming, ...options.timing };
    this.#loops = [
      this.#every(this.#timing.renewMs, () => this.#renew()),
      this.#every(this.#timing.pollMs, () => this.#read()),
    ];
  }

  async close(): Promise<void> {
    this.#stop.abort();
    this.#drop();
    // A mail server may stall; a letter that it has then is one of unknown fate.
    const patience = wait(longestStopMs, undefined, { ref: false });
    await Promise.race([
      Promise.all([...this.#loops, ...this.#lanes.flatMap(({ workers }) => [...workers])]),
      patience,
    ]);
    await this.#options.store.letters.outbox.release(this.#holder).catch(() => undefined);
  }

  async #every(ms: number, work: () => Promise<void>): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await work().catch((err: unknown) =>
        this.#options.log.error({ err }, 'letters wait, because the store does not answer'),
      );
      await wait(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
  }

  async #renew(): Promise<void> {
    const { store, clock, log } = this.#options;
    const { outbox } = store.letters;
    const now = clock();
    const until = new Date(now.getTime() + this.#timing.holdMs);
    if (!(await outbox.hold(this.#holder, now, until))) return;
    this.#heldUntil = until.getTime();
    const done = await outbox.tidy(this.#holder, now, this.#later(0));
    if (done.unknown > 0) {
      log.warn(
        { letters: done.unknown },
        'nobody knows whether these letters arrived: see the desk',
      );
    }
    if (done.tooOld > 0) log.warn({ letters: done.tooOld }, 'letters were given up: see the desk');
    if (done.forgotten > 0) await store.scrub();
  }

  #maySend(): boolean {
    const now = this.#options.clock().getTime();
    return !this.#stop.signal.aborted && now < this.#heldUntil && now >= this.#awayUntil;
  }

  async #read(): Promise<void> {
    if (!this.#maySend()) return;
    const { outbox } = this.#options.store.letters;
    for (const letter of await outbox.due(this.#options.clock(), readAtOnce)) {
      if (this.#taken.has(letter.id)) continue;
      this.#taken.add(letter.id);
      (letter.isNotice ? this.#notices : this.#letters).waiting.push(letter);
    }
    for (const lane of this.#lanes) {
      while (lane.workers.size < Math.min(lane.connections, lane.waiting.length)) {
        const worker = this.#work(lane).finally(() => lane.workers.delete(worker));
        lane.workers.add(worker);
      }
    }
  }

  /** Sends letter after letter on one connection until none waits: notices at once, others at `MAIL_RATE`. */
  async #work(lane: Lane): Promise<void> {
    let connection: MailConnection | undefined;
    while (this.#maySend() && lane.waiting.length > 0) {
      if (lane === this.#letters) await this.#slot();
      const letter = this.#maySend() ? lane.waiting.shift() : undefined;
      if (!letter) break;
      try {
        connection ??= await this.#options.transport.connect();
        if (!(await this.#send(letter, connection))) {
          connection.close();
          connection = undefined;
        }
      } catch (error) {
        connection?.close();
        connection = undefined;
        await this.#failed(error, letter);
      } finally {
        this.#taken.delete(letter.id);
      }
    }
    connection?.close();
    if (!this.#maySend()) this.#drop();
  }

  /** Waits until another letter may go: `MAIL_RATE` a minute, evenly. */
  async #slot(): Promise<void> {
    const gap = minuteMs / this.#options.ratePerMinute;
    const now = performance.now();
    const slot = Math.max(now, this.#nextSlot);
    this.#nextSlot = slot + gap;
    await wait(slot - now, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }

  /** What was read is left to later, or to another server. */
  #drop(): void {
    for (const { waiting } of this.#lanes) {
      for (const { id } of waiting.splice(0)) this.#taken.delete(id);
    }
  }

  /** @returns whether the connection may carry another letter */
  async #send(letter: DueLetter, connection: MailConnection): Promise<boolean> {
    const { store, clock, log } = this.#options;
    const { outbox } = store.letters;
    const { id, kind, attempts } = letter;
    const delivery = await this.#deliver(letter, connection);
    await this.#isBack();
    if (delivery.outcome === 'notWanted') return false;
    const retryAt = this.#later(attempts);
    const forgotten = await outbox.end(id, this.#holder, clock(), delivery, retryAt);
    if (forgotten) await store.scrub();
    if (delivery.outcome === 'sent') return true;
    // The server's words may hold the address; the desk shows them.
    log.warn({ letter: id, kind, outcome: delivery.outcome }, 'a letter could not be delivered');
    return false;
  }

  async #deliver(letter: DueLetter, connection: MailConnection): Promise<Delivery> {
    const { store, clock, prepare, log } = this.#options;
    // A second copy has the Date of the first, and that is the one in the message.
    const now = clock();
    const dated = { ...letter, datedAt: letter.datedAt ?? now.toISOString() };
    let prepared: Awaited<ReturnType<PrepareLetter>>;
    try {
      prepared = await prepare(dated, now);
    } catch (err) {
      if (err instanceof UnwritableAddress) {
        return { outcome: 'bounced', words: err.message, recipientIsGone: true };
      }
      log.error({ err, letter: letter.id, kind: letter.kind }, 'a letter could not be written');
      return { outcome: 'later', words: 'The letter could not be written: see the log.' };
    }
    const { envelope, message, links } = prepared;
    return connection.deliver(envelope, message, () =>
      store.letters.outbox.begin(dated, this.#holder, clock(), links),
    );
  }

  async #isBack(): Promise<void> {
    this.#timesAway = 0;
    await this.#options.store.letters.outbox.setProblem(null, this.#options.clock());
  }

  async #failed(error: unknown, { id, kind }: DueLetter): Promise<void> {
    const { store, clock, log } = this.#options;
    if (!(error instanceof MailServerAway)) {
      log.error({ err: error, letter: id, kind }, 'a letter could not be sent');
    }
    const now = clock();
    if (this.#awayUntil > now.getTime()) return; // another connection found it first
    const pause = Math.min(longestAwayMs, this.#timing.pauseMs * 2 ** this.#timesAway);
    this.#timesAway += 1;
    this.#awayUntil = now.getTime() + jittered(pause);
    if (!(error instanceof MailServerAway)) return;
    log.warn({ reason: error.message }, 'the mail server takes no letters now; they wait');
    await store.letters.outbox
      .setProblem(error.message, now)
      .catch((err: unknown) => log.error({ err }, 'the desk cannot be told of it'));
  }

  /** When a letter is tried again that was tried so often. */
  #later(attempts: number): Date {
    const pause = Math.min(longestPauseMs, this.#timing.pauseMs * 2 ** attempts);
    return new Date(this.#options.clock().getTime() + jittered(pause));
  }
}

/** Half of it, and up to as much again, so that many do not come at once. */
const jittered = (ms: number): number => ms * (0.5 + Math.random());
