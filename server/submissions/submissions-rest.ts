import type { IncomingHttpHeaders } from 'node:http';
import cors from '@fastify/cors';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { referenceHeader, submissionsPath } from '../../domain/endpoints.ts';
import { emailsHeader } from '../../domain/email/emails-header.ts';
import { consentTextHeader } from '../../domain/submission/consent.ts';
import { interestFields } from '../../domain/submission/fields.ts';
import { clientIp } from '../http/client-ip.ts';
import { corsFor, isCrossSite } from '../http/cross-site.ts';
import {
  logRefusal,
  reasonOf,
  type SubmitInterest,
  type SubmitOutcome,
} from './submit-interest.ts';
import { answerUnknownPaths, formBoolean, readForm, readJson } from '../http/endpoint.ts';
import { restErrorOf, restErrors, table, type RestError } from './rest-errors.ts';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';
import { siteConfig } from '../../site.config.ts';
import { splitTarget } from '../http/request-target.ts';

const columns: readonly string[] = interestFields;

/**
 * `POST /rest/v1/interest_submissions`, the endpoint of the form with scripts and of the official
 * client.
 */
export const submissionsEndpoint: FastifyPluginAsync<{
  submitInterest: SubmitInterest;
  allowedOrigins: string[];
  emailsAreOn: boolean;
}> = async (app, { submitInterest, allowedOrigins, emailsAreOn }) => {
  readJson(app);
  readForm(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  await app.register(cors, corsFor(allowedOrigins));
  // Before the body is read: a request that may not insert is refused without it.
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request, allowedOrigins);
    if (refusal) return send(reply, refusal);
    return undefined;
  });
  answerUnknownPaths(app, (_request, reply) => send(reply, restErrors.noPath));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = restErrorOfStatus(error.statusCode);
    if (answer.status === 500) request.log.error({ err: error }, 'unexpected error');
    return send(reply, answer);
  });

  app.post(submissionsPath.slice(app.prefix.length), async (request, reply) => {
    const idempotencyKey = request.headers['idempotency-key'];
    if (!isIdempotencyKey(idempotencyKey)) return send(reply, restErrors.badIdempotencyKey);
    const unknown = namedColumns(request).find((column) => !columns.includes(column));
    if (unknown !== undefined) return send(reply, restErrors.noColumn(unknown));
    const payload = rowOf(request.body);
    if (payload === undefined) return send(reply, restErrors.notOneRow);

    const result = await submitInterest(payload, {
      language: requestedLanguage(request.headers),
      ipAddress: clientIp(request),
      headers: request.headers,
      channel: 'script',
      consentText: request.headers[consentTextHeader],
      idempotencyKey,
    });
    if (emailsAreOn && result.outcome === 'accepted') reply.header(emailsHeader, 'on');
    return answer(request, reply, result, payload);
  });
};

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  result: SubmitOutcome,
  payload: unknown,
): FastifyReply {
  switch (result.outcome) {
    case 'accepted':
      return reply.code(201).send();
    case 'invalid':
      return send(reply, restErrorOf(result.errors, payload), reasonOf(result.errors[0]));
    case 'keyReused':
      return send(reply, restErrors.keyReused);
    case 'tooMany':
      return send(
        reply.header('retry-after', result.retryAfterSeconds),
        restErrors.tooManySubmissions,
      );
    case 'failed':
      request.log.error({ err: result.error }, 'a submission could not be stored');
      return send(reply, restErrors.notStored);
  }
}

const send = (reply: FastifyReply, { status, body }: RestError, reason = body.code): FastifyReply =>
  reply
    .header(referenceHeader, logRefusal(reply.request, reason))
    .code(status)
    .type('application/json; charset=utf-8')
    .send(body);

const isIdempotencyKey = (key: unknown): key is string | undefined =>
  key === undefined || (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key));

/** The columns that the client announces: `?columns="name","email"`. */
function namedColumns(request: FastifyRequest): string[] {
  const { columns: named } = request.query as { columns?: string | string[] };
  return [named ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .map((column) => column.trim().replace(/^"(.*)"$/, '$1'))
    .filter((column) => column !== '');
}

/** The only row of a body, or undefined where there is none or more than one. */
function rowOf(body: unknown): unknown {
  if (body instanceof URLSearchParams) {
    const row: Record<string, unknown> = Object.fromEntries(body);
    const wantsUpdates = body.get('wants_updates');
    if (wantsUpdates !== null) row['wants_updates'] = formBoolean(wantsUpdates) ?? wantsUpdates;
    return row;
  }
  if (!Array.isArray(body)) return body;
  return body.length === 1 ? (body[0] as unknown) : undefined;
}

function restErrorOfStatus(status: number | undefined): RestError {
  if (status === 413) return restErrors.bodyTooLarge;
  if (status === 415) return restErrors.wrongContentType;
  return status !== undefined && status >= 400 && status < 500
    ? restErrors.unreadable
    : restErrors.unexpected;
}

/**
 * The language of the page the visitor was reading (`Content-Language`), else the preferred one,
 * else the first of ours.
 */
function requestedLanguage(headers: IncomingHttpHeaders): Language {
  return (
    firstOfOurs(headers['content-language']) ??
    firstOfOurs(headers['accept-language']) ??
    defaultLanguage
  );
}

/**
 * The first language of the site in a list with quality values (RFC 9110, 12.5.4). The list is not
 * matched against `en` and `pt` by Negotiator itself: for `en-US, pt;q=0.9, en;q=0.8` it would
 * answer `pt`.
 */
function firstOfOurs(list: string | undefined): Language | undefined {
  if (list === undefined) return undefined;
  return new Negotiator({ headers: { 'accept-language': list } })
    .languages()
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find(isOurs);
}

const isOurs = (tag: string | undefined): tag is Language =>
  languages.some((language) => language === tag);

/**
 * Why a request is refused, checked in this order: the API key, the table, the visitor's role, the
 * origin of the page.
 */
const refusalOf = (request: FastifyRequest, allowedOrigins: string[]): RestError | undefined =>
  refusedKey(request) ??
  refusedTable(request) ??
  refusedRole(request) ??
  (isCrossSite(request, allowedOrigins) ? restErrors.crossSite : undefined);

function refusedKey({ headers }: FastifyRequest): RestError | undefined {
  const key = headers['apikey'];
  if (key === undefined) return restErrors.noKey;
  return key === siteConfig.publicClientKey ? undefined : restErrors.wrongKey;
}

function refusedTable({ originalUrl, headers }: FastifyRequest): RestError | undefined {
  const { known } = splitTarget(originalUrl);
  const [, name, rest] = /^\/rest\/v1\/([^/]+)(?:\/(.*))?$/.exec(known) ?? [];
  if (name === 'rpc' && rest) return restErrors.noFunction(rest);
  if (name === undefined || rest !== undefined) return restErrors.noPath;
  if (name !== table) return restErrors.noTable(name);
  const schema = headers['content-profile'] ?? headers['accept-profile'] ?? 'public';
  return schema === 'public' ? undefined : restErrors.noSchema(String(schema));
}

function refusedRole({ method, headers }: FastifyRequest): RestError | undefined {
  const preferences = String(headers['prefer'] ?? '').split(',');
  // An insert that returns or replaces rows reads the table, which a visitor never may.
  const reads = preferences.some((preference) =>
    /^(return=(representation|headers-only)|resolution=)/i.test(preference.trim()),
  );
  return method !== 'POST' || reads ? restErrors.notPermitted : undefined;
}
