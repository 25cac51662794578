import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { countedName } from '../../domain/page-views.ts';
import { pageAt } from '../../domain/routes.ts';
import { minuteMs } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import { splitTarget } from '../http/request-target.ts';
import type { PageViewStore } from './stored-page-views.ts';

/** Counts opened pages without anything about the people who open them. */
interface PageViews {
  /** Counts a page at a path that is answered, if it was opened by a person who does not object. */
  opened: (path: string, headers: IncomingHttpHeaders) => void;
  /**
   * Writes what was counted since the last time. @throws where the store takes nothing; then it is
   * kept for the next time
   */
  write: () => Promise<void>;
}

// The phones of Cubot are none.
const robot =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|externalhit|monitor|fetcher/i;
/** Creates what counts in memory; nothing that a visitor writes is a key there. */
export function createPageViews(store: Pick<PageViewStore, 'add'>, clock: Clock): PageViews {
  let views = new Map<string, number>();
  const add = (page: string, count: number) => views.set(page, count + (views.get(page) ?? 0));

  return {
    opened(path, headers) {
      const place = pageAt(path);
      const page = place && countedName(place);
      if (page !== undefined && isOpenedByPerson(headers)) add(page, 1);
    },

    async write() {
      if (views.size === 0) return;
      const written = views;
      views = new Map();
      try {
        await store.add(written, clock());
      } catch (error) {
        for (const [page, count] of written) add(page, count);
        throw error;
      }
    },
  };
}

/** Whether a person asked for a page to read it now, and did not object to being counted. */
const isOpenedByPerson = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-purpose'] === undefined &&
  headers['purpose'] === undefined &&
  // Global Privacy Control is an objection (GDPR, Article 21(5)).
  headers['sec-gpc'] !== '1' &&
  headers['user-agent'] !== undefined &&
  !robot.test(headers['user-agent']);

/**
 * Counts the pages of all routes that are registered after it. Writes the counts each minute, and a
 * last time when the server stops.
 */
export function countPageViews(app: FastifyInstance, pageViews: PageViews): void {
  app.addHook('onResponse', ({ method, originalUrl, headers }, { statusCode }, done) => {
    if (method === 'GET' && (statusCode === 200 || statusCode === 304))
      pageViews.opened(splitTarget(originalUrl).known, headers);
    done();
  });
  const write = (log: FastifyBaseLogger) =>
    pageViews.write().catch((err: unknown) => log.warn({ err }, 'page views could not be written'));
  const timer = setInterval(() => void write(app.log), minuteMs);
  app.addHook('onClose', () => {
    clearInterval(timer);
    return write(app.log);
  });
}
