import { languageOfPath, languages, otherLanguage, type Language } from './language.ts';

/** Paths of every page in both languages: the source of links, redirects, sitemap, hreflang and tests. */
export const pagePaths = {
  home: { en: '/', pt: '/pt' },
  about: { en: '/about', pt: '/pt/sobre' },
  experiences: { en: '/experiences', pt: '/pt/experiencias' },
  burnoutRecovery: { en: '/burnout-recovery', pt: '/pt/recuperacao-de-burnout' },
  oldDogSanctuary: { en: '/old-dog-sanctuary', pt: '/pt/santuario-caes-seniores' },
  location: { en: '/obidos-portugal', pt: '/pt/localizacao-obidos' },
  partnerships: { en: '/partnerships', pt: '/pt/parcerias' },
  blog: { en: '/blog', pt: '/pt/blog' },
  waitlist: { en: '/waitlist', pt: '/pt/lista-de-espera' },
  faq: { en: '/faq', pt: '/pt/perguntas-frequentes' },
  practicalInformation: { en: '/practical-information', pt: '/pt/informacoes-praticas' },
  admin: { en: '/admin', pt: '/pt/admin' },
  privacy: { en: '/privacy', pt: '/pt/privacidade' },
  terms: { en: '/terms', pt: '/pt/termos' },
  thankYou: { en: '/thank-you', pt: '/pt/obrigado' },
  confirm: { en: '/confirm', pt: '/pt/confirmar' },
  unsubscribe: { en: '/unsubscribe', pt: '/pt/deixar-a-lista' },
  myData: { en: '/my-data', pt: '/pt/os-meus-dados' },
  newAddress: { en: '/new-address', pt: '/pt/novo-endereco' },
  join: { en: '/join', pt: '/pt/aderir' },
} as const satisfies Record<string, Record<Language, `/${string}`>>;

/** The last segment of each article's path. */
const postSlugs = {
  destination: {
    en: 'portugal-burnout-recovery-destination',
    pt: 'portugal-destino-recuperacao-burnout',
  },
  science: {
    en: 'science-nature-healing-cortisol-oxytocin',
    pt: 'ciencia-natureza-cortisol-ocitocina',
  },
  regenerative: {
    en: 'regenerative-vs-sustainable-travel',
    pt: 'viagem-regenerativa-ou-sustentavel',
  },
  glamping: { en: 'eco-glamping-near-lisbon-guide', pt: 'guia-eco-glamping-perto-de-lisboa' },
  permaculture: { en: 'permaculture-burnout-recovery', pt: 'permacultura-recuperacao-burnout' },
  dogs: { en: 'animal-assisted-grounding-elderly-dogs', pt: 'ancoragem-assistida-caes-seniores' },
  journey: { en: 'lisbon-to-obidos-without-a-car', pt: 'de-lisboa-a-obidos-sem-carro' },
  worthVisiting: { en: 'is-obidos-worth-visiting', pt: 'vale-a-pena-visitar-obidos' },
  hotSprings: { en: 'hot-springs-near-obidos', pt: 'termas-perto-de-obidos' },
} as const satisfies Record<string, Record<Language, string>>;

export type Page = keyof typeof pagePaths;
export type Post = keyof typeof postSlugs;

/** One page of the site: a fixed page, or an article of the blog. */
export type PageRef = { page: Page } | { page: 'post'; post: Post };

const pages = Object.keys(pagePaths) as Page[];
export const posts = Object.keys(postSlugs) as Post[];

/** Pages that search engines must not list. */
const unlistedPages: readonly Page[] = [
  'admin',
  'thankYou',
  'confirm',
  'unsubscribe',
  'myData',
  'newAddress',
  'join',
];

/** Every page that answers a GET request: all but `join`, which only accepts posts. */
export const pageRefs: readonly PageRef[] = [
  ...pages.filter((page) => page !== 'join').map((page) => ({ page })),
  ...posts.map((post) => ({ page: 'post' as const, post })),
];

/** Whether search engines may list this page. */
export const isListed = (place: PageRef): boolean =>
  place.page === 'post' || !unlistedPages.includes(place.page);

export function href(page: Page, language: Language): string;
export function href(page: 'post', language: Language, parameters: { post: Post }): string;
/** The path of a page in a language. A wrong page, language or article does not compile. */
export function href(page: Page | 'post', language: Language, parameters?: { post: Post }): string {
  if (page !== 'post') return pagePaths[page][language];
  if (!parameters) throw new Error('href("post") needs the article');
  return `${pagePaths.blog[language]}/${postSlugs[parameters.post][language]}`;
}

/** The path of a page reference in a language. */
export const pathOf = (place: PageRef, language: Language): string =>
  place.page === 'post' ? href('post', language, { post: place.post }) : href(place.page, language);

const allPageRefs: readonly PageRef[] = [...pageRefs, { page: 'join' }];

const pagesByPath = new Map(
  allPageRefs.flatMap((place) =>
    languages.map((language) => [pathOf(place, language), place] as const),
  ),
);

/** Pages by their path in either language without the /pt prefix, as people type or shorten it. */
const pagesByBarePath = new Map(
  allPageRefs.flatMap((place) =>
    languages.map((language) => [withoutPrefix(pathOf(place, language)), place] as const),
  ),
);

/** The page at a path, exactly as the table has it. */
export const pageAt = (path: string): PageRef | undefined => pagesByPath.get(path);

/** Where a known path in the wrong form redirects to: an English path behind /pt, a Portuguese one without it, or a trailing slash. */
export function redirectFor(path: string): string | undefined {
  if (pagesByPath.has(path)) return undefined;
  // Exactly one slash: `//host` at the start of a path would lead to another site.
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const place = pagesByPath.get(trimmed) ?? pagesByBarePath.get(withoutPrefix(trimmed));
  return place && pathOf(place, languageOfPath(trimmed));
}

/** The path of the same page in the other language. Unknown paths gain or lose /pt literally. */
export function counterpart(path: string): string {
  const language = languageOfPath(path);
  const place = pagesByPath.get(redirectFor(path) ?? path);
  if (place) return pathOf(place, otherLanguage(language));
  // `/pt//host` must not become `//host`, which leads to another site.
  return language === 'pt' ? withoutPrefix(path).replace(/^[/\\]+/, '/') : `/pt${path}`;
}

function withoutPrefix(path: string): string {
  return languageOfPath(path) === 'pt' ? path.slice('/pt'.length) || '/' : path;
}
