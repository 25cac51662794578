import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageOfPath, languages, otherLanguage, type Language } from '../domain/language.ts';
import { pageAt, posts, type Post } from '../domain/routes.ts';
import { inWords as inEnglish } from './en/in-words.ts';
import { facts, ownersAnswers } from './facts.ts';
import { content } from './index.ts';
import { postalAddress as address } from '../site.config.ts';
import { postalAddress } from './postal-address.ts';
import { inWords as inPortuguese } from './pt/in-words.ts';
import { linkTo, referenceIn, referenceKeys, studies, type Source } from './sources.ts';

/** Every string of an object with the path that leads to it. */
function strings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    strings(child, path ? `${path}.${key}` : key),
  );
}

/** Texts that are the same in both languages on purpose. All others must be translated. */
const sameOnPurpose = new Set([
  // The words of a letter are the owner's.
  '{subject}',
  '{body}',
  '{waveDetails}',
  // Names and symbols.
  'Instagram',
  'Facebook',
  'LinkedIn',
  'Menu',
  'E-mail',
  'E-mails',
  'Blog',
  '-',
  'Porto',
  'Óbidos',
  'Vau',
  'Foz do',
  'Arelho',
  'Caldas',
  'da Rainha',
  'Peniche',
  'Baleal',
  'Rio Maior',
  'Linha',
  'do Oeste',
  'A8',
  `${facts.kilometresFromHighwayExit} km`,
  postalAddress('en'),
  ownersAnswers.whoWrites?.en,
]);

/** Titles of publications stay in their own language; section ids are the same in both. */
const isQuoted = (path: string) => /\bsources\.\d+\.|\.id$/.test(path);

const textOf = (post: Post, language: Language) =>
  readFileSync(new URL(`posts/${post}/${language}.mdx`, import.meta.url), 'utf8');
/** An article without its front matter. */
const bodyOf = (post: Post, language: Language) =>
  textOf(post, language).replace(/^---\n.*?\n---\n/s, '');

const { village } = address;

const english = new Map(strings(content.en));
const portuguese = new Map(strings(content.pt));

test('no text is the same in English and Portuguese, except for a few on purpose', () => {
  const same = [...english].filter(
    ([path, text]) => !isQuoted(path) && portuguese.get(path) === text && !sameOnPurpose.has(text),
  );
  expect(same).toEqual([]);
});

test('no text has space around it or holds a placeholder left over', () => {
  for (const [path, text] of [...english, ...portuguese]) {
    expect(text.trim(), path).toBe(text);
    expect(text, path).not.toMatch(/undefined|NaN|\$\{/);
  }
});

test('no text contains an exclamation mark that the specification does not give', () => {
  // The specification gives two phrases with an exclamation mark.
  const given = /^(Oops|Unexpected Application Error)/;
  for (const [path, text] of [...english, ...portuguese]) {
    if (!given.test(text)) expect(text, path).not.toContain('!');
  }
});

test.each([
  ['en', /once prices are set|no prices yet|contract, a price/i],
  ['pt', /quando houver preços|ainda não há preços|ou um preço/i],
] as const)('no text in %s says that prices are still to come once they are', (language, wait) => {
  const { faq, waitlist, atAGlance, terms } = content[language];
  const waiting = [faq, waitlist, atAGlance, terms].map((text) => wait.test(JSON.stringify(text)));
  expect(waiting).toEqual(waiting.map(() => !ownersAnswers.prices));
});

test('e-mails, footer and titles name the village of site.config.ts, and no other', () => {
  for (const { emails, shell, home, location, terms } of [content.en, content.pt]) {
    for (const text of [emails.confirm, emails.newAddress, shell.footer.about, terms]) {
      expect(JSON.stringify(text)).toContain(village);
    }
    const titles = [home.meta, home.place.heading, location.meta.title, location.heading];
    const named = JSON.stringify([emails, shell.footer, terms, titles]);
    if (village !== 'Vau') expect(named.replaceAll('Raiz do Vau', '')).not.toMatch(/\bVau\b/);
  }
});

test('an English text writes a day as the articles do: October 15, 2025', () => {
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December';
  const otherwise = RegExp(
    `\\b\\d{1,2}(st|nd|rd|th)? (of )?(${months})\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2}`,
  );
  for (const [path, text] of english) expect(text, path).not.toMatch(otherwise);
  for (const post of posts) expect(bodyOf(post, 'en'), post).not.toMatch(otherwise);
});

test('an English heading of a public page or its section has capitals as titles have', () => {
  const small = '(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)';
  const title = RegExp(`^[^a-z]\\S*(?: (?:[^a-z]\\S*|${small}(?= )))*$`);
  /** What is said to somebody in person, and headings within a section, are sentences. */
  const sentences =
    /^(admin|emails|confirm|invitation|myData|newAddress|rejoin|unsubscribe|shell|unexpectedError)\.|^(home\.science\.facts|location\.arrival\.ways|practicalInformation\.answers)\./;
  const headings = [...english].filter(([path]) => /heading$/i.test(path) && !sentences.test(path));
  for (const [path, text] of headings) expect(text, path).toMatch(title);
});

test('the FAQ counts its questions', () => {
  expect(content.en.faq.lead).toMatch(RegExp(`^${inEnglish(content.en.faq.items.length)} `, 'i'));
  expect(content.pt.faq.lead).toMatch(
    RegExp(`^${inPortuguese(content.pt.faq.items.length)} `, 'i'),
  );
});

test('the Portuguese texts contain no Brazilian Portuguese vocabulary', () => {
  const brazilian =
    /\b(você|vocês|equipe|time|celular|trem|ônibus|café da manhã|banheiro|usuário|senha|tela|arquivo|registro|fato|contato)\b/i;
  for (const [path, text] of portuguese) {
    if (!isQuoted(path)) expect(text, path).not.toMatch(brazilian);
  }
  for (const post of posts) expect(bodyOf(post, 'pt'), post).not.toMatch(brazilian);
});

describe.each(posts.flatMap((post) => languages.map((language) => ({ post, language }))))(
  'the article $post in $language',
  ({ post, language }) => {
    const text = textOf(post, language);
    const body = bodyOf(post, language);
    const wordsIn = (mark: string) =>
      Array.from(text.matchAll(new RegExp(mark, 'g')), ([, words = '']) => words);
    const prose = body.replaceAll(/<[^>]+>/g, '');

    test('has 700 to 1,200 words, and the date of the other language', () => {
      const words = prose.split(/\s+/).filter(Boolean).length;
      expect(words).toBeGreaterThanOrEqual(700);
      expect(words).toBeLessThanOrEqual(1200);
      const dateOf = (each: Language) => /^date: (\d{4}-\d\d-\d\d)$/m.exec(textOf(post, each))?.[1];
      expect(dateOf(language)).toBeDefined();
      expect(dateOf(language)).toBe(dateOf(otherLanguage(language)));
    });

    test('leads to two other articles and to a page, in its own language', () => {
      const addresses = wordsIn('\\]\\((/[^)#]*)');
      expect(addresses.filter((path) => languageOfPath(path) !== language)).toEqual([]);
      const places = addresses.map((path) => pageAt(path));
      expect(places, addresses.join(' ')).not.toContain(undefined);
      const others = new Set(places.flatMap((place) => (place?.page === 'post' ? place.post : [])));
      expect(others.has(post)).toBe(false);
      expect(others.size).toBeGreaterThanOrEqual(2);
      expect(places.some((place) => place && place.page !== 'post')).toBe(true);
    });

    test('names numbers to call for help as links, and all of them where it speaks of distress', () => {
      expect(body.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '')).not.toMatch(/\b(112|1411|808)\b/);
      if (!['destination', 'science', 'permaculture', 'dogs'].includes(post)) return;
      for (const address of ['tel:112', 'tel:1411', 'https://findahelpline.com']) {
        expect(body).toContain(`](${address})`);
      }
    });

    test('says where its picture stands: once, before its first chapter', () => {
      const [opening = '', ...chapters] = body.split(/^## /m);
      expect(opening.match(/^<Opening \/>$/gm)).toHaveLength(1);
      expect(chapters.join('')).not.toContain('<Opening');
    });

    test('has a numeral and then a note for each of its sources, in their order', () => {
      const sources = /^sources:\n((?: {2}- \w+\n)+)/m.exec(text)?.[1]?.match(/\w+/g);
      expect(sources?.length).toBeGreaterThan(3);
      expect(wordsIn('<NoteReference source="(\\w+)"')).toEqual(sources);
      expect(wordsIn('<Sidenote source="(\\w+)"')).toEqual(sources);
      // No paragraph comes between a numeral and its note.
      for (const source of sources ?? []) {
        expect(text).toMatch(
          new RegExp(
            `<NoteReference source="${source}" />[^\n]*\n(\n<Sidenote [^\n]*\n)*\n<Sidenote source="${source}"`,
          ),
        );
      }
    });
  },
);

const references = languages.map((language) =>
  referenceKeys.map((key) => referenceIn(key, language)),
);

test('every publication is in the bibliography only once', () => {
  const cited = [...Object.values(studies), ...(references[0] ?? [])];
  const byTitle = Map.groupBy(cited, ({ title }) => title.toLowerCase());
  for (const [title, [source, ...more]] of byTitle) {
    expect(more.length, title).toBeLessThanOrEqual(1);
    for (const repeated of more) expect(repeated, title).toMatchObject({ title: source?.title });
  }
});

test('every publication that an article cites has an https URL', () => {
  const urls = references.flat().flatMap(({ url }) => url ?? []);
  expect(urls.length).toBeGreaterThan(20);
  for (const url of urls) expect(new URL(url).protocol).toBe('https:');
});

test.each(Object.entries<Source>(studies))(
  'the study %s leads to where it can be read',
  (_, study) => {
    expect(new URL(linkTo(study) ?? '').protocol).toBe('https:');
    // As registered: no address in front of it, no full stop behind it.
    if (study.doi) expect(study.doi).toMatch(/^10\.\d{4,}\/\S*[^\s.,;]$/);
  },
);
