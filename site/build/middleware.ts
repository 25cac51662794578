import type { MiddlewareHandler } from 'astro';
import { languageOfPath } from '../../domain/language.ts';
import { bindPage } from './bind.ts';

/** Every page on its way out, whatever its words come from: typed content, articles, dates. */
export const onRequest: MiddlewareHandler = async ({ routePattern }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(bindPage(await response.text(), languageOfPath(routePattern)), response);
};
