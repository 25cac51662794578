import { setTimeout as wait } from 'node:timers/promises';
import { v4 as uuidV4 } from 'uuid';
import { hourMs, minuteMs } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import type { DueEmail, HourlyCaps, Outbox } from './outbox.ts';
import {
  MailServerAway,
  type Delivery,
  type MailConnection,
  type MailTransport,
} from './mail-transport.ts';
import { UnwritableAddress } from './message.ts';
import type { PrepareEmail } from './prepare-email.ts';

/** How often the sender does what. */
export interface SenderTiming {
  /**
   * How often it looks for e-mails. It never wakes with a request, so that when it works says
   * nothing of who asked.
   */
  beatMs: number;
  /** How long its right to send holds. If it dies, another server takes over after that. */
  holdMs: number;
  /** The first pause after a failure; each further failure doubles it. */
  pauseMs: number;
}

const defaultTiming: SenderTiming = { beatMs: 3000, holdMs: 20_000, pauseMs: 30_000 };

const connections = 4;
const longestPauseMs = 4 * hourMs;
const longestStopMs = 10_000;
/** While the mail server is away; one about leaving or an erasure is tried for ten minutes only. */
const longestAwayMs = 2 * minuteMs;
/** So many e-mails that are refused one after another are no mistyped addresses. */
const mostRefused = 3;

export interface SenderOptions {
  store: {
    emails: {
      outbox: Outbox;
      /** Takes off the list anyone who complained. */
      leaveAfterComplaints: (now: Date) => Promise<number>;
    };
    /** Begins and ends letters that are due. */
    letters: { advance: (now: Date) => Promise<unknown> };
    /** Lets the waves of invitations go on. */
    waves: { advance: (now: Date) => Promise<unknown> };
  };
  clock: Clock;
  transport: MailTransport;
  prepare: PrepareEmail;
  ratePerMinute: number;
  caps: HourlyCaps;
  /** The log of the sender's work, which names nobody. */
  log: Record<'warn' | 'error', (facts: object, message: string) => void>;
  timing?: Partial<SenderTiming> | undefined;
}

/**
 * Sends what is queued, as long as no other server does.
 * @returns a function that stops it; an e-mail whose body flows is finished first
 */
export function startSender(options: SenderOptions): () => Promise<void> {
  const sender = new Sender(options);
  return () => sender.close();
}

class Sender {
  readonly #options: SenderOptions;
  readonly #timing: SenderTiming;
  readonly #holder = uuidV4();
  readonly #stop = new AbortController();
  readonly #beats: Promise<void>;
  /** E-mails that are read and not begun, anew with each beat. */
  #waiting: DueEmail[] = [];
  /** The e-mails that are being sent, on a connection each. */
  readonly #taken = new Set<string>();
  readonly #workers = new Set<Promise<void>>();
  #heldUntil = 0;
  #nextSlot = 0;
  /** How often in a row the mail server was away, and until when it is left alone. */
  #timesAway = 0;
  #awayUntil = 0;
  /** The e-mails that the mail server has refused since it took one. */
  readonly #refused = new Set<string>();

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#timing = { ...defaultTiming, ...options.timing };
    this.#beats = this.#beat();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    // A mail server may stall; an e-mail that it has then is one of unknown fate.
    const patience = wait(longestStopMs, undefined, { ref: false });
    await Promise.race([Promise.all([this.#beats, ...this.#workers]), patience]);
    await this.#outbox.release(this.#holder).catch(() => undefined);
  }

  get #outbox(): Outbox {
    return this.#options.store.emails.outbox;
  }

  async #beat(): Promise<void> {
    const { log } = this.#options;
    while (!this.#stop.signal.aborted) {
      try {
        if (await this.#hold()) await this.#read();
      } catch (err) {
        log.error({ err }, 'e-mails wait, because the store does not answer');
      }
      await this.#wait(this.#timing.beatMs);
    }
  }

  readonly #wait = (ms: number): Promise<void> =>
    wait(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);

  /** Takes or keeps the right to send, and tidies up. */
  async #hold(): Promise<boolean> {
    const { store, clock, log } = this.#options;
    const now = clock();
    const until = new Date(now.getTime() + this.#timing.holdMs);
    if (!(await this.#outbox.hold(this.#holder, now, until))) return false;
    this.#heldUntil = until.getTime();
    const { unknown, tooOld } = await this.#outbox.tidy(this.#holder, now, this.#later(0));
    const warn = (emails: number, of: string) => {
      if (emails > 0) log.warn({ emails }, `${of}: see the dashboard`);
    };
    warn(unknown, 'nobody knows whether these e-mails arrived');
    warn(tooOld, 'e-mails were given up');
    try {
      await store.emails.leaveAfterComplaints(now);
      await store.letters.advance(now);
      await store.waves.advance(now);
    } catch (err) {
      // Confirmations do not wait for what goes wrong here.
      log.error({ err }, 'letters and complaints wait');
    }
    return true;
  }

  #maySend(): boolean {
    const now = this.#options.clock().getTime();
    return !this.#stop.signal.aborted && now < this.#heldUntil && now >= this.#awayUntil;
  }

  /** Reads what may go until the next beat, and those under way, which are no others. */
  async #read(): Promise<void> {
    if (!this.#maySend()) return;
    const { clock, caps, ratePerMinute } = this.#options;
    const most = Math.ceil((ratePerMinute * this.#timing.beatMs) / minuteMs) + 2 * connections;
    const due = await this.#outbox.due(clock(), most, caps);
    this.#waiting = due.filter(({ id }) => !this.#taken.has(id));
    while (this.#workers.size < Math.min(connections, this.#waiting.length)) {
      const worker = this.#work().finally(() => this.#workers.delete(worker));
      this.#workers.add(worker);
    }
  }

  /** Sends e-mail after e-mail on one connection until none waits. */
  async #work(): Promise<void> {
    let connection: MailConnection | undefined;
    while (this.#maySend() && this.#waiting.length > 0) {
      await this.#slot();
      const mail = this.#maySend() ? this.#waiting.shift() : undefined;
      if (!mail) break;
      this.#taken.add(mail.id);
      try {
        connection ??= await this.#options.transport.connect();
        if (await this.#send(mail, connection)) continue;
      } catch (error) {
        await this.#failed(error, mail);
      } finally {
        this.#taken.delete(mail.id);
      }
      connection?.close();
      connection = undefined;
    }
    connection?.close();
  }

  /** Waits until another e-mail may go: `MAIL_RATE` a minute, evenly. */
  async #slot(): Promise<void> {
    const now = performance.now();
    const slot = Math.max(now, this.#nextSlot);
    this.#nextSlot = slot + minuteMs / this.#options.ratePerMinute;
    await this.#wait(slot - now);
  }

  /** @returns whether the connection may carry another e-mail */
  async #send(mail: DueEmail, connection: MailConnection): Promise<boolean> {
    const { clock, log } = this.#options;
    const { id, kind, attempts } = mail;
    const delivery = await this.#deliver(mail, connection);
    await this.#answered(id, delivery);
    if (delivery.outcome === 'notWanted') return false;
    await this.#outbox.end(id, this.#holder, clock(), delivery, this.#later(attempts));
    if (delivery.outcome === 'sent') return true;
    // The server's words may hold the address; the dashboard shows them.
    log.warn({ mail: id, kind, outcome: delivery.outcome }, 'an e-mail could not be delivered');
    return false;
  }

  async #deliver(mail: DueEmail, connection: MailConnection): Promise<Delivery> {
    const { clock, prepare, log } = this.#options;
    // A second copy has the Date of the first, and that is the one in the message.
    const now = clock();
    const dated = { ...mail, dated_at: mail.dated_at ?? now.toISOString() };
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
      this.#outbox.begin(dated, this.#holder, clock(), links),
    );
  }

  /** Notes that the mail server is there, and whether it refuses one e-mail after another. */
  async #answered(id: string, delivery: Delivery): Promise<void> {
    this.#timesAway = 0;
    const code = refusalIn(delivery);
    if (code !== undefined) this.#refused.add(id);
    if (delivery.outcome === 'sent') this.#refused.clear();
    const isRefusing = this.#refused.size >= mostRefused;
    if (isRefusing && code === undefined) return;
    await this.#outbox.setProblem(isRefusing ? (code ?? null) : null, this.#options.clock());
  }

  async #failed(error: unknown, { id, kind }: DueEmail): Promise<void> {
    const { clock, log } = this.#options;
    const isAway = error instanceof MailServerAway;
    if (!isAway) log.error({ err: error, mail: id, kind }, 'an e-mail could not be sent');
    const now = clock();
    if (this.#awayUntil > now.getTime()) return; // another connection found it first
    this.#awayUntil = this.#later(this.#timesAway, longestAwayMs).getTime();
    this.#timesAway += 1;
    if (!isAway) return;
    log.warn({ reason: error.message }, 'the mail server takes no e-mails now; they wait');
    await this.#outbox
      .setProblem(error.message, now)
      .catch((err: unknown) => log.error({ err }, 'the dashboard cannot be told of it'));
  }

  /**
   * When something is tried again that was tried so often: after half of the pause, and up to as
   * much again, so that many do not come at once.
   */
  #later(attempts: number, longestMs = longestPauseMs): Date {
    const pause = Math.min(longestMs, this.#timing.pauseMs * 2 ** attempts);
    return new Date(this.#options.clock().getTime() + pause * (0.5 + Math.random()));
  }
}

/**
 * The code of a refusal that is not of its recipient (RFC 3463: 1 speaks of the address, 2 of the
 * mailbox). The words beside it may name them.
 */
function refusalIn(delivery: Delivery): string | undefined {
  if (delivery.outcome !== 'bounced' && delivery.outcome !== 'later') return undefined;
  const [code, about = ''] = /^\d{3}(?:[ -]\d\.(\d{1,3})\.\d{1,3})?/.exec(delivery.words) ?? [];
  return ['1', '2'].includes(about) ? undefined : code;
}
