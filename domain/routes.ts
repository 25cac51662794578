import {
  languageFacts,
  languageOfPath,
  languages,
  otherLanguage,
  pathIn,
  type Language,
} from './language.ts';
import { archivePaths } from './letters-archive.ts';
import type { PageDefinition, PostDefinition } from './page-definition.ts';
import { pages, posts as articles } from './pages.ts';

export type Page = keyof typeof pages;
export type Post = keyof typeof articles;

/** One page of the site: a fixed page, or an article of the blog. */
export type PageRef = { page: Page } | { page: 'post'; post: Post };

/**
 * Every page and article with its properties: the source of links, redirects, sitemap,
 * hreflang and tests.
 */
export const pageDefinitions: Record<Page, PageDefinition> = pages;
export const postDefinitions: Record<Post, PostDefinition> = articles;

export const pageNames = Object.keys(pages) as Page[];
export const posts = Object.keys(articles) as Post[];

/** The pages of which something is true, such as that they are `posted`. */
export type PagesWith<Property extends keyof PageDefinition> = {
  [Name in Page]: (typeof pages)[Name] extends Record<Property, unknown> ? Name : never;
}[Page];
export const pagesWith = <Property extends keyof PageDefinition>(
  property: Property,
): PagesWith<Property>[] =>
  pageNames.filter((page) => property in pages[page]) as PagesWith<Property>[];

/** The pages to which the menu, or the footer, leads, in its order. */
export const linkedFrom = <Place extends 'inMenu' | 'inFooter'>(place: Place): PagesWith<Place>[] =>
  pagesWith(place).sort(
    (a, b) => (pageDefinitions[a][place] ?? 0) - (pageDefinitions[b][place] ?? 0),
  );

/** Every page that answers a GET request: `join` only accepts posts. */
export const pageRefs: readonly PageRef[] = [
  ...pageNames.filter((page) => !pageDefinitions[page].onDemand).map((page) => ({ page })),
  ...posts.map((post) => ({ page: 'post' as const, post })),
];

/** Whether search engines may list this page. */
export const isListed = (place: PageRef): boolean =>
  place.page === 'post' || !pageDefinitions[place.page].unlisted;

export function href(page: Page, language: Language): string;
export function href(page: 'post', language: Language, parameters: { post: Post }): string;
/** The path of a page in a language. A wrong page, language or article does not compile. */
export function href(page: Page | 'post', language: Language, parameters?: { post: Post }): string {
  if (page !== 'post') return pathIn(pageDefinitions[page].paths, language);
  if (!parameters) throw new Error('href("post") needs the article');
  return `${href('blog', language)}/${postDefinitions[parameters.post].slugs[language]}`;
}

/** The path of a page reference in a language. */
export const pathOf = (place: PageRef, language: Language): string =>
  place.page === 'post' ? href('post', language, { post: place.post }) : href(place.page, language);

const allPageRefs: readonly PageRef[] = [
  ...pageRefs,
  ...pagesWith('onDemand').map((page) => ({ page })),
];

const pagesByPath = new Map(
  allPageRefs.flatMap((place) =>
    languages.map((language) => [pathOf(place, language), place] as const),
  ),
);

/** Pages by their path in any language without its prefix, as people type or shorten it. */
const pagesByBarePath = new Map(
  allPageRefs.flatMap((place) =>
    languages.map((language) => [withoutPrefix(pathOf(place, language)), place] as const),
  ),
);

/** The page at a path, exactly as the table has it. */
export const pageAt = (path: string): PageRef | undefined => pagesByPath.get(path);

/**
 * The target of a known path in the wrong form: a path of one language behind the prefix of
 * another, in upper case, or with what a text around it left at its ends.
 */
export function redirectFor(path: string): string | undefined {
  if (pagesByPath.has(path)) return undefined;
  const plain = plainPath(path);
  const place = pagesByPath.get(plain) ?? pagesByBarePath.get(withoutPrefix(plain));
  return place && pathOf(place, languageOfPath(plain));
}

const mayFollow = '/.,;()[]<>';

/**
 * A path in lower case with one slash at its start, and without slashes or the marks of a sentence
 * at its end, as somebody may have pasted them with it.
 */
export function plainPath(path: string): string {
  const lower = `/${path.replace(/^\/+/, '')}`.toLowerCase();
  // Not by an expression, which would try long runs of them again and again.
  let end = lower.length;
  while (end > 1 && mayFollow.includes(lower.charAt(end - 1))) end -= 1;
  return lower.slice(0, end);
}

/**
 * The target of a path in the archive in the wrong form, as `redirectFor` has them for pages. Which
 * letters there are is not known here.
 */
export function archiveRedirectFor(path: string): string | undefined {
  const plain = plainPath(path);
  const [, archive = '', rest = ''] =
    /^(\/[a-z]+)(\/(?:[a-z0-9-]+|feed\.xml))?$/.exec(withoutPrefix(plain)) ?? [];
  if (!languages.some((each) => withoutPrefix(archivePaths[each]) === archive)) return undefined;
  const target = archivePaths[languageOfPath(plain)] + rest;
  return target === path ? undefined : target;
}

/** The path of the same page in the other language. Unknown paths change their prefix literally. */
export function counterpart(path: string): string {
  const language = languageOfPath(path);
  const place = pagesByPath.get(redirectFor(path) ?? path);
  const other = otherLanguage(language);
  if (place) return pathOf(place, other);
  const { prefix } = languageFacts[other];
  // `/pt//host` must not become `//host`, which leads to another site.
  return prefix + (prefix ? withoutPrefix(path) : withoutPrefix(path).replace(/^[/\\]+/, '/'));
}

function withoutPrefix(path: string): string {
  return path.slice(languageFacts[languageOfPath(path)].prefix.length) || '/';
}
