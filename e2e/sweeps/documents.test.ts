import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import { languages, languageTag } from '../../domain/language.ts';
import { pathOf, href, isListed, pageRefs } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { mailto } from '../../site/ui/mailto.ts';
import { addressProblems, validityProblems } from '../setup/page-checks.ts';
import { test } from '../setup/test.ts';

const titles = new Set<string>();

// Read as sources, which is quick enough for every page in both languages.
for (const language of languages) {
  for (const place of pageRefs) {
    const address = pathOf(place, language);
    test(`${address} has valid HTML and its own title, description, canonical URL, heading, header and footer`, async ({
      sourceOf,
      readSite,
    }) => {
      const source = await sourceOf(address);
      const page = await source.evaluate((document) => ({
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        lang: document.documentElement.lang,
        unlisted: document.querySelectorAll('meta[name=robots][content=noindex]').length,
        headings: document.querySelectorAll('h1').length,
        menu: Array.from(document.querySelectorAll('header nav a'), (a) => a.textContent.trim()),
        footer: Array.from(document.querySelectorAll('footer a'), (a) =>
          String(a.getAttribute('href')),
        ),
      }));
      expect(page.title).toMatch(new RegExp(`^.+ \\| ${RegExp.escape(siteConfig.brand)}$`));
      expect(titles).not.toContain(page.title);
      titles.add(page.title);
      expect(page.description).toMatch(/^.{20,160}$/);
      expect(page.lang).toBe(languageTag[language]);
      expect(await addressProblems(source, place, language)).toEqual([]);
      expect(page.unlisted).toBe(isListed(place) ? 0 : 1);
      expect(page.headings).toBe(1);

      const words = content[language];
      expect(page.menu).toEqual([
        words.home.name,
        words.about.name,
        words.experiences.name,
        words.burnoutRecovery.name,
        words.location.name,
        words.blog.name,
        words.waitlist.name,
      ]);
      for (const wanted of ['admin', 'privacy', 'myData', 'terms'] as const) {
        expect(page.footer).toContain(href(wanted, language));
      }
      expect(page.footer.some((link) => link.endsWith('#join-form'))).toBe(true);
      expect(page.footer.some((link) => link.startsWith(mailto('')))).toBe(true);
      for (const profile of Object.values(siteConfig.profiles)) {
        expect(page.footer).toContain(profile);
      }
      const html = await (await fetch(readSite.origin + address)).text();
      expect(await validityProblems(html)).toEqual([]);
    });
  }
}
