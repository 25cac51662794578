import { fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { linkPagePaths } from '../../../domain/email/link-pages.ts';
import { archiveShellPaths } from '../../../domain/letters-archive.ts';
import { myDataStatePaths } from '../../../domain/my-data/my-data-page.ts';
import { emailVariantPages, emailVariantPath } from '../../../domain/email/variant-pages.ts';
import { escapeHtml } from '../../../domain/text.ts';
import { counterpart, href } from '../../../domain/routes.ts';
import { errorPageNames, errorPagePath, type ErrorPage } from '../../../domain/error-pages.ts';
import {
  byLanguage,
  languageOfPath,
  languages,
  otherLanguage,
  type Language,
} from '../../../domain/language.ts';
import {
  builtFile,
  hasCompressedForm,
  isCompressedSibling,
  pathOfFile,
  type BuiltFile,
  type ReadBytes,
} from './built-file.ts';
import type { HtmlPage } from './send.ts';
import { StartError } from '../../start-error.ts';

/** The built site: its files by path, and its error pages. */
export interface BuiltSite {
  files: ReadonlyMap<string, BuiltFile>;
  errorPages: Record<ErrorPage, Record<Language, HtmlPage>>;
  /** Pages that promise e-mails, by the path at which they take the place of those that do not. */
  emailVariantPages: ReadonlyMap<string, BuiltFile>;
  /** Reads a page by where the build puts it, at whatever path it is served. */
  page: (builtAt: string) => Promise<BuiltFile>;
  /**
   * The day on which one of its sentences turns false, as `YYYY-MM-DD`; undefined where none will.
   */
  contentExpiresOn: string | undefined;
}

/**
 * The file of a build that holds `falseFrom`, beside the folder for browsers; empty where there is
 * no such day.
 */
export const expiryFile = '.false-from';

/**
 * Reads the built site into memory, except for pictures.
 * @param dist the build output, which holds the files for browsers in `client`
 * @throws StartError where it was not built
 */
export async function loadSite(dist: string): Promise<BuiltSite> {
  const folder = join(dist, 'client');
  const bytesByPath = await readAll(folder);
  const files = new Map<string, BuiltFile>();
  for (const [path, bytes] of bytesByPath) {
    if (isCompressedSibling(path, bytesByPath)) continue;
    files.set(pathOfFile(path), builtFile(path, bytes, bytesByPath));
  }
  const errorPage = (page: ErrorPage): Record<Language, HtmlPage> =>
    byLanguage((language) => takeErrorPage(files, errorPagePath(page, language), folder));
  const errorPages = Object.fromEntries(errorPageNames.map((page) => [page, errorPage(page)]));
  const take = (path: string) => takeFile(files, path, folder);
  const servedElsewhere = new Map(
    [...linkPagePaths, ...myDataStatePaths, ...archiveShellPaths].map((path) => [path, take(path)]),
  );
  const variants = new Map<string, BuiltFile>();
  for (const page of emailVariantPages) {
    for (const language of languages) {
      const builtAt = emailVariantPath(page, language);
      const file = take(builtAt);
      servedElsewhere.set(builtAt, file);
      variants.set(href(page, language), file);
    }
  }
  return {
    files,
    errorPages: errorPages as BuiltSite['errorPages'],
    emailVariantPages: variants,
    page: async (path) => {
      const file = servedElsewhere.get(path) ?? files.get(path);
      if (!file) throw notBuilt(`${folder}${path}.html`);
      return file;
    },
    contentExpiresOn: (await readFile(join(dist, expiryFile), 'utf8').catch(() => '')) || undefined,
  };
}

async function readAll(folder: string): Promise<Map<string, ReadBytes>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      throw notBuilt(folder, error);
    },
  );
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file] as const),
  );
  return new Map(
    [...files].map(([path, file]) => {
      const isText = hasCompressedForm(path, files) || isCompressedSibling(path, files);
      return [path, isText ? inMemory(file) : onDisk(file)];
    }),
  );
}

function inMemory(file: string): ReadBytes {
  const bytes = readFileSync(file);
  return () => bytes;
}

/**
 * Reads a file when it is asked for, and once for all who are sent it at the same time: many slow
 * visitors take no more memory than one. It stays open, so that it can still be read when a new
 * build has taken its place.
 */
function onDisk(file: string): ReadBytes {
  const descriptor = openSync(file, 'r');
  const { size } = fstatSync(descriptor);
  let shared: WeakRef<Buffer> | undefined;
  return () => {
    const held = shared?.deref();
    if (held) return held;
    const bytes = Buffer.alloc(size);
    readSync(descriptor, bytes, 0, size, 0);
    shared = new WeakRef(bytes);
    return bytes;
  };
}

function takeErrorPage(files: Map<string, BuiltFile>, path: string, folder: string): HtmlPage {
  const file = takeFile(files, path, folder);
  return {
    html: file.bodies.identity.bytes().toString(),
    contentSecurityPolicy: file.contentSecurityPolicy,
  };
}

/** Takes out a page that is served at another path than its own, which is answered with 404. */
function takeFile(files: Map<string, BuiltFile>, path: string, folder: string) {
  const file = files.get(path);
  if (!file?.contentSecurityPolicy) throw notBuilt(`${folder}${path}.html`);
  files.delete(path);
  return { ...file, contentSecurityPolicy: file.contentSecurityPolicy };
}

/**
 * An error page for one path, in its language. It is built once for all paths; its language link is
 * that of this path, also without scripts. The hashes of the policy cover scripts and styles, which
 * this does not change.
 */
export function errorPageFor(
  { errorPages }: BuiltSite,
  page: ErrorPage,
  { path, known }: { path: string; known: string },
): HtmlPage {
  const language = languageOfPath(known);
  const placeholder = `href="${errorPagePath('notFound', otherLanguage(language))}"`;
  const link = `href="${escapeHtml(counterpart(path))}"`;
  const built = errorPages[page][language];
  return { ...built, html: built.html.replaceAll(placeholder, () => link) };
}

const notBuilt = (missing: string, cause?: unknown): StartError =>
  new StartError(
    `${missing} is missing, so there are no pages to show. Run \`npm run build\` first.`,
    { cause },
  );
