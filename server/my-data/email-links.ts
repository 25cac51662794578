import type { FastifyPluginAsync, FastifyRequest, onRequestHookHandler } from 'fastify';
import { languages } from '../../domain/language.ts';
import {
  linkPagePath,
  pressedPurposes,
  sendAgainField,
  testToken,
  type LinkPageState,
  type PressedPurpose,
} from '../../domain/email/link-pages.ts';
import { href } from '../../domain/routes.ts';
import type { Clock } from '../clock.ts';
import { tokenHash, type LinkState } from '../email/links.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { StoredLinks } from '../subscribers/stored-links.ts';
import { linkRoutes, type LinkPost } from './link-routes.ts';

/**
 * The pages behind the links in e-mails, in both languages. What a post says counts for nothing:
 * mail providers post in their own form (RFC 8058, 3.2), and who has the token may press it.
 */
export const emailLinks: FastifyPluginAsync<{
  store: { emails: { links: StoredLinks } };
  clock: Clock;
  site: BuiltSite;
  limits: Pick<Limits, 'emailLinks'>;
  siteUrl: string;
}> = async (app, { store, clock, ...options }) => {
  const { links } = store.emails;
  app.addHook('onRequest', readAnyBody);
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString('latin1'))),
  );
  const routes = pressedPurposes.flatMap((purpose) =>
    languages.map((language) => ({
      path: href(purpose, language),
      look: async (token = '') =>
        linkPagePath(
          testPage(purpose, token) ??
            pageFor(purpose, await links.look(purpose, tokenHash(token), clock())),
          language,
        ),
      handle: async (post: LinkPost) =>
        linkPagePath(await handle(links, purpose, post, clock()), language),
    })),
  );
  linkRoutes(app, options, routes);
};

/** Fastify would refuse a content type that is empty, wrong or of a charset that it cannot read. */
const readAnyBody: onRequestHookHandler = ({ headers }, _reply, done) => {
  if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
  done();
};

async function handle(
  links: StoredLinks,
  purpose: PressedPurpose,
  { token = '', form, request }: LinkPost,
  now: Date,
): Promise<LinkPageState> {
  const hash = tokenHash(token);
  if (purpose === 'confirm' && form.has(sendAgainField)) {
    await links.sendAgain(hash, now);
    return { purpose, state: 'sentAgain' };
  }
  if (purpose !== 'unsubscribe') return pageFor(purpose, await links[purpose](hash, now));
  const test = testPage(purpose, token);
  if (test) return test;
  const channel = isOneClick(request) ? 'one_click' : 'unsubscribe_link';
  return pageFor(purpose, await links.unsubscribe(hash, now, channel));
}

/** The page behind the link of a letter that was tried out. */
const testPage = (purpose: PressedPurpose, token: string): LinkPageState | undefined =>
  purpose === 'unsubscribe' && token === testToken ? { purpose, state: 'test' } : undefined;

/**
 * Whether a mail program sent it (RFC 8058, 3.2). The button of our page sends a form that is
 * empty.
 */
const isOneClick = ({ body }: FastifyRequest): boolean =>
  !(body instanceof URLSearchParams) || body.size > 0;

/**
 * The page that says how a link stands. A link to leave is known or not, and one to come back does
 * not expire.
 */
function pageFor(purpose: PressedPurpose, state: LinkState): LinkPageState {
  if (purpose === 'unsubscribe') {
    return { purpose, state: state === 'open' || state === 'done' ? state : 'unknown' };
  }
  if (purpose === 'newAddress') return { purpose, state };
  if (state === 'onList') return { purpose, state: 'unknown' };
  if (purpose === 'rejoin') return { purpose, state: state === 'expired' ? 'unknown' : state };
  return { purpose, state };
}
