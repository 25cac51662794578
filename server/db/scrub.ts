import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from './engine.ts';

/** The action succeeds even where the store's files cannot be scrubbed yet: the next hourly purge tries again. */
export const scrub = (store: Pick<Engine, 'scrub'>, log: FastifyBaseLogger): Promise<void> =>
  store
    .scrub()
    .catch((err: unknown) => log.error({ err }, 'what was deleted could not be overwritten'));
