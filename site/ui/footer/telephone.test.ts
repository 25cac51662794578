import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { content } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { siteConfig } from '../../../site.config.ts';
import { Questions } from '../../pages/faq/Questions.tsx';
import { Address } from '../../pages/location/Address.tsx';
import { Footer } from './Footer.tsx';

// As shipped there is none; scripts/made-up-owner.nightly.test.ts runs this for an owner who has
// one.
const { telephone } = siteConfig;
const links = telephone ? [`<a href="tel:${telephone.replaceAll(' ', '')}">${telephone}</a>`] : [];

const linksIn = (page: ReactElement) =>
  renderToStaticMarkup(page).match(/<a href="tel:\+.*?<\/a>/g) ?? [];

// As Astro has it from SITE_URL.
beforeAll(() => {
  vi.stubEnv('SITE', siteConfig.url);
});

test.each(languages)(
  'who wants to call finds the number of the house in the footer, beside the questions and with the address, in %s',
  (language) => {
    const { faq, location } = content[language];
    const footer = { place: undefined, language, hasForm: false };
    expect(linksIn(createElement(Footer, footer))).toEqual(links);
    expect(linksIn(createElement(Questions, { text: faq, language }))).toEqual(links);
    expect(linksIn(createElement(Address, { text: location, language }))).toEqual(links);
  },
);
