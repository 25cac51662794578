import { repeatAlone } from '../clock.ts';
import { minuteMs } from '../../domain/time.ts';
import type { Engine } from '../db/engine.ts';

interface Log {
  fatal: (message: string) => void;
  warn: (details: object, message: string) => void;
}

/**
 * Stops a server whose tables another one has brought up to date: it would go on writing as the
 * version before did. Looks once a minute. @returns a function that ends that
 */
export const stopWhenOutdated = (
  store: Pick<Engine, 'newerMigration'>,
  log: Log,
  stop: () => void = () => process.kill(process.pid, 'SIGTERM'),
): (() => void) =>
  repeatAlone(
    async () => {
      const newer = await store.newerMigration();
      if (newer === undefined) return;
      log.fatal(
        `The store is newer than this program (${newer}), so it stops. Start the version that made it.`,
      );
      stop();
    },
    (err) => log.warn({ err }, 'nobody knows whether the store is newer'),
    minuteMs,
  );
