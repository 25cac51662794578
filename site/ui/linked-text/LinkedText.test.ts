import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { siteConfig } from '../../../site.config.ts';
import { mailto } from '../mailto.ts';
import { LinkedText } from './LinkedText.tsx';

const hrefs = (html: string) => Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href);
const linked = (text: string, links?: Record<string, string>) =>
  renderToStaticMarkup(
    createElement(LinkedText, { text, language: 'en', ...(links && { links }) }),
  );

test('e-mail and web addresses and telephone numbers lead where they say', () => {
  expect(
    hrefs(linked(`Write to ${siteConfig.email}, see www.cnpd.pt. Call 112 or 808 24 24 24.`)),
  ).toEqual([
    expect.stringContaining(mailto('')),
    'https://www.cnpd.pt',
    'tel:112',
    'tel:808242424',
  ]);
});

test('the words of a link and all around it stay as they are', () => {
  const text = 'In an emergency, call 112, as the privacy policy says.';
  const html = linked(text, { 'privacy policy': '/privacy' });
  expect(hrefs(html)).toEqual(['tel:112', '/privacy']);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
});

test('a number inside another is no link', () => {
  expect(hrefs(linked('In 1411.5 or 2112 cases, no. 58/2019'))).toEqual([]);
});

test.each(languages)(
  'the policies name other pages in the words that are links, in %s',
  (language) => {
    const { terms, privacy, policyLinks } = content[language];
    for (const words of Object.values(policyLinks))
      expect(JSON.stringify([terms, privacy])).toContain(words);
  },
);
