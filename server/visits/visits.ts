import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { languageOfPath } from '../../domain/language.ts';
import { pageAt } from '../../domain/routes.ts';
import { dayOf, minuteMs, mondayOf } from '../../domain/time.ts';
import { countedName, formPages, type Joins, type PageViews } from '../../domain/visits.ts';
import type { Clock } from '../clock.ts';
import { splitTarget } from '../http/request-target.ts';
import type { VisitStore } from './stored-visits.ts';

/** Counts opened pages without anything about the people who open them. */
interface Visits {
  /** Counts a page at a path that is answered, if it was opened by a person who does not object. */
  opened: (path: string, headers: IncomingHttpHeaders) => void;
  /** Counts by which page somebody joined. */
  joined: (headers: IncomingHttpHeaders) => void;
  /**
   * Writes what was counted since the last time. @throws where the store takes nothing; then it is
   * kept for the next time
   */
  write: () => Promise<void>;
}

// The phones of Cubot are none.
const robot =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|externalhit|monitor|fetcher/i;
const search =
  /^(?!mail\.)(?:.+\.)?(?:google|bing|duckduckgo|ecosia|qwant|startpage|brave|yahoo|yandex|baidu|sapo)\./;
const social =
  /(?:^|\.)(?:facebook|instagram|threads|twitter|linkedin|pinterest|reddit|tiktok|youtube|whatsapp|tumblr)\.[a-z.]+$|(?:^|\.)(?:t\.co|x\.com|lnkd\.in|youtu\.be|t\.me|bsky\.app|mastodon\.social)$/;

/** Creates what counts in memory; nothing that a visitor writes is a key there. */
export function createVisits(store: VisitStore, clock: Clock): Visits {
  let views = new Map<string, PageViews>();
  let joins = new Map<string, Joins>();
  const now = () => dayOf(clock());

  return {
    opened(path, headers) {
      const place = pageAt(path);
      const page = place && countedName(place);
      if (page === undefined || !isOpenedByPerson(headers)) return;
      add(views, {
        day: now(),
        page,
        language: languageOfPath(path),
        came_from: sourceOf(headers),
        count: 1,
      });
    },

    joined(headers) {
      const page = formPages.find((each) => each === ownPage(headers));
      if (page !== undefined && mayCount(headers))
        add(joins, { week: mondayOf(now()), page, count: 1 });
    },

    async write() {
      if (views.size + joins.size === 0) return;
      const [writtenViews, writtenJoins] = [views, joins];
      views = new Map();
      joins = new Map();
      try {
        await store.add({ views: [...writtenViews.values()], joins: [...writtenJoins.values()] });
      } catch (error) {
        for (const each of writtenViews.values()) add(views, each);
        for (const each of writtenJoins.values()) add(joins, each);
        throw error;
      }
    },
  };
}

/** Adds a count to those of the same kind. */
function add<Row extends { count: number }>(to: Map<string, Row>, row: Row): void {
  const { count, ...kind } = row;
  const key = Object.values(kind).join(' ');
  const known = to.get(key);
  if (known) known.count += count;
  else to.set(key, row);
}

/** Whether a person asked for a page to read it now, and did not object to being counted. */
const isOpenedByPerson = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-purpose'] === undefined &&
  headers['purpose'] === undefined &&
  mayCount(headers);

/** Global Privacy Control is an objection (GDPR, Article 21(5)). */
const mayCount = ({ 'sec-gpc': objection, 'user-agent': agent }: IncomingHttpHeaders): boolean =>
  objection !== '1' && agent !== undefined && !robot.test(agent);

function sourceOf(headers: IncomingHttpHeaders): string {
  if (headers['sec-fetch-site'] === 'same-origin') return ownPage(headers) ?? '(none)';
  const host = URL.parse(headers.referer ?? '')?.hostname ?? '';
  if (host === '') return '(none)';
  if (search.test(host)) return '(search)';
  return social.test(host) ? '(social)' : '(site)';
}

/** The counted page of ours that a request comes from. */
function ownPage(headers: IncomingHttpHeaders): string | undefined {
  if (headers['sec-fetch-site'] !== 'same-origin') return undefined;
  const place = pageAt(splitTarget(URL.parse(headers.referer ?? '')?.pathname ?? '').known);
  return place && countedName(place);
}

/**
 * Counts the pages of all routes that are registered after it. Writes the counts each minute, and a
 * last time when the server stops.
 */
export function countVisits(app: FastifyInstance, visits: Visits): void {
  app.addHook('onResponse', ({ method, originalUrl, headers }, { statusCode }, done) => {
    if (method === 'GET' && (statusCode === 200 || statusCode === 304))
      visits.opened(splitTarget(originalUrl).known, headers);
    done();
  });
  const write = (log: FastifyBaseLogger) =>
    visits.write().catch((err: unknown) => log.warn({ err }, 'page views could not be written'));
  const timer = setInterval(() => void write(app.log), minuteMs);
  app.addHook('onClose', () => {
    clearInterval(timer);
    return write(app.log);
  });
}
