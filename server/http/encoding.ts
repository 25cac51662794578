import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const preferred: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses the smallest content encoding that a request accepts (RFC 9110, 12.5.3), whichever it
 * prefers.
 * @param available the encodings that exist; identity always does
 */
export function chooseEncoding(
  headers: IncomingHttpHeaders,
  available: (encoding: Encoding) => boolean,
): Encoding {
  const accepted = new Negotiator({ headers }).encodings(preferred);
  return preferred.find((name) => available(name) && accepted.includes(name)) ?? 'identity';
}
