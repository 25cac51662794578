import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  LodgingBusiness,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import { content } from '../../content/index.ts';
import { ownersAnswers } from '../../content/facts.ts';
import { languageTag, type Language } from '../../domain/language.ts';
import { href, linkedFrom, type PageRef, type Post } from '../../domain/routes.ts';
import { postalAddress as postal, siteConfig } from '../../site.config.ts';
import { absoluteAddress, absoluteUrl } from './absolute-address.ts';
import { sharePicturePath } from './share-picture.ts';

/** A schema.org statement. */
export type StructuredData = Thing;

/** All statements of a page together: they refer to one another by `@id`. */
export const graph = (statements: readonly StructuredData[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': statements,
});

// The same on every page that names them.
const organizationId = absoluteUrl('/#organization');
const blogId = (language: Language) => `${absoluteAddress({ page: 'blog' }, language)}#blog`;

const logo = absoluteUrl('/icon-512.png');

/**
 * The organisation behind the site. The home page's document has little room, so nothing is said
 * twice.
 */
export const organization = (): Organization => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: siteConfig.brand,
  url: absoluteUrl('/'),
  logo,
  email: siteConfig.email,
  sameAs: Object.values(siteConfig.profiles),
});

/** The site as a whole, by whose name search engines call it. */
export const website = (): WebSite => ({
  '@type': 'WebSite',
  name: siteConfig.brand,
  url: absoluteUrl('/'),
  publisher: { '@id': organizationId },
});

/**
 * The future place to stay, with its address. It has coordinates once the owner gives exact ones:
 * those on pages are rounded to ten kilometres, and a machine would take them for the door.
 */
export const lodging = (language: Language): LodgingBusiness => ({
  '@type': 'LodgingBusiness',
  '@id': absoluteUrl('/#lodging'),
  name: siteConfig.brand,
  url: absoluteUrl('/'),
  image: absoluteUrl(sharePicturePath({ page: 'home' }, language)),
  description: content[language].home.meta.description,
  parentOrganization: { '@id': organizationId },
  ...(siteConfig.telephone && { telephone: siteConfig.telephone }),
  address: {
    '@type': 'PostalAddress',
    ...(postal.street && { streetAddress: postal.street }),
    addressLocality: `${postal.village}, ${postal.town}`,
    ...(postal.postalCode && { postalCode: postal.postalCode }),
    addressCountry: postal.country,
  },
  ...(ownersAnswers.exactPoint && {
    geo: { '@type': 'GeoCoordinates', ...ownersAnswers.exactPoint },
  }),
  petsAllowed: false,
});

/** The questions of a page with their answers. */
export const faqPage = (
  language: Language,
  items: readonly { question: string; answer: readonly string[] }[],
): FAQPage => ({
  '@type': 'FAQPage',
  inLanguage: languageTag[language],
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
});

/** An article of the blog as machines are told of it. */
interface ArticleData {
  title: string;
  description: string;
  /** The days it came out and its text last changed, as `2026-11-22`. */
  published: string;
  modified: string;
}

const author = {
  '@type': 'Organization',
  '@id': organizationId,
  name: siteConfig.brand,
  url: absoluteUrl('/'),
} satisfies Organization;

const publisher = {
  ...author,
  logo: { '@type': 'ImageObject', url: logo, width: '512', height: '512' },
} satisfies Organization;

const posting = (
  post: Post,
  language: Language,
  { title, description, published, modified }: ArticleData,
) =>
  ({
    '@type': 'BlogPosting',
    '@id': `${absoluteUrl(href('post', language, { post }))}#article`,
    headline: title,
    description,
    datePublished: published,
    dateModified: modified,
    inLanguage: languageTag[language],
    image: absoluteUrl(sharePicturePath({ page: 'post', post }, language)),
    mainEntityOfPage: absoluteUrl(href('post', language, { post })),
  }) satisfies BlogPosting;

/** An article on its own page. */
export const blogPosting = (post: Post, language: Language, article: ArticleData): BlogPosting => ({
  ...posting(post, language, article),
  author,
  publisher,
  isPartOf: { '@id': blogId(language) },
});

/** The blog of a language with its articles. */
export const blog = (
  language: Language,
  articles: readonly (ArticleData & { post: Post })[],
): Blog => ({
  '@type': 'Blog',
  '@id': blogId(language),
  name: content[language].blog.heading,
  description: content[language].blog.meta.description,
  url: absoluteAddress({ page: 'blog' }, language),
  inLanguage: languageTag[language],
  publisher,
  blogPost: articles.map(({ post, ...article }) => posting(post, language, article)),
});

const linkedPages = [...linkedFrom('inMenu'), ...linkedFrom('inFooter')];

/**
 * The way from home to a page. Each page on it has the name by which header or footer link it.
 * @param title the page's own; articles, which stand below the blog, have no other name
 */
export function breadcrumbs(place: PageRef, language: Language, title: string): BreadcrumbList {
  const nameOf = (page: PageRef['page']): string => {
    const linked = linkedPages.find((each) => each === page);
    return linked ? content[language][linked].name : title;
  };
  const above: PageRef[] = [
    { page: 'home' },
    ...(place.page === 'post' ? [{ page: 'blog' } as const] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, place].map((step, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: nameOf(step.page),
      item: absoluteAddress(step, language),
    })),
  };
}
