import { checkNames, type CheckName, type CheckState } from '../../domain/checks.ts';
import { minuteMs } from '../../domain/time.ts';
import { repeatAlone, type Clock } from '../clock.ts';
import { lookAt, type Checked } from './checks.ts';
import { wordsOf } from './words.ts';

/** How a server's checks stand. */
interface KeptChecks {
  /** How each check stands that was looked at, in the order of their names. */
  states: () => CheckState[];
  /** Looks at each, and says in the log what has changed. */
  run: () => Promise<void>;
}

type Log = Record<'debug' | 'info' | 'error', (fields: object, message: string) => void>;

/** Keeps in memory how each check stands. */
export function createChecks(given: Omit<Checked, 'now'>, clock: Clock, log: Log): KeptChecks {
  const states = new Map<CheckName, CheckState>();

  const lookAgain = async (name: CheckName, now: Date) => {
    try {
      const values = await lookAt(name, { ...given, now });
      const status = values ? 'fail' : 'pass';
      const before = states.get(name);
      const isNews = status !== (before?.status ?? 'pass');
      const since = before && !isNews ? before.since : now.toISOString();
      states.set(name, { name, status, since, values: values ?? {} });
      if (!isNews) return;
      if (values) {
        const { fault, remedy } = wordsOf({ name, values }, 'en');
        log.error({ check: name, ...values }, `${fault} ${remedy}`);
      } else log.info({ check: name }, 'mended');
    } catch (err) {
      log.debug({ err, check: name }, 'a check could not be made');
    }
  };

  return {
    states: () => checkNames.flatMap((name) => states.get(name) ?? []),
    async run() {
      const now = clock();
      await Promise.all(checkNames.map((name) => lookAgain(name, now)));
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
