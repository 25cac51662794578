import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { accountReader } from './admin/login/account.ts';
import { readDrill } from './backup/state-file.ts';
import type { Clock } from './clock.ts';
import type { CheckState } from '../domain/checks.ts';
import { pageAt, redirectFor } from '../domain/routes.ts';
import { createErrorHandler, sendErrorPage } from './http/pages/send-error-page.ts';
import {
  answerClientError,
  ignoreUnknownExpectations,
  refuseWithoutHost,
} from './http/client-error.ts';
import { limitConnections, limitRequestsInFlight } from './http/connections.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import type { Limits } from './http/rate-limits.ts';
import { readableTarget } from './http/request-target.ts';
import { noticeUntrustedProxy, type UntrustedProxy } from './http/untrusted-proxy.ts';
import { requestLog, type LogTarget } from './http/request-log.ts';
import { wordsOf } from './checks/words.ts';
import type { BroadcastMail } from './broadcasts/broadcast-mail.ts';
import { adminEndpoint } from './admin/api.ts';
import { events } from './pages/events.ts';
import { health } from './pages/health.ts';
import { submissionsEndpoint } from './submissions/submissions-rest.ts';
import { join } from './submissions/join.ts';
import { createLinks } from './my-data/my-data-store.ts';
import { emailLinks } from './my-data/email-links.ts';
import { myData } from './my-data/my-data.ts';
import { letters } from './pages/letters.ts';
import { servePages } from './pages/pages.ts';
import { securityTxt } from './pages/security-txt.ts';
import { thankYou } from './pages/thank-you.ts';
import type { EmailLinks } from './email/links.ts';
import type { BuiltSite } from './http/pages/built-site.ts';
import { keepsAuditHead, type Config } from './config.ts';
import type { Store } from './stores/store.ts';
import type { Renderers } from './http/pages/render-on-demand.ts';
import { createSubmitInterest } from './submissions/submit-interest.ts';
import { countVisits, createVisits } from './visits/visits.ts';

/** The configuration, with what a test may replace. */
export interface AppOptions extends Omit<Config, 'store' | 'log'>, Renderers {
  store: Store;
  clock: Clock;
  site: BuiltSite;
  limits: Limits;
  /** The pages behind links in e-mails. They also work after e-mails were turned off. */
  links?: EmailLinks;
  /** Undefined where the site writes no e-mails. */
  broadcastMail?: BroadcastMail | undefined;
  /** How the checks stand; none where nobody looks. */
  checks?: () => CheckState[];
  /** Told of a proxy that is not trusted. */
  untrustedProxyNoticed?: (proxy: UntrustedProxy) => void;
  log: LogTarget;
}

const bodyLimit = 32 * 1024;

// A connection without traffic for this long is closed.
const idleTimeout = 20_000;

// A request must arrive completely within 20 seconds. Node checks for late ones every 30 seconds by
// default.
const requestTimeout = 19_000;
const lookForLateRequests = 500;

/** Builds the server. All dependencies are parameters, so that a test can replace any of them. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, clock, site, links = createLinks(store, clock), checks = () => [] } = options;
  const emailsAreOn = options.emails !== undefined;
  const visits = createVisits(store.visits, clock);
  const submitInterest = createSubmitInterest({ ...options, emailsAreOn, joined: visits.joined });
  // Each endpoint takes what it needs.
  const forAll = { ...options, links, emailsAreOn, submitInterest };

  const app: FastifyInstance = fastify({
    bodyLimit,
    requestTimeout,
    connectionTimeout: idleTimeout,
    http: {
      connectionsCheckingInterval: lookForLateRequests,
      headersTimeout: requestTimeout,
      // Node's own refusal would lack the headers that every response has.
      requireHostHeader: false,
    },
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    forceCloseConnections: 'idle',
    // A request on an open connection is still answered while the server shuts down.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableTarget(url),
    clientErrorHandler: answerClientError,
    schemaController: { compilersFactory: withoutSchemas },
    ...requestLog(options.log, (path) => isKnown(site, path)),
  });
  store.onScrubError((err) => app.log.error({ err }, 'what was deleted could not be overwritten'));
  app.removeAllContentTypeParsers();
  limitConnections(app.server, options.trustedProxies);
  if (options.inheritedSocket !== undefined) finishConnections(app);
  cutOffWhileStopping(app);
  ignoreUnknownExpectations(app.server);
  // Hooks of every request call back: a promise takes longer than what they do.
  app.addHook('onRequest', setSecurityHeaders);
  app.addHook('onRequest', refuseWithoutHost);
  noticeUntrustedProxy(app, options.trustedProxies, options.untrustedProxyNoticed);
  limitRequestsInFlight(app, (request, reply) => sendErrorPage(site, 'tooMany', request, reply));
  app.setErrorHandler(createErrorHandler(site));
  countVisits(app, visits);

  await app.register(submissionsEndpoint, { ...forAll, prefix: '/rest' });
  await app.register(adminEndpoint, {
    ...forAll,
    prefix: '/functions',
    readAccount: accountReader(options.admin, store),
    emailsPerMinute: options.emails?.ratePerMinute,
    failingChecks: (language) =>
      checks().flatMap(({ status, ...state }) =>
        status === 'pass'
          ? []
          : [{ name: state.name, status, since: state.since, ...wordsOf(state, language) }],
      ),
    goodDrill: () => {
      const last = options.copies && readDrill(options.dataDir);
      return last?.fault === null ? last : null;
    },
    restoresUnprotected: options.ledgerDir === undefined,
    auditHeadIsKept: keepsAuditHead(options),
  });
  await app.register(events, { ...forAll, prefix: '/events' });
  await app.register(health, forAll);
  await app.register(securityTxt, forAll);
  await app.register(join, forAll);
  await app.register(emailLinks, forAll);
  await app.register(myData, forAll);
  await app.register(letters, forAll);
  await app.register(thankYou, forAll);
  servePages(app, site, emailsAreOn);
  return app;
}

// Requests are checked by zod: Fastify's own compilers of JSON schemas would be loaded for nothing,
// and take 4 MB.
const noSchema = () => () => {
  throw new Error('Routes have no JSON schemas here.');
};
const withoutSchemas = { buildValidator: noSchema, buildSerializer: noSchema };

const isKnown = ({ files }: BuiltSite, path: string): boolean =>
  files.has(path) || pageAt(path) !== undefined || redirectFor(path) !== undefined;

/** Longer than a busy proxy leaves a kept connection alone. */
const finishingMs = 1000;

/**
 * Leaves connections open for a while after the last one was let in. Each answer says that its
 * connection ends. Otherwise a request that is on its way would be lost, although the next process
 * answers at the same socket.
 */
function finishConnections(app: FastifyInstance): void {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node calls it once it lets nobody in. It counts a new connection without a request as idle.
  server.closeIdleConnections = () => void setTimeout(closeIdle, finishingMs).unref();
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  // Node does not wait for those that waited at the start, since another server let them in.
  app.addHook('onClose', async () => {
    const ends = Promise.all([...open].map((socket) => once(socket, 'close')));
    await Promise.race([ends, wait(finishingMs)]);
  });
}

/**
 * Node stops checking for late requests when the server stops, so one client that sends nothing
 * would keep it from ending.
 */
function cutOffWhileStopping(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), requestTimeout).unref();
  });
}
