import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { counterpart } from '../../domain/routes.ts';
import { languageOfPath, languages, type Language } from '../../domain/language.ts';
import { addressOfFile, isCompressedSibling, siteFile, type SiteFile } from './built-file.ts';
import { StartError } from '../start-error.ts';

/** A page that answers for another address, such as the one for what was not found. */
export interface ErrorPage {
  html: string;
  contentSecurityPolicy: string;
}

/** The built site: its files by address, and the pages that answer for errors. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  notFound: Record<Language, ErrorPage>;
  failure: Record<Language, ErrorPage>;
  tooMany: Record<Language, ErrorPage>;
  tooLarge: Record<Language, ErrorPage>;
}

const errorPages = { notFound: '404', failure: '500', tooMany: '429', tooLarge: '413' } as const;
const errorPath = (page: keyof typeof errorPages, language: Language) =>
  language === 'pt' ? `/pt/${errorPages[page]}` : `/${errorPages[page]}`;

/**
 * Reads the built site into memory.
 * @param folder what the build writes for browsers, `dist/client`
 * @throws StartError where it was not built
 */
export async function loadSite(folder: string): Promise<Site> {
  const bytesByPath = await readAll(folder);
  const files = new Map<string, SiteFile>();
  for (const [path, bytes] of bytesByPath) {
    if (isCompressedSibling(path, bytesByPath)) continue;
    files.set(addressOfFile(path), siteFile(path, bytes, bytesByPath));
  }
  const takeOut = (page: keyof typeof errorPages) =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        takeErrorPage(files, errorPath(page, language), folder),
      ]),
    ) as Record<Language, ErrorPage>;
  return {
    notFound: takeOut('notFound'),
    failure: takeOut('failure'),
    tooMany: takeOut('tooMany'),
    tooLarge: takeOut('tooLarge'),
    files,
  };
}

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      throw notBuilt(folder, error);
    },
  );
  const names = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const path = `/${relative(folder, name).split(sep).join('/')}`;
        return [path, await readFile(name)] as const;
      }),
    ),
  );
}

function takeErrorPage(files: Map<string, SiteFile>, path: string, folder: string): ErrorPage {
  const file = files.get(path);
  if (!file?.contentSecurityPolicy) throw notBuilt(`${folder}${path}.html`);
  // An error page answers only for other addresses; its own is not found either.
  files.delete(path);
  return {
    html: file.bodies.identity.bytes.toString(),
    contentSecurityPolicy: file.contentSecurityPolicy,
  };
}

/**
 * An error page as it answers for one address, in its language. It is built once for all addresses; its
 * language link belongs to this one, also without scripts. The policy's hashes cover scripts and styles,
 * which this does not touch.
 */
export function errorPageAt(
  pages: Record<Language, ErrorPage>,
  { path, known }: { path: string; known: string },
): ErrorPage {
  const language = languageOfPath(known);
  const placeholder = language === 'pt' ? 'href="/404"' : 'href="/pt/404"';
  const link = `href="${escapeHtml(counterpart(path))}"`;
  const page = pages[language];
  return { ...page, html: page.html.replaceAll(placeholder, () => link) };
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const notBuilt = (missing: string, cause?: unknown): StartError =>
  new StartError(
    `${missing} is missing, so there are no pages to show. Run \`npm run build\` first.`,
    {
      cause,
    },
  );
