import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers what has no route below a folder of endpoints; a `GET` would otherwise be answered with a
 * page.
 */
export function answerUnknownPaths(
  app: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.get('/', answer);
  app.get('/*', answer);
  app.setNotFoundHandler(answer);
}

// Invalid UTF-8 is refused rather than repaired: a name would otherwise be stored with replacement
// characters.
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Lets an endpoint read JSON. */
export const readJson = (app: FastifyInstance, contentTypes = ['application/json']): void =>
  readBodies(app, contentTypes, 'JSON', (text) => JSON.parse(text));

/** Lets an endpoint read a form as a browser sends it; the body is then a `URLSearchParams`. */
export const readForm = (app: FastifyInstance): void =>
  readBodies(
    app,
    ['application/x-www-form-urlencoded'],
    'a form',
    (text) => new URLSearchParams(text),
  );

function readBodies(
  app: FastifyInstance,
  contentTypes: string[],
  what: string,
  parse: (text: string) => unknown,
): void {
  app.addContentTypeParser<Buffer>(contentTypes, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parse(utf8.decode(body)));
    } catch {
      const error = new Error(`The body is not ${what} in UTF-8.`);
      done(Object.assign(error, { statusCode: 400 }));
    }
  });
}

/** Parses the text of a boolean form field as browsers and Postgres write it. */
export function formBoolean(text: string): boolean | undefined {
  const value = text.trim().toLowerCase();
  if (['true', 't', 'on', '1', 'yes'].includes(value)) return true;
  if (['false', 'f', 'off', '0', 'no'].includes(value)) return false;
  return undefined;
}
