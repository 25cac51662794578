import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { pathOf, pageRefs, posts } from '../domain/routes.ts';
import { siteConfig } from '../site.config.ts';
import { linkChecker } from './setup/page-checks.ts';
import { test } from './setup/test.ts';

describe('links', () => {
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
    expect(listed).toHaveLength(2 * (pageRefs.length - 2));
    expect(listed).not.toContain(`${siteConfig.url}/admin`);
    for (const address of listed) {
      const { pathname } = new URL(address ?? '');
      expect((await fetch(readSite.origin + pathname, { redirect: 'manual' })).status).toBe(200);
    }
    const robots = await (await fetch(`${readSite.origin}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${siteConfig.url}/sitemap.xml`);
  });

  test('the feeds hold every article in their language, newest first', async ({ readSite }) => {
    for (const [feed, prefix] of [
      ['/feed.xml', '/blog/'],
      ['/pt/feed.xml', '/pt/blog/'],
    ]) {
      const xml = await (await fetch(readSite.origin + (feed ?? ''))).text();
      const links = [...xml.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link]) => link);
      expect(links).toHaveLength(posts.length);
      for (const link of links) expect(link).toContain(siteConfig.url + (prefix ?? ''));
      const dates = [...xml.matchAll(/<pubDate>([^<]+)/g)].map(([, date]) =>
        Date.parse(date ?? ''),
      );
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    }
  });
});
