import { fastify, type FastifyInstance } from 'fastify';
import { accountReader } from './admin/login/account.ts';
import type { Clock } from './clock.ts';
import type { CheckState } from '../domain/checks.ts';
import { pageAt, redirectFor } from '../domain/routes.ts';
import { createErrorHandler, sendErrorPage } from './http/pages/send-error-page.ts';
import { answerClientError } from './http/client-error.ts';
import {
  concurrencyLimit,
  limitConnections,
  limitRequestsInFlight,
  requestsInFlightOfIp,
} from './http/connections.ts';
import { answerFromMemory } from './http/pages/answer-from-memory.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import type { Limits } from './http/rate-limits.ts';
import { readableTarget } from './http/request-target.ts';
import { isAmong, plainAddress } from './http/client-ip.ts';
import { requestLog, type LogTarget } from './http/request-log.ts';
import { wordsOf } from './checks/words.ts';
import type { Rehearse } from './waves/rehearse.ts';
import type { LetterMail } from './letters/letter-mail.ts';
import { adminEndpoint } from './admin/api.ts';
import { events } from './pages/events.ts';
import { health } from './pages/health.ts';
import { submissionsEndpoint } from './submissions/submissions-rest.ts';
import { join } from './submissions/join.ts';
import { emailLinks } from './my-data/email-links.ts';
import { invitations } from './my-data/invitation.ts';
import { myData } from './my-data/my-data.ts';
import { letters } from './pages/letters.ts';
import { servePages } from './pages/pages.ts';
import { securityTxt } from './pages/security-txt.ts';
import { thankYou } from './pages/thank-you.ts';
import type { BuiltSite } from './http/pages/built-site.ts';
import type { StaleBuild } from './http/pages/stale-build.ts';
import type { Config } from './config.ts';
import type { Store } from './stores/store.ts';
import type { Renderers } from './http/pages/render-on-demand.ts';
import { createSubmitInterest } from './submissions/submit-interest.ts';
import { countPageViews, createPageViews } from './page-views/page-views.ts';

/** The configuration, with what a test may replace. */
export interface AppOptions extends Omit<Config, 'store' | 'log'>, Renderers {
  store: Store;
  clock: Clock;
  site: BuiltSite;
  limits: Limits;
  /** Undefined where the site writes no e-mails. */
  letterMail?: LetterMail | undefined;
  /** Undefined where the site writes no e-mails. */
  rehearseWave?: Rehearse | undefined;
  /** How the checks stand; none where nobody looks. */
  checks?: () => CheckState[];
  staleBuild?: StaleBuild;
  /** Aborted once this process is about to end. */
  ending?: AbortSignal;
  log: LogTarget;
}

// An import would read all that the module exports, and so load an HTTP client of 3 MB.
const { createServer } = process.getBuiltinModule('node:http');

const bodyLimit = 32 * 1024;

// A connection without traffic for this long is closed.
const idleTimeout = 20_000;

// A request must arrive completely within 20 seconds.
const requestTimeout = 19_000;
const timeouts = {
  requestTimeout,
  headersTimeout: requestTimeout,
  // Node looks for late requests every 30 seconds by default.
  connectionsCheckingInterval: 500,
  // Longer than a busy proxy leaves a kept connection alone.
  keepAliveTimeout: 72_000,
};

/** Builds the server. All dependencies are parameters, so that a test can replace any of them. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, clock, site, checks = () => [] } = options;
  const emailsAreOn = options.emails !== undefined;
  const pageViews = createPageViews(store.pageViews, clock);
  const submitInterest = createSubmitInterest({ ...options, emailsAreOn });
  // Each endpoint takes what it needs.
  const forAll = { ...options, emailsAreOn, submitInterest };

  let answered: ReturnType<typeof answerFromMemory> = () => false;
  const app: FastifyInstance = fastify({
    bodyLimit,
    serverFactory: (answer) =>
      createServer(timeouts, (request, response) => {
        if (!answered(request, response)) answer(request, response);
      }).setTimeout(idleTimeout),
    trustProxy: options.trustedProxies.length > 0 && trusts(options.trustedProxies),
    forceCloseConnections: 'idle',
    // A request on an open connection is still answered while the server shuts down.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableTarget(url),
    clientErrorHandler: answerClientError,
    schemaController: { compilersFactory: withoutSchemas },
    ...requestLog(options.log, (path) => isKnown(site, path)),
  });
  store.onLogEntry((line) => app.log.info(line, 'log entry'));
  app.removeAllContentTypeParsers();
  limitConnections(app.server, options.trustedProxies);
  cutOffWhileStopping(app);
  // Hooks of every request call back: a promise takes longer than what they do.
  app.addHook('onRequest', setSecurityHeaders);
  const takePlace = concurrencyLimit(requestsInFlightOfIp);
  limitRequestsInFlight(app, takePlace, (request, reply) =>
    sendErrorPage(site, 'tooMany', request, reply),
  );
  app.setErrorHandler(createErrorHandler(site));
  countPageViews(app, pageViews);

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
          : [{ name: state.name, since: state.since, ...wordsOf(state, language) }],
      ),
    staleBuild: options.staleBuild ?? (() => null),
  });
  await app.register(events, { ...forAll, prefix: '/events' });
  await app.register(health, forAll);
  await app.register(securityTxt, forAll);
  await app.register(join, forAll);
  await app.register(emailLinks, forAll);
  await app.register(invitations, forAll);
  await app.register(myData, forAll);
  await app.register(letters, forAll);
  await app.register(thankYou, forAll);
  // Pages that promise e-mails take the place of those that do not.
  const files = new Map([...site.files, ...(emailsAreOn ? site.emailVariantPages : [])]);
  servePages(app, site, files);
  const { trustedProxies } = options;
  answered = answerFromMemory(app, { files, trustedProxies, takePlace, opened: pageViews.opened });
  return app;
}

/** Reads hops with a port, too. */
function trusts(proxies: string[]): (hop: string) => boolean {
  const isTrusted = isAmong(proxies);
  return (hop) => isTrusted(plainAddress(hop));
}

// Requests are checked by zod: Fastify's own compilers of JSON schemas would be loaded for nothing,
// and take 4 MB.
const noSchema = () => () => {
  throw new Error('Routes have no JSON schemas here.');
};
const withoutSchemas = { buildValidator: noSchema, buildSerializer: noSchema };

const isKnown = ({ files }: BuiltSite, path: string): boolean =>
  files.has(path) || pageAt(path) !== undefined || redirectFor(path) !== undefined;

/**
 * Node stops checking for late requests when the server stops, so one client that sends nothing
 * would keep it from ending.
 */
function cutOffWhileStopping(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), requestTimeout).unref();
  });
}
