import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const preferred: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses the smallest encoding that a request accepts (RFC 9110, 12.5.3), whichever it would rather have.
 * @param available what there is; identity is always
 */
export function chooseEncoding(
  headers: IncomingHttpHeaders,
  available: (encoding: Encoding) => boolean,
): Encoding {
  const accepted = new Negotiator({ headers }).encodings(preferred);
  return preferred.find((name) => available(name) && accepted.includes(name)) ?? 'identity';
}
