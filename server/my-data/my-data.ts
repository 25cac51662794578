import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { newsTextNow } from '../../content/consent-texts.ts';
import { myData as inEnglish } from '../../content/en/my-data.ts';
import { myData as inPortuguese } from '../../content/pt/my-data.ts';
import { languages, type Language } from '../../domain/language.ts';
import { promisingPath } from '../../domain/letters/promising-pages.ts';
import { checkFields } from '../../domain/own-data/check-fields.ts';
import {
  myDataStatePath,
  type MyDataState,
  type MyDataView,
  type RenderMyData,
} from '../../domain/own-data/my-data-page.ts';
import { href } from '../../domain/routes.ts';
import { scrub } from '../db/scrub.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import type { OwnDataStore } from './own-data-store.ts';
import { readForm } from '../http/body-parsers.ts';
import { clientIp } from '../http/client-ip.ts';
import { isCrossSite } from '../http/cross-site.ts';
import type { IpLimit, Limits } from '../http/rate-limits.ts';
import { sendHtml } from '../http/send-html.ts';
import { tokenHash } from '../email/tokens.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { answerPress, isErasing, type MyDataAnswer } from './my-data-presses.ts';
import { BackgroundQueue } from '../http/background-queue.ts';
import { onDemandPages } from '../http/pages/on-demand-page.ts';
import { RecentReceipts } from './recent-receipts.ts';
import { sendErrorPage } from '../http/pages/send-error-page.ts';
import { sendFile } from '../http/pages/send-file.ts';

export interface MyDataOptions {
  store: { ownData: OwnDataStore } & Pick<Engine, 'scrub'>;
  clock: Clock;
  site: BuiltSite;
  renderMyData: RenderMyData;
  limits: Pick<Limits, 'letterLinks' | 'ownDataAsks'>;
  lettersAreOn: boolean;
  siteUrl: string;
}

/**
 * `/my-data` and `/pt/os-meus-dados`. Without a token they ask for an e-mail address, and a post is answered the same, and before
 * anybody is looked for, whoever is known by it. With the token of a link (`?t=`) a GET shows one button, because mail scanners open links, and only a post shows
 * the data and acts.
 */
export const myData: FastifyPluginAsync<MyDataOptions> = async (app, options) => {
  const { store, clock, site, limits, lettersAreOn } = options;
  const pageOf = onDemandPages<MyDataView & { language: Language }>(
    options.renderMyData,
    (language) => ({ language, view: 'ask', email: '', issues: [] }),
  );
  const receipts = new RecentReceipts();
  // Done after the answer, whose time tells nobody who is known.
  const asks = new BackgroundQueue(app.log);
  app.addHook('onClose', () => asks.close());
  readForm(app);

  /** Whether it was one too many, and is answered. */
  const isRefused = async (limit: IpLimit, request: FastifyRequest, reply: FastifyReply) => {
    const refused = await limit(clientIp(request));
    if (!refused) return false;
    sendErrorPage(site, 'tooMany', request, reply.header('retry-after', refused.retryAfterSeconds));
    return true;
  };
  app.addHook('onRequest', async (request, reply) => {
    // The address of the page holds the token.
    reply.header('referrer-policy', 'no-referrer');
    return (await isRefused(limits.letterLinks, request, reply)) ? reply : undefined;
  });

  for (const language of languages) {
    const path = href('myData', language);
    const send = async (request: FastifyRequest, reply: FastifyReply, builtAt: string) =>
      sendFile(request, reply, { ...(await site.page(builtAt)), cacheControl: 'no-store' });
    const show = async (request: FastifyRequest, reply: FastifyReply, state?: MyDataState) => {
      if (state) return send(request, reply, myDataStatePath(state, language));
      return send(request, reply, lettersAreOn ? promisingPath('myData', language) : path);
    };
    const render = async (reply: FastifyReply, status: number, view: MyDataView) =>
      sendHtml(reply, status, await pageOf({ ...view, language }));

    /** How the link stands; undefined where there is none. */
    const look = async (request: FastifyRequest): Promise<MyDataState | undefined> => {
      const token = tokenOf(request);
      return token === undefined ? undefined : store.ownData.look(tokenHash(token), clock());
    };
    const ask = async (request: FastifyRequest, reply: FastifyReply, email: string) => {
      if (!lettersAreOn) return show(request, reply);
      const check = checkFields({ email });
      if (check.outcome === 'invalid') {
        return render(reply, 422, { view: 'ask', email, issues: check.issues });
      }
      if (await isRefused(limits.ownDataAsks, request, reply)) return reply;
      const now = clock();
      asks.add(() => store.ownData.ask(check.fields.email, language, now));
      return show(request, reply, 'sent');
    };
    const answer = async (request: FastifyRequest, reply: FastifyReply, result: MyDataAnswer) => {
      if (result.failure) request.log.error(result.failure.message);
      if (result.scrub) await scrub(store, request.log);
      if ('view' in result.shows) return render(reply, result.status, result.shows);
      return download(reply, language, result.shows.file);
    };

    app.get(path, async (request, reply) => show(request, reply, await look(request)));
    app.post(path, async (request, reply) => {
      // With `no-referrer` a browser sends `Origin: null`, so that no other site can be told from ours by it.
      if (isCrossSite(request, [options.siteUrl]))
        return show(request, reply.code(403), await look(request));
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const token = tokenOf(request);
      if (token === undefined) return ask(request, reply, form.get('email') ?? '');
      const hash = tokenHash(token);
      const wording = { language, text: newsTextNow[language] };
      const result = await answerPress(store.ownData, hash, form, wording, clock());
      if (result && 'receipt' in result.shows && result.shows.view === 'erased') {
        receipts.add(hash, result.shows.receipt);
      }
      if (result) return answer(request, reply, result);
      const receipt = isErasing(form) ? receipts.find(hash, clock()) : undefined;
      if (receipt) return render(reply, 200, { view: 'erased', receipt });
      return show(request, reply, await look(request));
    });
  }
};

const fileNames: Record<Language, string> = {
  en: inEnglish.acts.download.fileName,
  pt: inPortuguese.acts.download.fileName,
};

const download = (reply: FastifyReply, language: Language, file: unknown): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileNames[language]}"`)
    .send(`${JSON.stringify(file, null, 2)}\n`);

/** The token of the link; undefined where there is none, and empty, which no link has, where there is more than one. */
function tokenOf(request: FastifyRequest): string | undefined {
  const { t } = request.query as { t?: string | string[] };
  return Array.isArray(t) ? '' : t;
}
