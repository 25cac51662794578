import type { FastifyRequest } from 'fastify';
import { siteConfig } from '../../site.config.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { splitTarget } from '../http/request-target.ts';
import { restErrors, table, type RestError } from './rest-errors.ts';

/**
 * Why a request is refused, checked in this order: the API key, the table, the visitor's role, the
 * origin of the page.
 */
export const refusalOf = (
  request: FastifyRequest,
  allowedOrigins: string[],
): RestError | undefined =>
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
