import { submissionsPath } from '../../domain/endpoints.ts';
import { siteConfig } from '../../site.config.ts';

/** Submits to a running server, as the script of the form does. */
export const submitTo = (
  origin: string,
  fields: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(origin + submissionsPath, {
    method: 'POST',
    headers: { apikey: siteConfig.publicClientKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
