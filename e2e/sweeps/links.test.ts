import { expect } from 'vitest';
import { facts } from '../../content/facts.ts';
import { content } from '../../content/index.ts';
import { postalAddress } from '../../content/postal-address.ts';
import { lastChanged } from '../../content/text-dates.ts';
import { languages } from '../../domain/language.ts';
import { href, isListed, pathOf, pageRefs, posts } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { test } from '../setup/test.ts';

test('the sitemap lists every public page with its counterpart', async ({ ask }) => {
  const xml = (await ask('/sitemap.xml')).body.toString();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toHaveLength(2 * pageRefs.filter(isListed).length);
  expect(listed).not.toContain(`${siteConfig.url}/admin`);
  for (const address of listed) {
    const { pathname } = new URL(address ?? '');
    expect((await ask(pathname)).status).toBe(200);
  }
  const days = Array.from(
    xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g),
    ([, address, day]) => [address, day],
  );
  expect(days.map(([address]) => address)).toEqual(listed);
  const dayOf = (address: string) =>
    new Map(days as [string, string][]).get(siteConfig.url + address);
  expect(dayOf('/pt/sobre')).toBe(lastChanged({ page: 'about' }, 'pt'));
  // The blog has changed when one of its articles has.
  for (const post of posts) {
    expect(Date.parse(dayOf('/blog') ?? '')).toBeGreaterThanOrEqual(
      Date.parse(lastChanged({ page: 'post', post }, 'en')),
    );
  }
  expect((await ask('/robots.txt')).body.toString()).toContain(
    `Sitemap: ${siteConfig.url}/sitemap.xml`,
  );
});

for (const language of languages) {
  test(`the feed in ${language} names itself, is linked on the blog and holds every article in full, newest first`, async ({
    read,
    ask,
    sourceOf,
  }) => {
    const address = { en: '/feed.xml', pt: '/pt/feed.xml' }[language];
    const blog = href('blog', language);
    expect((await sourceOf(blog)).links).toContainEqual({
      to: address,
      text: content[language].blog.feed,
    });

    // As a reader of feeds does: the feed as XML, and the text of each item as HTML.
    const page = await read('/robots.txt');
    const { self, items } = await page.evaluate(
      (xml) => {
        const parser = new DOMParser();
        const feed = parser.parseFromString(xml, 'text/xml');
        return {
          self: feed.querySelector('channel > link[rel=self]')?.getAttribute('href'),
          items: Array.from(feed.querySelectorAll('item'), (item) => {
            const html = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
            const { body } = parser.parseFromString(html, 'text/html');
            return {
              link: item.querySelector('link')?.textContent ?? '',
              date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
              text: body.textContent,
              links: Array.from(body.querySelectorAll('a'), (a) => String(a.getAttribute('href'))),
              styled: body.querySelectorAll('[class], [style]').length,
            };
          }),
        };
      },
      (await ask(address)).body.toString(),
    );
    expect(self).toBe(siteConfig.url + address);
    expect(items).toHaveLength(posts.length);
    const dates = items.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));

    for (const { link, text, links, styled } of items) {
      expect(link).toContain(siteConfig.url + blog);
      const { paragraphs } = await sourceOf(link.slice(siteConfig.url.length));
      expect(paragraphs.length).toBeGreaterThan(10);
      // The page binds what is read in one breath; the feed leaves that to its reader.
      for (const paragraph of paragraphs) {
        expect(text).toContain(paragraph.replaceAll('\u00a0', ' '));
      }
      expect(links.length).toBeGreaterThan(3);
      for (const each of links) expect(each).toMatch(/^(https?|mailto|tel):/);
      expect(styled, link).toBe(0);
    }
  });
}

test('llms.txt says what, where, when and what is open, and links every public page', async ({
  ask,
}) => {
  const text = (await ask('/llms.txt')).body.toString();
  expect(text).toMatch(new RegExp(`^# ${RegExp.escape(siteConfig.brand)}\n\n> `));
  const { about, experiences, faq, waitlist } = content.en;
  for (const said of [
    postalAddress('en'),
    ...experiences.cards.map(({ title }) => title),
    ...about.now.steps.map(({ when }) => when),
    waitlist.lead,
    ...faq.items.map(({ question }) => `### ${question}`),
    siteConfig.email,
  ]) {
    expect(text).toContain(said);
  }
  for (const place of pageRefs.filter(isListed)) {
    expect(text).toContain(`](${siteConfig.url}${pathOf(place, 'en')})`);
  }
  expect(text).toContain(`${siteConfig.url}/pt`);
  expect(text).not.toContain(`${facts.minutesFromPorto} minutes`);
  expect(text).not.toMatch(/undefined|\[object/);
});

// What it shows in development, styleguide.nightly.test.ts looks at, which starts Astro.
test('the styleguide is not in the built site', async ({ ask }) => {
  expect((await ask('/styleguide')).status).toBe(404);
});
