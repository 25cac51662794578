import sharp from 'sharp';
import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import { ownersAnswers, telephones, telephonesAbroad } from '../../content/facts.ts';
import { lastChanged } from '../../content/text-dates.ts';
import { languages, languageTag, otherLanguage, type Language } from '../../domain/language.ts';
import { href, isListed, pageRefs, pathOf, posts, type PageRef } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { mailto } from '../../site/ui/mailto.ts';
import { validityProblems } from '../setup/validity.ts';
import type { Source, Statement } from '../setup/sources.ts';
import { test, type Answer } from '../setup/test.ts';

/** A page as it is read, with what a check may ask of the rest of the site. */
interface Read extends Source {
  place: PageRef;
  language: Language;
  address: string;
  statements: Statement[];
  ask: (path: string) => Promise<Answer>;
  sourceOf: (address: string) => Promise<Source>;
}

const unless = (holds: boolean, problem: string) => (holds ? [] : [problem]);
const missing = (found: unknown[], wanted: unknown[]) =>
  wanted.filter((each) => !found.includes(each)).map((each) => `missing: ${String(each)}`);
const differences = (found: unknown[], wanted: unknown[]) => [
  ...missing(found, wanted),
  ...found.filter((each) => !wanted.includes(each)).map((each) => `unexpected: ${String(each)}`),
];
const absolute = (path: string) => siteConfig.url + path;

/** What no other page may have. */
const met = new Map<string, string>();
const notMetBefore = (what: string, address: string) => {
  const other = met.get(what);
  met.set(what, address);
  return unless(other === undefined, `as on ${String(other)}`);
};

/** What a line must not break in, where nothing keeps it together. */
const loose: Record<Language, RegExp> = {
  en: /\bQ\d \d{4}|\bet al\.|\d-\p{L}+|\d (?:days|years|hours|minutes|min|km|people|supporters)\b/gu,
  pt: /\d\.º trimestre|trimestre de \d|\bet al\.|\d (?:dias|anos|horas?|minutos|min|km|pessoas|apoiantes)\b|\p{L}+-(?:se|lhe|nos|los?|las?)(?!\p{L})/gu,
};

function expectedTypes(place: PageRef): string[] {
  if (!isListed(place)) return [];
  if (place.page === 'home') return ['Organization', 'WebSite', 'LodgingBusiness'];
  if (place.page === 'blog') return ['Blog', 'BreadcrumbList'];
  if (place.page === 'post') return ['BlogPosting', 'BreadcrumbList'];
  return place.page === 'faq' || place.page === 'burnoutRecovery'
    ? ['FAQPage', 'BreadcrumbList']
    : ['BreadcrumbList'];
}

/** What links call a page, where they have one name for it. */
const nameOf = ({ page }: PageRef, language: Language) =>
  (content[language] as Partial<Record<string, { name?: string }>>)[page]?.name;

const checks: Record<string, (page: Read) => string[] | Promise<string[]>> = {
  html: ({ html }) => validityProblems(html),

  title: ({ title, address }) => [
    ...unless(title.endsWith(` | ${siteConfig.brand}`), title),
    ...notMetBefore(title, address),
  ],

  description: ({ description }) => unless(/^.{20,160}$/.test(description), description),

  language: ({ lang, language }) => unless(lang === languageTag[language], lang),

  addresses: ({ addresses, place, language }) =>
    differences(addresses, [
      `canonical ${absolute(pathOf(place, language))}`,
      `en ${absolute(pathOf(place, 'en'))}`,
      `pt ${absolute(pathOf(place, 'pt'))}`,
      `x-default ${absolute(pathOf(place, 'en'))}`,
    ]),

  robots: ({ isListed: is, place }) => unless(is === isListed(place), 'listed, or not'),

  headings: ({ h1 }) => unless(h1.length === 1, `${h1.length} of the first level`),

  menu: ({ menu, language }) => {
    const { home, about, experiences, burnoutRecovery, location, blog, waitlist } =
      content[language];
    const named = [home, about, experiences, burnoutRecovery, location, blog, waitlist];
    return unless(menu.join() === named.map(({ name }) => name).join(), menu.join());
  },

  toggle: ({ toggle, place, language }) => {
    const other = otherLanguage(language);
    const [to, lang, name = '', text] = toggle;
    return [
      ...differences(
        [to, lang, text],
        [pathOf(place, other), languageTag[other], other.toUpperCase()],
      ),
      ...unless(String(name).startsWith(other.toUpperCase()), `is called ${String(name)}`),
    ];
  },

  footer: ({ html, footer, language }) => {
    const wanted = (['admin', 'privacy', 'myData', 'terms'] as const).map((page) =>
      href(page, language),
    );
    return [
      ...missing(footer, [
        ...wanted,
        `${href('about', language)}#${{ en: 'eco', pt: 'ecologico' }[language]}`,
        ...Object.values(siteConfig.profiles),
      ]),
      ...unless(
        footer.some((link) => link.endsWith('#join-form')),
        'no form',
      ),
      ...unless(
        footer.some((link) => link.startsWith(mailto(''))),
        'no e-mail address',
      ),
      // On paper a reader sees where the page came from.
      ...unless(html.includes(`, ${siteConfig.url}, `), 'no address of the site'),
    ];
  },

  // The switch of language keeps the fragment of the other one.
  'what is meant by eco': ({ html, place }) =>
    place.page === 'about'
      ? ['id="eco"', 'id="ecologico"'].flatMap((id) => unless(html.includes(id), `no ${id}`))
      : [],

  /** Links, pictures and files that are not there; mail goes to the owner with a subject. */
  links: async ({ named, address, ask }) => {
    const problems = unless(named.length > 20, 'none are read');
    for (const link of new Set(named)) {
      if (!link) continue;
      if (link.startsWith('mailto:')) {
        const isWhole = new RegExp(`^${RegExp.escape(mailto(''))}.{10,}`).test(link);
        problems.push(...unless(isWhole, `${link} is not to the owner, or has no subject`));
        continue;
      }
      const { origin, pathname, hash } = new URL(link, absolute(address));
      if (origin !== siteConfig.url) continue;
      const { status, body } = await ask(pathname);
      const id = decodeURIComponent(hash.slice(1));
      problems.push(
        ...unless(status === 200, `${link} answers ${status}`),
        ...unless(!id || body.includes(`id="${id}"`), `no ${link}`),
      );
    }
    return problems;
  },

  'lines that break between a figure and its noun, or before a syllable that leans on a word': ({
    words,
    language,
  }) => [
    ...unless(words.length > 500, 'none are read'),
    ...Array.from(words.matchAll(loose[language]), ([phrase]) => phrase),
  ],

  pictures: ({ pictures, place, language }) =>
    (isListed(place) ? pictures : []).flatMap(({ alt, src, isSized }) => [
      ...unless(
        src.includes('/photograph-')
          ? Boolean(alt)
          : (language === 'pt' ? /^Gravura de / : /^Print of /).test(alt ?? ''),
        `${src} is described as ${String(alt)}`,
      ),
      ...unless(isSized, `${src} has no size`),
    ]),

  preview: async ({ meta, place, language, address, ask, sourceOf }) => {
    const { 'og:image': link = '', 'og:image:width': width, 'og:image:height': height } = meta;
    if (!isListed(place)) {
      const home = await sourceOf(href('home', language));
      return unless(link === home.meta['og:image'], 'is not that of the home page');
    }
    const { status, type, body } = await ask(new URL(link).pathname);
    const picture = await sharp(body).metadata();
    return [
      ...unless(link.startsWith(absolute('/')), link),
      ...unless(Boolean(meta['og:image:alt']), 'has no description'),
      ...unless(status === 200 && type === 'image/jpeg' && picture.format === 'jpeg', 'no JPEG'),
      ...unless(body.byteLength <= 200_000, `${body.byteLength} bytes`),
      ...differences([picture.width, picture.height, width, height], [1200, 630, '1200', '630']),
      ...notMetBefore(body.toString('base64'), address),
    ];
  },

  statements: ({ graphs, statements, place, language, address }) => [
    ...unless(
      graphs.every((graph) => graph['@context'] === 'https://schema.org'),
      'of no kind',
    ),
    ...differences(
      statements.map((statement) => statement['@type']),
      expectedTypes(place),
    ),
    ...statements.flatMap((statement) => [
      ...unless(
        [undefined, languageTag[language]].includes(statement['inLanguage'] as string),
        'are in another language',
      ),
    ]),
    // A rounded point would be taken for an exact one.
    ...unless(
      Boolean(ownersAnswers.exactPoint) || !JSON.stringify(statements).includes('GeoCoordinates'),
      'name a point',
    ),
    ...statements
      .filter((statement) => statement['@type'] === 'BreadcrumbList')
      .map((trail) => (trail['itemListElement'] as { item: string; name: string }[]).at(-1))
      .flatMap((step) => [
        ...unless(step?.item === absolute(address), `lead to ${String(step?.item)}`),
        ...unless(
          [undefined, step?.name].includes(nameOf(place, language)),
          `call the page ${String(step?.name)}`,
        ),
      ]),
  ],

  'statements of home': ({ statements, place }) => {
    if (place.page !== 'home') return [];
    const ids = statements.map((statement) => statement['@id']);
    const named = statements.flatMap(({ publisher, parentOrganization }) =>
      [publisher, parentOrganization].flatMap(
        (each) => (each as Statement | undefined)?.['@id'] ?? [],
      ),
    );
    return [
      ...unless(named.length === 2, 'name nobody'),
      ...missing(ids, [...named, absolute('/#lodging')]),
    ];
  },

  questions: ({ statements, place, language }) => {
    if (place.page !== 'faq') return [];
    const found = (statements[0]?.['mainEntity'] as { name: string }[]).map(({ name }) => name);
    const { items } = content[language].faq;
    return differences(
      found,
      items.map(({ question }) => question),
    );
  },

  sharing: async ({ meta, statements, place, language, sourceOf }) => {
    const problems = unless(
      !isListed(place) || meta['og:locale'] === { en: 'en_GB', pt: 'pt_PT' }[language],
      String(meta['og:locale']),
    );
    if (place.page !== 'post') {
      return [...problems, ...unless(!meta['article:published_time'], 'is dated')];
    }
    const { graphs } = await sourceOf(href('blog', language));
    const [blog] = graphs.flatMap((graph) => graph['@graph']);
    const [article] = statements;
    const listed = (blog?.['blogPost'] as Statement[]).find(
      (each) => each['@id'] === article?.['@id'],
    );
    const logo = `${siteConfig.url}/icon-512.png`;
    const [datePublished, dateModified] = [article?.['datePublished'], article?.['dateModified']];
    return [
      ...problems,
      ...unless(meta['og:type'] === 'article', String(meta['og:type'])),
      ...unless(dateModified === lastChanged(place, language), `dated ${String(dateModified)}`),
      ...differences(
        [meta['article:published_time'], meta['article:modified_time']],
        [datePublished, dateModified],
      ),
      ...differences(
        [listed?.['datePublished'], listed?.['dateModified']],
        [datePublished, dateModified],
      ),
      ...unless((article?.['isPartOf'] as Statement)['@id'] === blog?.['@id'], 'of no blog'),
      ...unless(JSON.stringify(article?.['publisher']).includes(logo), 'no logo'),
    ];
  },

  article: ({ place, language, address, main, headings, links }) => {
    if (place.page !== 'post') return [];
    const addresses = posts.map((post) => pathOf({ page: 'post', post }, language));
    const to = links.map((link) => link.to);
    const next = to.findLast((link) => addresses.includes(link));
    const { article } = content[language].blog;
    return [
      ...unless(/\d\smin\s(read|de leitura)/.test(main), 'has no reading time'),
      ...missing(headings, [article.sources, article.next]),
      ...missing(to, [href('waitlist', language)]),
      // Who reads on comes through all of them.
      ...unless(next !== undefined && next !== address, 'leads to no other'),
      ...notMetBefore(`next ${String(next)}`, address),
    ];
  },

  'whom to call in a crisis': ({ links, place, language }) => {
    if (place.page !== 'burnoutRecovery' && place.page !== 'faq') return [];
    const said = language === 'en' ? [...telephones, ...telephonesAbroad] : telephones;
    const numbers = said.map((number) => `tel:${number.replaceAll(' ', '')}`);
    return missing(
      links.map(({ to }) => to),
      [...numbers, 'https://findahelpline.com'],
    );
  },
};

for (const language of languages) {
  for (const place of pageRefs) {
    const address = pathOf(place, language);
    test(`the document of ${address} is valid, says what it is, and leads and shows only what is there`, async ({
      sourceOf,
      ask,
    }) => {
      const source = await sourceOf(address);
      const statements = source.graphs.flatMap((graph) => graph['@graph']);
      const page = { ...source, place, language, address, statements, ask, sourceOf };
      const problems: string[] = [];
      for (const [what, check] of Object.entries(checks)) {
        problems.push(...(await check(page)).map((problem) => `${what}: ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  }
}
