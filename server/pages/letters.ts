import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lettersArchive as inEnglish } from '../../content/en/letters-archive.ts';
import { longDate } from '../../content/long-date.ts';
import { lettersArchive as inPortuguese } from '../../content/pt/letters-archive.ts';
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
import { builtFile, type BuiltFile } from '../http/pages/built-file.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { sendErrorPage } from '../http/pages/send-error-page.ts';
import { sendFile } from '../http/pages/send-file.ts';

/** In a template, which shows nothing (site/pages/waitlist/Words.tsx). */
const linkToLetters = /<template data-letters[^>]*>(.*?)<\/template>/s;

/** The prints that a letter may show, beside it in its shell. */
const printTemplate = /<template data-print="([^"]+)"[^>]*>(.*?)<\/template>/gs;

// Not by `content`, all of which the server would keep in memory.
const words = { en: inEnglish, pt: inPortuguese };

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
  const compressed = new Map<string, { text: string; file: BuiltFile }>();

  /**
   * Sends a text as a file of the site is sent; it is compressed once, and again where it changes.
   */
  function send(request: FastifyRequest, reply: FastifyReply, name: string, text: string) {
    let known = compressed.get(name);
    if (known?.text !== text) {
      const bytes = Buffer.from(text);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
      const forms = new Map(
        [
          [`${name}.br`, brotliCompressSync(bytes, quality)] as const,
          [`${name}.gz`, gzipSync(bytes)] as const,
        ].map(([path, form]) => [path, () => form]),
      );
      known = { text, file: { ...builtFile(name, () => bytes, forms), cacheControl: 'no-cache' } };
      compressed.set(name, known);
    }
    return sendFile(request, reply, known.file);
  }

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
      const { readMarkdown, toText } = await import('../broadcasts/markdown.ts');
      const list = all
        .map((letter) => {
          const blocks = readMarkdown(letter.texts[language].body);
          return listItem(letter, language, shortened(toText(paragraphs(blocks))));
        })
        .join('');
      return send(
        request,
        reply,
        `${path}.html`,
        put(await shell('list', language), 'letters', list),
      );
    });

    app.get<{ Params: { slug: string } }>(`${path}/:slug`, async (request, reply) => {
      const { slug } = request.params;
      const all = await store.broadcasts.published();
      const letter = all.find(({ texts }) => texts[language].slug === slug);
      if (!letter) return notFound(request, reply);
      const { readMarkdown, toHtml, toText } = await import('../broadcasts/markdown.ts');
      const { subject, body } = letter.texts[language];
      const blocks = readMarkdown(body);
      const template = await shell('letter', language);
      const prints = new Map(
        [...template.matchAll(printTemplate)].map(([, name = '', html = '']) => [name, html]),
      );
      const html = toHtml(blocks, siteUrl, {}, (name) => prints.get(name) ?? '');
      const filled = put(template.replaceAll(printTemplate, ''), 'body', html, {
        subject,
        description: shortened(toText(paragraphs(blocks))),
        day: lisbonDay(new Date(letter.sentAt)),
        longDay: dayOf(letter, language),
        ...Object.fromEntries(languages.map((each) => [`slug_${each}`, letter.texts[each].slug])),
      });
      return send(request, reply, `${letterPath(language, slug)}.html`, filled);
    });

    app.get(archiveFeedPath(language), async (request, reply) => {
      const all = await store.broadcasts.published();
      if (all.length === 0) return notFound(request, reply);
      const { readMarkdown, toHtml } = await import('../broadcasts/markdown.ts');
      const items = all.map(({ sentAt, texts }) => {
        const { slug, subject, body } = texts[language];
        const link = `${siteUrl}${letterPath(language, slug)}`;
        return `<item><title>${escapeHtml(subject)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(sentAt).toUTCString()}</pubDate><description>${escapeHtml(toHtml(readMarkdown(body), siteUrl))}</description></item>`;
      });
      const { heading, meta } = words[language];
      const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeHtml(`${siteConfig.brand}: ${heading}`)}</title><description>${escapeHtml(meta.description)}</description><link>${siteUrl}${path}</link><language>${languageTag[language]}</language><atom:link href="${siteUrl}${archiveFeedPath(language)}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`;
      return send(request, reply, archiveFeedPath(language), feed);
    });
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const built = site.files.get('/sitemap.xml');
    if (!built) return notFound(request, reply);
    const all = await store.broadcasts.published();
    if (all.length === 0) return sendFile(request, reply, built);
    const newest = lisbonDay(new Date(all[0]?.sentAt ?? ''));
    const urls = [
      sitemapEntries(siteUrl, (language) => archivePaths[language], newest),
      ...all.map(({ sentAt, texts }) =>
        sitemapEntries(
          siteUrl,
          (language) => letterPath(language, texts[language].slug),
          lisbonDay(new Date(sentAt)),
        ),
      ),
    ];
    const text = built.bodies.identity.bytes().toString();
    return send(
      request,
      reply,
      '/sitemap.xml',
      text.replace('</urlset>', () => `${urls.join('')}</urlset>`),
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

/** @param begins with what the letter begins */
function listItem(letter: PublicLetter, language: Language, begins: string): string {
  const { slug, subject } = letter.texts[language];
  const day = lisbonDay(new Date(letter.sentAt));
  return `<li><time datetime="${day}">${dayOf(letter, language)}</time><h2><a href="${letterPath(language, slug)}">${escapeHtml(subject)}</a></h2><p>${escapeHtml(begins)}</p></li>`;
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
