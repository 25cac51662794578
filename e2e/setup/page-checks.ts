import { HtmlValidate } from 'html-validate';
import type { JSHandle } from 'playwright-core';
import type { Language } from '../../domain/language.ts';
import { pathOf, type PageRef } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { mailto } from '../../site/ui/mailto.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What is wrong with a document, by the HTML standard. */
export async function validityProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
  );
}

const url = (path: string) => siteConfig.url + path;

/** How a page's canonical address and its `hreflang`s differ from those of its place. */
export async function addressProblems(
  source: JSHandle<Document>,
  place: PageRef,
  language: Language,
): Promise<string[]> {
  const found = await source.evaluate((document) =>
    Array.from(
      document.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang]'),
      (link) =>
        `${link.getAttribute('hreflang') ?? 'canonical'} ${String(link.getAttribute('href'))}`,
    ),
  );
  const expected = [
    `canonical ${url(pathOf(place, language))}`,
    `en ${url(pathOf(place, 'en'))}`,
    `pt ${url(pathOf(place, 'pt'))}`,
    `x-default ${url(pathOf(place, 'en'))}`,
  ];
  return [
    ...expected.filter((line) => !found.includes(line)).map((line) => `missing: ${line}`),
    ...found.filter((line) => !expected.includes(line)).map((line) => `unexpected: ${line}`),
  ];
}

/**
 * Looks up whether what pages name is there, asking for each address once.
 * @param origin of the running site, which also stands for the public address
 */
export function linkChecker(origin: string) {
  const answers = new Map<string, Promise<{ status: number; html: string }>>();
  const ask = (path: string) => {
    const known = answers.get(path);
    if (known) return known;
    const answer = fetch(origin + path, { redirect: 'manual' }).then(async (response) => ({
      status: response.status,
      html: await response.text(),
    }));
    answers.set(path, answer);
    return answer;
  };
  return {
    asked: () => answers.size,
    /**
     * What a page links to or shows that is not there; mail goes to the owner with a subject.
     * @param path of the page
     */
    async problems(page: JSHandle<Document>, path: string): Promise<string[]> {
      const named = await page.evaluate((document) =>
        Array.from(
          document.querySelectorAll('[href], [src], [srcset], meta[property="og:image"]'),
        ).flatMap((element) => [
          ...['href', 'src', 'content'].map((name) => element.getAttribute(name)),
          ...(element.getAttribute('srcset')?.split(/,\s+/) ?? []).map(
            (candidate) => candidate.trim().split(/\s+/)[0],
          ),
        ]),
      );
      const problems: string[] = [];
      for (const link of new Set(named)) {
        if (!link) continue;
        if (link.startsWith('mailto:')) {
          if (!new RegExp(`^${RegExp.escape(mailto(''))}.{10,}`).test(link)) {
            problems.push(`${link} is not to the owner, or has no subject`);
          }
          continue;
        }
        const { origin: host, pathname, hash } = new URL(link, origin + path);
        if (host !== origin && host !== siteConfig.url) continue;
        const { status, html } = await ask(pathname);
        if (status !== 200) problems.push(`${link} answers ${status}`);
        const id = decodeURIComponent(hash.slice(1));
        if (id && !html.includes(`id="${id}"`)) problems.push(`no ${link}`);
      }
      return problems;
    },
  };
}
