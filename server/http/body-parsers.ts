import type { FastifyInstance } from 'fastify';

/** The error for a body that does not match its content type. */
export class UnreadableBody extends Error {
  readonly statusCode = 400;
}

// Invalid UTF-8 is refused rather than repaired: a name would otherwise be stored with replacement characters.
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Lets an endpoint read JSON. */
export function readJson(app: FastifyInstance, contentTypes = ['application/json']): void {
  app.addContentTypeParser<Buffer>(contentTypes, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(utf8.decode(body)));
    } catch {
      done(new UnreadableBody('The body is not JSON in UTF-8.'));
    }
  });
}

/** Lets an endpoint read a form as a browser sends it; the body is then a `URLSearchParams`. */
export function readForm(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      try {
        done(null, new URLSearchParams(utf8.decode(body)));
      } catch {
        done(new UnreadableBody('The body is not a form in UTF-8.'));
      }
    },
  );
}

/** Parses the text of a boolean form field as browsers and Postgres write it. */
export function formBoolean(text: string): boolean | undefined {
  const value = text.trim().toLowerCase();
  if (['true', 't', 'on', '1', 'yes'].includes(value)) return true;
  if (['false', 'f', 'off', '0', 'no'].includes(value)) return false;
  return undefined;
}
