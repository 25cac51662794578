import type { JSHandle } from 'playwright-core';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { languages, languageTag } from '../domain/language.ts';
import { pathOf, isListed, pageRefs, type PageRef } from '../domain/routes.ts';
import { siteConfig } from '../site.config.ts';
import { test } from './setup/test.ts';

interface Statement {
  '@context': string;
  '@type': string;
  [property: string]: unknown;
}

/** What schema.org, and the search engines that read it, ask of each type. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'sameAs'],
  LodgingBusiness: ['name', 'url', 'address'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
};

function expectedTypes(place: PageRef): string[] {
  if (!isListed(place)) return [];
  if (place.page === 'home') return ['Organization', 'LodgingBusiness'];
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
  return texts.map((text) => JSON.parse(text) as Statement);
}

describe('structured data', () => {
  for (const language of languages) {
    test(`the structured data of every page in ${language} has the types and properties of that page`, async ({
      sourceOf,
    }) => {
      for (const place of pageRefs) {
        const address = pathOf(place, language);
        const statements = await statementsIn(await sourceOf(address));
        expect(statements.map((statement) => statement['@type'])).toEqual(expectedTypes(place));
        for (const statement of statements) {
          expect(statement['@context']).toBe('https://schema.org');
          for (const property of required[statement['@type']] ?? []) {
            expect(statement[property], `${address} ${property}`).toBeTruthy();
          }
          if (statement['inLanguage']) expect(statement['inLanguage']).toBe(languageTag[language]);
        }
        const trail = statements.find((statement) => statement['@type'] === 'BreadcrumbList');
        const steps = trail?.['itemListElement'] as { item: string }[] | undefined;
        if (steps) expect(steps.at(-1)?.item).toBe(siteConfig.url + address);
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
});
