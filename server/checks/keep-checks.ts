import { checkNames, type CheckName, type CheckState } from '../../domain/checks.ts';
import { minuteMs } from '../../domain/time.ts';
import { repeatAlone, type Clock } from '../clock.ts';
import { checks, lookAt, type Checked } from './checks.ts';
import { wordsOf } from './words.ts';

/** A timer comes a little early now and then. */
const timerJitterMs = 1000;

/** The facts that a server knows of itself. */
interface KeptChecks {
  /** How each check stands that was looked at, in the order of their names. */
  states: () => CheckState[];
  /** Looks at what is due, and says in the log what has changed. */
  run: () => Promise<void>;
}

type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/** Keeps in memory how each check stands. */
export function createChecks(
  given: () => Omit<Checked, 'now'>,
  clock: Clock,
  log: Log,
): KeptChecks {
  const states = new Map<CheckName, CheckState>();
  const dueAt = new Map<CheckName, number>();

  const lookAgain = async (name: CheckName, now: Date) => {
    const { everyMs } = checks[name];
    dueAt.set(name, now.getTime() + everyMs);
    try {
      const fault = await lookAt(name, { ...given(), now });
      // A single lost answer is then no alarm, and a mended fault is seen soon.
      if (fault) dueAt.set(name, now.getTime() + Math.max(minuteMs, everyMs / 60));
      const { status, values } = fault ?? { status: 'pass', values: {} };
      const before = states.get(name);
      const isNews = status !== (before?.status ?? 'pass');
      const since = before && !isNews ? before.since : now.toISOString();
      states.set(name, { name, status, since, values });
      if (!isNews) return;
      const said = { check: name, ...values };
      if (status === 'pass') {
        log.info(said, 'mended');
        return;
      }
      const inWords = wordsOf({ name, values }, 'en');
      log[status === 'fail' ? 'error' : 'warn'](said, `${inWords.fault} ${inWords.remedy}`);
    } catch (err) {
      log.debug({ err, check: name }, 'a check could not be made');
    }
  };

  return {
    states: () => checkNames.flatMap((name) => states.get(name) ?? []),
    async run() {
      const now = clock();
      const due = checkNames.filter(
        (name) => (dueAt.get(name) ?? 0) <= now.getTime() + timerJitterMs,
      );
      await Promise.all(due.map((name) => lookAgain(name, now)));
    },
  };
}

/**
 * Runs checks now and every minute, and then what goes by them. @returns a function that stops it
 */
export function scheduleChecks(
  { run }: KeptChecks,
  then: () => Promise<void>,
  failed: (err: unknown) => void,
): () => void {
  return repeatAlone(() => run().then(then), failed, minuteMs);
}
