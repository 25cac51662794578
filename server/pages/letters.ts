import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { longDate } from '../../content/formats.ts';
import { serverWords } from '../../content/server-words.ts';
import type { Block } from '../../domain/broadcast.ts';
import { languages, languageTag, type Language } from '../../domain/language.ts';
import {
  archiveFeedPath,
  archivePaths,
  archiveShellPath,
  letterPath,
} from '../../domain/letters-archive.ts';
import { href } from '../../domain/routes.ts';
import { escapeHtml, fill } from '../../domain/text.ts';
import { lisbonDay } from '../../domain/time.ts';
import { siteConfig } from '../../site.config.ts';
import type { PublicLetter } from '../broadcasts/read-broadcasts.ts';
import type { BroadcastStore } from '../broadcasts/stored-broadcasts.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { sendErrorPage } from '../http/pages/send-error-page.ts';
import { sendFile, textSender } from '../http/pages/send.ts';

/** In a template, which shows nothing (site/pages/waitlist/Words.tsx). */
const linkToLetters = /<template data-letters[^>]*>(.*?)<\/template>/s;

/** The prints that a letter may show, beside it in its shell. */
const printTemplate = /<template data-print="([^"]+)"[^>]*>(.*?)<\/template>/gs;

/** In characters, for search engines. */
const longestDescription = 155;

/**
 * The archive of the letters to the list: their pages, made from the shells that the build wrote, a
 * feed for each language, their addresses in the sitemap, and a link on the waitlist page. While
 * none is public there is no archive, and none where the site writes no e-mails. A visitor finds in
 * it no name, no token and no link to leave.
 */
export const letters: FastifyPluginAsync<{
  store: { broadcasts: Pick<BroadcastStore, 'published'> };
  site: BuiltSite;
  siteUrl: string;
  emailsAreOn: boolean;
}> = async (app, { store, site, siteUrl, emailsAreOn }) => {
  if (!emailsAreOn) return;
  const send = textSender('no-cache');

  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendErrorPage(site, 'notFound', request, reply);
  const shell = async (which: 'list' | 'letter', language: Language) =>
    (await site.page(archiveShellPath(which, language))).bodies.identity.bytes().toString();

  for (const language of languages) {
    const waitlist = href('waitlist', language);
    app.get(waitlist, async (request, reply) => {
      const built = site.files.get(waitlist);
      if (!built) return notFound(request, reply);
      // People can join even without the store.
      const all = await store.broadcasts.published().catch(() => []);
      if (all.length === 0) return sendFile(request, reply, built);
      const text = built.bodies.identity.bytes().toString();
      return send(request, reply, `${waitlist}.html`, text.replace(linkToLetters, '$1'));
    });

    const path = archivePaths[language];
    app.get(path, async (request, reply) => {
      const all = await store.broadcasts.published();
      if (all.length === 0) return notFound(request, reply);
      const items = await listItems(all, language);
      const page = put(await shell('list', language), 'letters', items);
      return send(request, reply, `${path}.html`, page);
    });

    app.get<{ Params: { slug: string } }>(`${path}/:slug`, async (request, reply) => {
      const { slug } = request.params;
      const all = await store.broadcasts.published();
      const letter = all.find(({ texts }) => texts[language].slug === slug);
      if (!letter) return notFound(request, reply);
      const page = await letterPage(letter, await shell('letter', language), siteUrl, language);
      return send(request, reply, `${letterPath(language, slug)}.html`, page);
    });

    app.get(archiveFeedPath(language), async (request, reply) => {
      const all = await store.broadcasts.published();
      if (all.length === 0) return notFound(request, reply);
      return send(request, reply, archiveFeedPath(language), await feed(all, siteUrl, language));
    });
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const built = site.files.get('/sitemap.xml');
    if (!built) return notFound(request, reply);
    const all = await store.broadcasts.published();
    if (all.length === 0) return sendFile(request, reply, built);
    const urls = sitemapOf(all, siteUrl);
    const text = built.bodies.identity.bytes().toString();
    return send(
      request,
      reply,
      '/sitemap.xml',
      text.replace('</urlset>', () => `${urls}</urlset>`),
    );
  });
};

const dayOf = ({ sentAt }: PublicLetter, language: Language) =>
  longDate(lisbonDay(new Date(sentAt)), language);

/** A text with one slot for HTML, and others for texts. */
const put = (template: string, slot: string, html: string, texts: Record<string, string> = {}) =>
  template
    .split(`{${slot}}`)
    .map((part) => fill(part, texts, escapeHtml))
    .join(html);

/** The letters as items of the archive's list, each with its first words. */
async function listItems(all: readonly PublicLetter[], language: Language): Promise<string> {
  const { readMarkdown, toText } = await import('../broadcasts/markdown.ts');
  return all
    .map((letter) => {
      const { slug, subject, body } = letter.texts[language];
      const day = lisbonDay(new Date(letter.sentAt));
      const begins = shortened(toText(paragraphs(readMarkdown(body))));
      return `<li><time datetime="${day}">${dayOf(letter, language)}</time><h2><a href="${letterPath(language, slug)}">${escapeHtml(subject)}</a></h2><p>${escapeHtml(begins)}</p></li>`;
    })
    .join('');
}

/** The paragraphs of a letter, without its headings. */
const paragraphs = (blocks: readonly Block[]) => blocks.filter(({ type }) => type === 'paragraph');

/** A text as one line that ends with a whole word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestDescription
    ? line
    : `${line.slice(0, longestDescription).replace(/\s\S*$/, '')}…`;
}

/** A letter within the page that the build wrote for letters, with the prints that it shows. */
async function letterPage(
  letter: PublicLetter,
  shell: string,
  siteUrl: string,
  language: Language,
): Promise<string> {
  const { readMarkdown, toHtml, toText } = await import('../broadcasts/markdown.ts');
  const { subject, body } = letter.texts[language];
  const blocks = readMarkdown(body);
  const prints = new Map(
    [...shell.matchAll(printTemplate)].map(([, name = '', html = '']) => [name, html]),
  );
  const html = toHtml(blocks, siteUrl, {}, (name) => prints.get(name) ?? '');
  return put(shell.replaceAll(printTemplate, ''), 'body', html, {
    subject,
    description: shortened(toText(paragraphs(blocks))),
    day: lisbonDay(new Date(letter.sentAt)),
    longDay: dayOf(letter, language),
    ...Object.fromEntries(languages.map((each) => [`slug_${each}`, letter.texts[each].slug])),
  });
}

/** The archive's feed in a language, as RSS. */
async function feed(all: readonly PublicLetter[], siteUrl: string, language: Language) {
  const { readMarkdown, toHtml } = await import('../broadcasts/markdown.ts');
  const items = all.map(({ sentAt, texts }) => {
    const { slug, subject, body } = texts[language];
    const link = `${siteUrl}${letterPath(language, slug)}`;
    return `<item><title>${escapeHtml(subject)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(sentAt).toUTCString()}</pubDate><description>${escapeHtml(toHtml(readMarkdown(body), siteUrl))}</description></item>`;
  });
  const { heading, meta } = serverWords[language].lettersArchive;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeHtml(`${siteConfig.brand}: ${heading}`)}</title><description>${escapeHtml(meta.description)}</description><link>${siteUrl}${archivePaths[language]}</link><language>${languageTag[language]}</language><atom:link href="${siteUrl}${archiveFeedPath(language)}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`;
}

/** The entries of the archive and of its letters. */
function sitemapOf(all: readonly PublicLetter[], siteUrl: string): string {
  const newest = lisbonDay(new Date(all[0]?.sentAt ?? ''));
  return [
    sitemapEntries(siteUrl, (language) => archivePaths[language], newest),
    ...all.map(({ sentAt, texts }) =>
      sitemapEntries(
        siteUrl,
        (language) => letterPath(language, texts[language].slug),
        lisbonDay(new Date(sentAt)),
      ),
    ),
  ].join('');
}

/** A page in each language, as the sitemap of the build has its own. */
function sitemapEntries(siteUrl: string, pathIn: (language: Language) => string, day: string) {
  const alternates = languages
    .map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${siteUrl}${pathIn(each)}"/>`,
    )
    .join('');
  return languages
    .map(
      (each) =>
        `<url><loc>${siteUrl}${pathIn(each)}</loc><lastmod>${day}</lastmod>${alternates}</url>\n`,
    )
    .join('');
}
