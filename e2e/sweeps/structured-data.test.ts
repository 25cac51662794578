import type { JSHandle } from 'playwright-core';
import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import { ownersAnswers } from '../../content/facts.ts';
import { lastChanged } from '../../content/text-dates.ts';
import { languages, languageTag } from '../../domain/language.ts';
import { pathOf, isListed, pageRefs, posts, type PageRef } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { test } from '../setup/test.ts';

interface Statement {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** What schema.org, and the search engines that read it, ask of each type. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'sameAs'],
  WebSite: ['name', 'url', 'publisher'],
  LodgingBusiness: ['@id', 'name', 'url', 'address', 'parentOrganization'],
  FAQPage: ['mainEntity'],
  Blog: ['@id', 'name', 'url', 'inLanguage', 'publisher', 'blogPost'],
  BlogPosting: [
    'headline',
    'datePublished',
    'dateModified',
    'image',
    'author',
    'publisher',
    'isPartOf',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
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

async function statementsIn(source: JSHandle<Document>): Promise<Statement[]> {
  const texts = await source.evaluate((document) =>
    Array.from(
      document.querySelectorAll('script[type="application/ld+json"]'),
      ({ textContent }) => textContent,
    ),
  );
  return texts.flatMap((text) => {
    const graph = JSON.parse(text) as { '@context': string; '@graph': Statement[] };
    expect(graph['@context']).toBe('https://schema.org');
    return graph['@graph'];
  });
}

/** What a page's head says under names such as `og:type`. */
const metaIn = async (source: JSHandle<Document>): Promise<Partial<Record<string, string>>> =>
  source.evaluate((document) =>
    Object.fromEntries(
      Array.from(document.querySelectorAll<HTMLMetaElement>('meta[property]'), (meta) => [
        String(meta.getAttribute('property')),
        meta.content,
      ]),
    ),
  );

test('site and lodging on the home page name the organisation behind them', async ({
  sourceOf,
}) => {
  const statements = await statementsIn(await sourceOf('/'));
  const ids = statements.map((statement) => statement['@id']);
  const website = statements.find((statement) => statement['@type'] === 'WebSite');
  const lodging = statements.find((statement) => statement['@type'] === 'LodgingBusiness');
  expect(ids).toContain((website?.['publisher'] as Statement)['@id']);
  expect(ids).toContain((lodging?.['parentOrganization'] as Statement)['@id']);
  expect(ids).toContain(`${siteConfig.url}/#lodging`);
});

for (const language of languages) {
  test(`the structured data of every page in ${language} has the types and properties of that page`, async ({
    sourceOf,
  }) => {
    for (const place of pageRefs) {
      const address = pathOf(place, language);
      const statements = await statementsIn(await sourceOf(address));
      expect(statements.map((statement) => statement['@type'])).toEqual(expectedTypes(place));
      for (const statement of statements) {
        for (const property of required[statement['@type']] ?? []) {
          expect(statement[property], `${address} ${property}`).toBeTruthy();
        }
        if (statement['inLanguage']) expect(statement['inLanguage']).toBe(languageTag[language]);
      }
      const trail = statements.find((statement) => statement['@type'] === 'BreadcrumbList');
      const steps = trail?.['itemListElement'] as { item: string }[] | undefined;
      if (steps) expect(steps.at(-1)?.item).toBe(siteConfig.url + address);
      // A rounded point would be taken for an exact one.
      if (!ownersAnswers.exactPoint) {
        expect(JSON.stringify(statements), address).not.toContain('GeoCoordinates');
      }
    }
  });

  test(`the breadcrumbs in ${language} call each page what the links to it do`, async ({
    sourceOf,
  }) => {
    const words = content[language];
    for (const [page, name] of [
      ['burnoutRecovery', words.burnoutRecovery.name],
      ['location', words.location.name],
      ['blog', words.blog.name],
      ['faq', words.faq.name],
      ['oldDogSanctuary', words.oldDogSanctuary.name],
    ] as const) {
      const statements = await statementsIn(await sourceOf(pathOf({ page }, language)));
      const steps = statements.at(-1)?.['itemListElement'] as { name: string }[];
      expect(steps.map((step) => step.name)).toEqual([words.home.name, name]);
    }
  });

  test(`the blog in ${language} and its articles name one another, their dates and a publisher with a logo`, async ({
    sourceOf,
  }) => {
    const [blog] = await statementsIn(await sourceOf(pathOf({ page: 'blog' }, language)));
    const listed = blog?.['blogPost'] as Statement[];
    expect(listed).toHaveLength(posts.length);
    for (const post of posts) {
      const place = { page: 'post', post } as const;
      const source = await sourceOf(pathOf(place, language));
      const [article] = await statementsIn(source);
      expect(article?.['isPartOf']).toEqual({ '@id': blog?.['@id'] });
      expect(article?.['publisher']).toMatchObject({
        name: siteConfig.brand,
        logo: { '@type': 'ImageObject', url: `${siteConfig.url}/icon-512.png` },
      });
      expect(listed).toContainEqual(
        expect.objectContaining({
          '@id': article?.['@id'],
          datePublished: article?.['datePublished'],
          dateModified: article?.['dateModified'],
        }),
      );
      expect(article?.['dateModified']).toBe(lastChanged(place, language));

      const meta = await metaIn(source);
      expect(meta['og:type']).toBe('article');
      expect(meta['article:published_time']).toBe(article?.['datePublished']);
      expect(meta['article:modified_time']).toBe(article?.['dateModified']);
    }
  });

  test(`a page in ${language} tells who shares it that there is one in the other language`, async ({
    sourceOf,
  }) => {
    const locales = { en: 'en_GB', pt: 'pt_PT' };
    for (const place of pageRefs.filter(isListed)) {
      const meta = await metaIn(await sourceOf(pathOf(place, language)));
      expect(meta['og:locale']).toBe(locales[language]);
      if (place.page !== 'post') expect(meta['article:published_time']).toBeUndefined();
    }
  });

  test(`the structured data of the FAQ holds the questions that a visitor sees, in ${language}`, async ({
    sourceOf,
  }) => {
    const source = await sourceOf(pathOf({ page: 'faq' }, language));
    const [statement] = await statementsIn(source);
    const mainEntity = statement?.['mainEntity'] as { name: string }[];
    expect(mainEntity.map(({ name }) => name)).toEqual(
      content[language].faq.items.map(({ question }) => question),
    );
    expect(mainEntity).toHaveLength(10);
  });
}
