import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageOfPath, languages, otherLanguage } from './language.ts';
import {
  addressOf,
  counterpart,
  href,
  pageAddresses,
  placeAt,
  places,
  posts,
  redirectFor,
} from './routes.ts';

const anyPlace = fc.constantFrom(...places, { page: 'join' as const });
const anyLanguage = fc.constantFrom(...languages);
const bare = (path: string) => (path === '/pt' ? '/' : path.replace(/^\/pt\//, '/'));

describe('the table of addresses', () => {
  test('gives every place an address of its own, in the right half of the site', () => {
    const all = places.flatMap((place) => languages.map((language) => addressOf(place, language)));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(2 * (Object.keys(pageAddresses).length - 1 + posts.length));
    for (const language of languages) {
      for (const place of places) {
        expect(languageOfPath(addressOf(place, language))).toBe(language);
      }
    }
  });

  test('writes article addresses as published', () => {
    expect(href('post', 'pt', { post: 'permaculture' })).toBe(
      '/pt/blog/permacultura-recuperacao-burnout',
    );
    // @ts-expect-error an article must be named
    expect(() => href('post', 'en')).toThrow();
  });

  test('finds every place again by its address', () => {
    fc.assert(
      fc.property(anyPlace, anyLanguage, (place, language) => {
        expect(placeAt(addressOf(place, language))).toEqual(place);
      }),
    );
  });
});

describe('the language toggle', () => {
  test('brings every address back after two presses', () => {
    fc.assert(
      fc.property(anyPlace, anyLanguage, (place, language) => {
        const address = addressOf(place, language);
        expect(counterpart(address)).toBe(addressOf(place, otherLanguage(language)));
        expect(counterpart(counterpart(address))).toBe(address);
      }),
    );
  });

  test('adds or removes /pt literally on unknown paths, and never leaves the site', () => {
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
});

describe('redirects', () => {
  test('lead any address in the wrong form to its right one', () => {
    fc.assert(
      fc.property(
        anyPlace,
        anyLanguage,
        anyLanguage,
        fc.constantFrom('', '/'),
        (place, from, to, slash) => {
          // An address of one language, put into the half of the site of the other.
          const path = bare(addressOf(place, from));
          const moved = to === 'pt' ? `/pt${path === '/' ? '' : path}` : path;
          const address = addressOf(place, to);
          const target = redirectFor(moved === '/' ? moved : moved + slash);
          expect(target ?? moved).toBe(address);
        },
      ),
    );
  });

  test('leave right and unknown addresses alone', () => {
    for (const place of places) {
      for (const language of languages) {
        expect(redirectFor(addressOf(place, language))).toBeUndefined();
      }
    }
    for (const path of ['/nope', '/pt/nope', '/pt/pt/about', '/ABOUT', '/about//']) {
      expect(redirectFor(path)).toBeUndefined();
    }
  });
});
