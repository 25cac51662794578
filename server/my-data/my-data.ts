import { serverWords } from '../../content/server-words.ts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { languages, type Language } from '../../domain/language.ts';
import { emailVariantPath } from '../../domain/email/variant-pages.ts';
import { checkFields } from '../../domain/my-data/check-fields.ts';
import {
  myDataFields,
  myDataStatePath,
  type MyDataView,
  type RenderMyData,
} from '../../domain/my-data/my-data-page.ts';
import { href } from '../../domain/routes.ts';
import type { Clock } from '../clock.ts';
import { tokenHash } from '../email/links.ts';
import { BackgroundQueue } from '../http/background-queue.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { onDemandPages } from '../http/pages/render-on-demand.ts';
import type { Limits } from '../http/rate-limits.ts';
import { sendHtml } from '../http/pages/send.ts';
import { handleAction, type RecentReceipts } from './handle-action.ts';
import { readForm } from '../http/endpoint.ts';
import { isRefused, linkRoutes, type LinkPost } from './link-routes.ts';
import type { MyDataStore } from './my-data-store.ts';

interface MyDataOptions {
  store: { myData: MyDataStore };
  clock: Clock;
  site: BuiltSite;
  renderMyData: RenderMyData;
  limits: Pick<Limits, 'emailLinks' | 'linkRequests'>;
  emailsAreOn: boolean;
  siteUrl: string;
}

/**
 * The page of people's own data. Without a token it asks for an e-mail address, and a post is
 * answered the same, and before anybody is looked for, no matter who is known by it. With the token
 * of a link a GET shows one button, and only a post shows the data and actions.
 */
export const myData: FastifyPluginAsync<MyDataOptions> = async (app, options) => {
  const { store, clock, site, limits, emailsAreOn, siteUrl } = options;
  const { myData } = store;
  const pageOf = onDemandPages<MyDataView & { language: Language }>(
    options.renderMyData,
    (language) => ({ language, view: 'ask', email: '', errors: [] }),
  );
  const receipts: RecentReceipts = new Map();
  // Done after the answer, whose time tells nobody who is known.
  const asks = new BackgroundQueue(app.log);
  app.addHook('onClose', () => asks.close());

  const routeIn = (language: Language) => {
    const path = href('myData', language);
    const askPath = emailsAreOn ? emailVariantPath('myData', language) : path;
    const render = async (reply: FastifyReply, status: number, view: MyDataView) =>
      void sendHtml(reply, status, await pageOf({ ...view, language }));

    const look = async (token: string | undefined) =>
      token === undefined
        ? askPath
        : myDataStatePath(await myData.look(tokenHash(token), clock()), language);

    async function ask({ form, request, reply }: LinkPost): Promise<string | undefined> {
      if (!emailsAreOn) return askPath;
      const email = form.get('email') ?? '';
      const check = checkFields({ email });
      if (check.outcome === 'invalid') {
        await render(reply, 422, { view: 'ask', email, errors: check.errors });
        return undefined;
      }
      if (await isRefused(limits.linkRequests, site, request, reply)) return undefined;
      const now = clock();
      asks.add(() => myData.ask(check.fields.email, language, now));
      return myDataStatePath('sent', language);
    }

    async function handle(post: LinkPost): Promise<string | undefined> {
      const { token, form, request, reply } = post;
      if (token === undefined) return ask(post);
      const submissionId = form.get(myDataFields.submission) ?? '';
      const hash = tokenHash(token);
      const answer = await handleAction(
        { store: myData, tokenHash: hash, form, submissionId, language, now: clock() },
        receipts,
      );
      if (!answer) return look(token);
      const { status, shows, failure } = answer;
      if (failure) request.log.error(failure.message);
      if ('file' in shows) download(reply, language, shows.file);
      else await render(reply, status, shows);
      return undefined;
    }

    return { path, look, handle };
  };
  readForm(app);
  linkRoutes(app, { site, limits, siteUrl }, languages.map(routeIn));
};

const download = (reply: FastifyReply, language: Language, file: unknown): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${serverWords[language].downloadName}"`)
    .send(`${JSON.stringify(file, null, 2)}\n`);
