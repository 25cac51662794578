import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { content } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import type * as config from '../../../site.config.ts';
import { siteConfig } from '../../../site.config.ts';

// As shipped there is none.
vi.mock('../../../site.config.ts', async (original) => {
  const actual = await original<typeof config>();
  return { ...actual, siteConfig: { ...actual.siteConfig, telephone: '+351 262 000 000' } };
});
const links = ['<a href="tel:+351262000000">+351 262 000 000</a>'];

const linksIn = (page: ReactElement) =>
  renderToStaticMarkup(page).match(/<a href="tel:\+.*?<\/a>/g) ?? [];

// As Astro has it from SITE_URL.
beforeAll(() => {
  vi.stubEnv('SITE', siteConfig.url);
});

test.each(languages)(
  'who wants to call finds the number of the house in the footer, beside the questions and with the address, in %s',
  async (language) => {
    // Files of other tests may have loaded them with the configuration as shipped.
    vi.resetModules();
    const { Questions } = await import('../../pages/faq/Questions.tsx');
    const { Address } = await import('../../pages/location/Address.tsx');
    const { Footer } = await import('./Footer.tsx');
    const { faq, location } = content[language];
    const footer = { place: undefined, language, hasForm: false };
    expect(linksIn(createElement(Footer, footer))).toEqual(links);
    expect(linksIn(createElement(Questions, { text: faq, language }))).toEqual(links);
    expect(linksIn(createElement(Address, { text: location, language }))).toEqual(links);
  },
);
