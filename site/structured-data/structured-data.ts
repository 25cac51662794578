import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  LodgingBusiness,
  Organization,
  Thing,
  WithContext,
} from 'schema-dts';
import { content } from '../../content/index.ts';
import { ownersAnswers } from '../../content/facts.ts';
import { languageTag, type Language } from '../../domain/language.ts';
import type { PageRef } from '../../domain/routes.ts';
import { postalAddress as postal, siteConfig } from '../../site.config.ts';
import { absoluteAddress, absoluteUrl } from '../absolute-address.ts';
import { sharePicturePath } from '../share-picture/share-picture.ts';

/** A schema.org statement that stands by itself in a page. */
export type StructuredData = WithContext<Thing>;

const organizationId = absoluteUrl('/#organization');

/** Who we are: the organisation behind the site. */
export const organization = (language: Language): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': organizationId,
  name: siteConfig.brand,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  email: siteConfig.email,
  description: content[language].home.meta.description,
  sameAs: Object.values(siteConfig.profiles),
});

/** What we will be: the place to stay, with its address, and with its coordinates once they are exact. */
export const lodging = (language: Language): WithContext<LodgingBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'LodgingBusiness',
  name: siteConfig.brand,
  url: absoluteUrl('/'),
  image: absoluteUrl(sharePicturePath({ page: 'home' }, language)),
  email: siteConfig.email,
  description: content[language].home.meta.description,
  parentOrganization: { '@id': organizationId },
  address: {
    '@type': 'PostalAddress',
    ...(postal.street && { streetAddress: postal.street }),
    addressLocality: `${postal.village}, ${postal.town}`,
    postalCode: postal.postalCode,
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
): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: languageTag[language],
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
});

/** An article of the blog. */
export const blogPosting = (
  place: PageRef,
  language: Language,
  article: { title: string; description: string; date: Date; image: string },
): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.description,
  datePublished: article.date.toISOString().slice(0, 10),
  inLanguage: languageTag[language],
  image: article.image,
  mainEntityOfPage: absoluteAddress(place, language),
  author: { '@type': 'Organization', name: siteConfig.brand, url: absoluteUrl('/') },
  publisher: { '@id': organizationId, '@type': 'Organization', name: siteConfig.brand },
});

/**
 * Where a page stands below home.
 * @param title the page's own name; articles stand below the blog
 */
export function breadcrumbs(
  place: PageRef,
  language: Language,
  title: string,
): WithContext<BreadcrumbList> {
  const { navigation } = content[language].shell;
  const above: [PageRef, string][] = [
    [{ page: 'home' }, navigation.home],
    ...(place.page === 'post'
      ? [[{ page: 'blog' }, navigation.blog] satisfies [PageRef, string]]
      : []),
  ];
  const trail: [PageRef, string][] = [...above, [place, title]];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([step, name], position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: absoluteAddress(step, language),
    })),
  };
}
