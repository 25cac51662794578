import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOfPath, languages, otherLanguage } from './language.ts';
import {
  pathOf,
  counterpart,
  href,
  pageAt,
  pageNames,
  pageRefs,
  posts,
  redirectFor,
} from './routes.ts';

const anyPlace = fc.constantFrom(...pageRefs, { page: 'join' as const });
const anyLanguage = fc.constantFrom(...languages);
const bare = (path: string) => (path === '/pt' ? '/' : path.replace(/^\/pt\//, '/'));

test('every page has a unique path in each language, which leads to it, and only Portuguese paths are below /pt', () => {
  const all = pageRefs.flatMap((place) => languages.map((language) => pathOf(place, language)));
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(2 * (pageNames.length - 1 + posts.length));
  for (const language of languages) {
    for (const place of pageRefs) {
      expect(languageOfPath(pathOf(place, language))).toBe(language);
      expect(pageAt(pathOf(place, language))).toEqual(place);
      expect(redirectFor(pathOf(place, language))).toBeUndefined();
    }
  }
});

test('the paths of articles are the published slugs', () => {
  expect(href('post', 'pt', { post: 'permaculture' })).toBe(
    '/pt/blog/permacultura-recuperacao-burnout',
  );
  // @ts-expect-error an article must be named
  expect(() => href('post', 'en')).toThrow();
});

test('the language toggle leads back to the same path after two presses', () => {
  fc.assert(
    fc.property(anyPlace, anyLanguage, (place, language) => {
      const path = pathOf(place, language);
      expect(counterpart(path)).toBe(pathOf(place, otherLanguage(language)));
      expect(counterpart(counterpart(path))).toBe(path);
    }),
  );
});

test('the language toggle adds or removes /pt on unknown paths and never leads to another origin', () => {
  expect(counterpart('/no/such')).toBe('/pt/no/such');
  expect(counterpart('/pt/no/such')).toBe('/no/such');
  expect(counterpart('/portugal')).toBe('/pt/portugal');
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom('', '/pt', '/pt/'), (path, prefix) => {
      const target = counterpart(prefix + path || '/');
      expect(new URL(target, 'https://site.example').origin).toBe('https://site.example');
    }),
  );
});

test('a known path with a wrong language prefix or a trailing slash redirects to the right path', () => {
  fc.assert(
    fc.property(
      anyPlace,
      anyLanguage,
      anyLanguage,
      fc.constantFrom('', '/'),
      (place, from, to, slash) => {
        // The path of a page in one language, with the prefix of the other.
        const path = bare(pathOf(place, from));
        const moved = to === 'pt' ? `/pt${path === '/' ? '' : path}` : path;
        const canonical = pathOf(place, to);
        const target = redirectFor(moved === '/' ? moved : moved + slash);
        expect(target ?? moved).toBe(canonical);
      },
    ),
  );
});

test.each([
  ['/PT', '/pt'],
  ['/Pt/Sobre', '/pt/sobre'],
  ['/Waitlist', '/waitlist'],
  ['//waitlist', '/waitlist'],
  ['/waitlist.', '/waitlist'],
  ['/blog/Permaculture-burnout-recovery),', '/blog/permaculture-burnout-recovery'],
  ['/about/>].;(', '/about'],
  ['//.', '/'],
])('%s, as people type or paste it, redirects to %s', (path, target) => {
  expect(redirectFor(path)).toBe(target);
});

test('unknown paths are not redirected', () => {
  for (const path of ['/nope', '/pt/nope', '/pt/pt/about', '/about/.env', '/about)x']) {
    expect(redirectFor(path)).toBeUndefined();
  }
});
