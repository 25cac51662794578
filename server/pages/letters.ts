import { setImmediate } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { longDate } from '../../content/formats.ts';
import { serverWords } from '../../content/server-words.ts';
import type { Part } from '../../domain/letter.ts';
import {
  byLanguage,
  defaultLanguage,
  languages,
  languageTag,
  type Language,
} from '../../domain/language.ts';
import {
  archiveFeedPath,
  archivePaths,
  archiveShellPath,
  letterPath,
} from '../../domain/letters-archive.ts';
import { href, plainPath } from '../../domain/routes.ts';
import { beginningOf, escapeHtml, fill, onOneLine, plainly } from '../../domain/text.ts';
import { lisbonDay } from '../../domain/time.ts';
import { siteConfig } from '../../site.config.ts';
import type { PublicLetter } from '../letters/read-letters.ts';
import type { LetterStore } from '../letters/stored-letters.ts';
import type { BuiltFile } from '../http/pages/built-file.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { sendErrorPage } from '../http/pages/send-error-page.ts';
import { fileKeeper, sendFile, sendRedirect } from '../http/pages/send.ts';
import { splitTarget } from '../http/request-target.ts';

/**
 * In a template, which shows nothing, before the link to a sample
 * (site/pages/waitlist/Benefits.tsx).
 */
const linkToLetters =
  /<template data-letters[^>]*>(.*?)<\/template>(?:<p data-sample[^>]*>.*?<\/p>)?/s;

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
  store: { letters: Pick<LetterStore, 'publicIds' | 'published'> };
  site: BuiltSite;
  siteUrl: string;
  emailsAreOn: boolean;
}> = async (app, { store, site, siteUrl, emailsAreOn }) => {
  if (!emailsAreOn) return;
  const keep = fileKeeper();
  const readPublic = publicLetters(store.letters);

  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendErrorPage(site, 'notFound', request, reply);
  /** Makes a file of the public letters, from what the build wrote for it, until they change. */
  const made = (
    name: string,
    madeOf: string,
    shell: BuiltFile | undefined,
    make: (shell: string) => string | Promise<string>,
  ) =>
    keep({
      name,
      madeOf,
      make: () => make(shell?.bodies.identity.bytes().toString() ?? ''),
      cacheControl: 'no-cache',
      contentSecurityPolicy: shell?.contentSecurityPolicy,
    });

  for (const language of languages) {
    const waitlist = href('waitlist', language);
    app.get(waitlist, async (request, reply) => {
      const built = site.emailVariantPages.get(waitlist);
      if (!built) return notFound(request, reply);
      // People can join even without the store.
      const { ids } = await readPublic().catch(() => none);
      if (ids === '') return sendFile(request, reply, built);
      const file = await made(`${waitlist}.html`, 'some', built, (text) =>
        text.replace(linkToLetters, '$1'),
      );
      return sendFile(request, reply, file);
    });

    const path = archivePaths[language];
    const samplePath = href('sampleLetter', language);
    /** A sample stands for the letters while none is public. */
    const sample = (count: number, request: FastifyRequest, reply: FastifyReply) => {
      const built = site.files.get(samplePath);
      if (count > 0) return sendRedirect(reply, path);
      return built ? sendFile(request, reply, built) : notFound(request, reply);
    };
    app.get(path, async (request, reply) => {
      const { ids, all } = await readPublic();
      if (ids === '') return notFound(request, reply);
      const shell = await site.page(archiveShellPath('list', language));
      const file = await made(`${path}.html`, ids, shell, async (text) =>
        put(text, 'letters', await listItems(all, language)),
      );
      return sendFile(request, reply, file);
    });

    app.get<{ Params: { slug: string } }>(`${path}/:slug`, async (request, reply) => {
      const { slug } = request.params;
      const { ids, all } = await readPublic();
      const letter = all.find(({ texts }) => texts[language].slug === slug);
      if (!letter && `${path}/${slug}` === samplePath) return sample(all.length, request, reply);
      if (!letter) {
        const meant = plainPath(slug).slice(1);
        const found = all.find(({ texts }) => languages.some((each) => texts[each].slug === meant));
        if (!found && meant !== '') return notFound(request, reply);
        const { query } = splitTarget(request.originalUrl);
        return sendRedirect(
          reply,
          (found ? letterPath(language, found.texts[language].slug) : path) + query,
        );
      }
      const shell = await site.page(archiveShellPath('letter', language));
      const file = await made(`${letterPath(language, slug)}.html`, ids, shell, (text) =>
        letterPage(letter, text, siteUrl, language),
      );
      return sendFile(request, reply, file);
    });

    const feedPath = archiveFeedPath(language);
    app.get(feedPath, async (request, reply) => {
      const { ids, all } = await readPublic();
      if (ids === '') return notFound(request, reply);
      const file = await made(feedPath, ids, undefined, async () => feed(all, siteUrl, language));
      return sendFile(request, reply, file);
    });
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const built = site.files.get('/sitemap.xml');
    if (!built) return notFound(request, reply);
    const { ids, all } = await readPublic().catch(() => none);
    if (ids === '') return sendFile(request, reply, built);
    const file = await made('/sitemap.xml', ids, built, (text) =>
      text.replace('</urlset>', () => `${sitemapOf(all, siteUrl)}</urlset>`),
    );
    return sendFile(request, reply, file);
  });
};

/** The letters that are public at a moment, the newest first. */
interface PublicLetters {
  /** What tells them apart from those of another moment; empty where there are none. */
  ids: string;
  all: readonly PublicLetter[];
}

const none: PublicLetters = { ids: '', all: [] };

/** Creates what reads the public letters, and their texts only once another set is public. */
function publicLetters(letters: Pick<LetterStore, 'publicIds' | 'published'>) {
  let kept = { ids: '', all: Promise.resolve<PublicLetter[]>([]) };
  return async (): Promise<PublicLetters> => {
    const found = await letters.publicIds();
    const ids = found.join(' ');
    if (ids === '') return none;
    if (ids !== kept.ids) kept = { ids, all: letters.published(found).then(withPlainSubjects) };
    try {
      return { ids, all: await kept.all };
    } catch (error) {
      kept = { ...kept, ids: '' };
      throw error;
    }
  };
}

/** Subjects without control characters, which version 1 kept as they were pasted. */
const withPlainSubjects = (all: PublicLetter[]): PublicLetter[] =>
  all.map((letter) => ({
    ...letter,
    texts: byLanguage((language) => ({
      ...letter.texts[language],
      subject: onOneLine(plainly(letter.texts[language].subject)),
    })),
  }));

const dayOf = ({ sentAt }: PublicLetter, language: Language) =>
  longDate(lisbonDay(new Date(sentAt)), language);

/** A text with one slot for HTML, and others for texts. */
const put = (template: string, slot: string, html: string, texts: Record<string, string> = {}) =>
  template
    .split(`{${slot}}`)
    .map((part) => fill(part, texts, escapeHtml))
    .join(html);

/** The parts of all letters. To read many takes long, so that others are answered in between. */
async function joined(all: readonly PublicLetter[], part: (letter: PublicLetter) => string) {
  let text = '';
  for (const letter of all) {
    text += part(letter);
    await setImmediate();
  }
  return text;
}

/** The letters as items of the archive's list, each with its first words. */
async function listItems(all: readonly PublicLetter[], language: Language): Promise<string> {
  const { readMarkdown, toText } = await import('../letters/markdown.ts');
  return joined(all, (letter) => {
    const { slug, subject, body } = letter.texts[language];
    const day = lisbonDay(new Date(letter.sentAt));
    const begins = shortened(toText(paragraphs(readMarkdown(body).parts)));
    return `<li><time datetime="${day}">${dayOf(letter, language)}</time><h2><a href="${letterPath(language, slug)}">${escapeHtml(subject)}</a></h2><p>${escapeHtml(begins)}</p></li>`;
  });
}

/** The paragraphs of a letter, without its headings. */
const paragraphs = (parts: readonly Part[]) =>
  parts.filter((part) => typeof part !== 'string' && part.tag === 'p');

/** A text as one line that ends with a whole word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestDescription
    ? line
    : `${beginningOf(line, longestDescription).replace(/\s\S*$/, '')}…`;
}

/** A letter within the page that the build wrote for letters, with the prints that it shows. */
async function letterPage(
  letter: PublicLetter,
  shell: string,
  siteUrl: string,
  language: Language,
): Promise<string> {
  const { readMarkdown, toHtml, toText } = await import('../letters/markdown.ts');
  const { subject, body } = letter.texts[language];
  const { parts } = readMarkdown(body);
  const prints = new Map(
    [...shell.matchAll(printTemplate)].map(([, name = '', html = '']) => [name, html]),
  );
  const html = toHtml(parts, siteUrl, {}, (name) => prints.get(name) ?? '');
  return put(shell.replaceAll(printTemplate, ''), 'body', html, {
    subject,
    description: shortened(toText(paragraphs(parts))),
    day: lisbonDay(new Date(letter.sentAt)),
    longDay: dayOf(letter, language),
    ...Object.fromEntries(languages.map((each) => [`slug_${each}`, letter.texts[each].slug])),
  });
}

/** The archive's feed in a language, as RSS. */
async function feed(all: readonly PublicLetter[], siteUrl: string, language: Language) {
  const { readMarkdown, toHtml } = await import('../letters/markdown.ts');
  const items = await joined(all, ({ sentAt, texts }) => {
    const { slug, subject, body } = texts[language];
    const link = `${siteUrl}${letterPath(language, slug)}`;
    return `<item><title>${escapeHtml(subject)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(sentAt).toUTCString()}</pubDate><description>${escapeHtml(toHtml(readMarkdown(body).parts, siteUrl))}</description></item>`;
  });
  const { heading, meta } = serverWords[language].lettersArchive;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeHtml(`${siteConfig.brand}: ${heading}`)}</title><description>${escapeHtml(meta.description)}</description><link>${siteUrl}${archivePaths[language]}</link><language>${languageTag[language]}</language><atom:link href="${siteUrl}${archiveFeedPath(language)}" rel="self" type="application/rss+xml"/>${items}</channel></rss>
`;
}

/** The entries of the archive and of its letters, as the sitemap of the build has its own. */
function sitemapOf(all: readonly PublicLetter[], siteUrl: string): string {
  const entries = (paths: Record<Language, string>, sentAt = '') => {
    const named: [string, Language][] = [
      ...languages.map((each): [string, Language] => [each, each]),
      ['x-default', defaultLanguage],
    ];
    const alternates = named.map(
      ([name, language]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${siteUrl}${paths[language]}"/>`,
    );
    const rest = `<lastmod>${lisbonDay(new Date(sentAt))}</lastmod>${alternates.join('')}</url>\n`;
    return languages.map((each) => `<url><loc>${siteUrl}${paths[each]}</loc>${rest}`).join('');
  };
  return [
    entries(archivePaths, all[0]?.sentAt),
    ...all.map(({ sentAt, texts }) =>
      entries(
        byLanguage((language) => letterPath(language, texts[language].slug)),
        sentAt,
      ),
    ),
  ].join('');
}
