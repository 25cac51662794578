import type { Page } from 'playwright-core';

/** What a page states for search engines, in the words of schema.org. */
export interface Statement {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** What the source of a page says, read without running or fetching what it names. */
export type Source = Awaited<ReturnType<typeof parseSource>>;

/** Reads the source of a page as a browser parses it. */
export const parseSource = async (parser: Page, html: string) => ({
  html,
  ...(await parser.evaluate(readSource, html)),
});

/** Runs in a browser. */
function readSource(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => Array.from(page.querySelectorAll<HTMLElement>(selector));
  const attributes = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.trim());
  const read = {
    title: page.title,
    description: attributes('meta[name=description]', 'content')[0] ?? '',
    lang: page.documentElement.lang,
    isListed: !all('meta[name=robots][content=noindex]').length,
    h1: texts('h1'),
    headings: texts('main :is(h1, h2, h3, h4)'),
    summaries: texts('main summary'),
    menu: texts('header nav a'),
    footer: attributes('footer a', 'href'),
    toggle: all('#language-toggle').flatMap((link) => [
      ...['href', 'lang', 'aria-label'].map((name) => link.getAttribute(name)),
      link.textContent,
    ]),
    links: all('main a').map((link) => ({
      to: link.getAttribute('href') ?? '',
      text: link.textContent.trim(),
    })),
    /** Its canonical address and those of its languages: `en https://…`. */
    addresses: all('link[rel=canonical], link[rel=alternate][hreflang]').map((link) =>
      [link.getAttribute('hreflang') ?? 'canonical', link.getAttribute('href')].join(' '),
    ),
    /** Whatever it links to or shows. */
    named: [
      ...['href', 'src'].flatMap((name) => attributes(`[${name}]`, name)),
      ...attributes('meta[property="og:image"]', 'content'),
      ...attributes('[srcset]', 'srcset').flatMap((candidates) =>
        candidates.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
      ),
    ],
    pictures: all('main picture img').map((image) => ({
      alt: image.getAttribute('alt'),
      src: image.getAttribute('src') ?? '',
      isSized: image.hasAttribute('width') && image.hasAttribute('height'),
    })),
    meta: Object.fromEntries(
      all('meta[property]').map((meta) => [
        meta.getAttribute('property'),
        meta.getAttribute('content') ?? '',
      ]),
    ) as Partial<Record<string, string>>,
    graphs: texts('script[type="application/ld+json"]').map(
      (text) => JSON.parse(text) as { '@context': string; '@graph': Statement[] },
    ),
    times: texts('main time'),
    paragraphs: texts('article > :is(p, h2)'),
    main: page.querySelector('main')?.textContent ?? '',
  };
  // What stands in a span is held together by its style.
  for (const element of all('script, style, .bound')) element.remove();
  return { ...read, words: page.body.textContent };
}
