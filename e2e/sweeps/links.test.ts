import { expect } from 'vitest';
import { facts } from '../../content/facts.ts';
import { content } from '../../content/index.ts';
import { postalAddress } from '../../content/postal-address.ts';
import { studies } from '../../content/sources.ts';
import { lastChanged } from '../../content/text-dates.ts';
import { languages } from '../../domain/language.ts';
import { isListed, pathOf, pageRefs, posts } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { linkChecker } from '../setup/page-checks.ts';
import { test } from '../setup/test.ts';

for (const language of languages) {
  test(`every link, picture and file named on a page in ${language} is there`, async ({
    sourceOf,
    readSite,
  }) => {
    const links = linkChecker(readSite.origin);
    const broken: string[] = [];
    for (const place of pageRefs) {
      const address = pathOf(place, language);
      const problems = await links.problems(await sourceOf(address), address);
      for (const problem of problems) broken.push(`${address}: ${problem}`);
    }
    expect(broken).toEqual([]);
    // Without this, the test would pass if it found no links at all.
    expect(links.asked()).toBeGreaterThan(pageRefs.length);
  });
}

test('the sitemap lists every public page with its counterpart', async ({ readSite }) => {
  const xml = await (await fetch(`${readSite.origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toHaveLength(2 * pageRefs.filter(isListed).length);
  expect(listed).not.toContain(`${siteConfig.url}/admin`);
  for (const address of listed) {
    const { pathname } = new URL(address ?? '');
    expect((await fetch(readSite.origin + pathname, { redirect: 'manual' })).status).toBe(200);
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
  const robots = await (await fetch(`${readSite.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${siteConfig.url}/sitemap.xml`);
});

for (const language of languages) {
  test(`the feed in ${language} names itself, is linked on the blog and holds every article in full, newest first`, async ({
    readSite,
    sourceOf,
  }) => {
    const address = { en: '/feed.xml', pt: '/pt/feed.xml' }[language];
    const blog = await sourceOf(pathOf({ page: 'blog' }, language));
    const label = await blog.evaluate(
      (page, address) => page.querySelector(`main a[href="${address}"]`)?.textContent,
      address,
    );
    expect(label).toBe(content[language].blog.feed);

    const xml = await (await fetch(readSite.origin + address)).text();
    // As a reader of feeds does: the feed as XML, and the text of each item as HTML.
    const { self, items } = await blog.evaluate((_, xml) => {
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
    }, xml);
    expect(self).toBe(siteConfig.url + address);
    expect(items).toHaveLength(posts.length);
    const dates = items.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));

    for (const { link, text, links, styled } of items) {
      expect(link).toContain(siteConfig.url + pathOf({ page: 'blog' }, language));
      const page = await sourceOf(link.slice(siteConfig.url.length));
      const paragraphs = await page.evaluate((page) =>
        Array.from(page.querySelectorAll('article > :is(p, h2)'), (part) => part.textContent),
      );
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
  readSite,
}) => {
  const text = await (await fetch(`${readSite.origin}/llms.txt`)).text();
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

test('the studies that a page cites are linked by their DOIs', async ({ sourceOf }) => {
  for (const [page, study] of [
    ['burnoutRecovery', studies.vacations],
    ['oldDogSanctuary', studies.shelterStay],
  ] as const) {
    const source = await sourceOf(pathOf({ page }, 'en'));
    const title = await source.evaluate(
      (page, address) => page.querySelector(`main a[href="${address}"]`)?.textContent,
      `https://doi.org/${study.doi}`,
    );
    expect(title).toBe(study.title);
  }
});

// What it shows in development, styleguide.nightly.test.ts looks at, which starts Astro.
test('the styleguide is not in the built site', async ({ readSite }) => {
  expect((await fetch(`${readSite.origin}/styleguide`)).status).toBe(404);
});
