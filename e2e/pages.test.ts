import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { languages, languageTag } from '../domain/language.ts';
import { pathOf, href, isListed, pageRefs } from '../domain/routes.ts';
import { siteConfig } from '../site.config.ts';
import { accessibilityProblems, addressProblems, validityProblems } from './setup/page-checks.ts';
import { reflowProblems } from './setup/reflow.ts';
import { test } from './setup/test.ts';
import { setTextFace } from './setup/text-faces.ts';

const titles = new Set<string>();

for (const language of languages) {
  for (const place of pageRefs) {
    const address = pathOf(place, language);
    describe(address, () => {
      test(`${address} has valid HTML and its own title, description, canonical URL, heading, header and footer`, async ({
        readInSharedProfile,
        readSite,
      }) => {
        const page = await readInSharedProfile(address, { scripts: false });
        const attribute = (selector: string, name: string) =>
          page.locator(selector).first().getAttribute(name);

        const title = await page.title();
        expect(title).toMatch(new RegExp(`^.+ \\| ${RegExp.escape(siteConfig.brand)}$`));
        expect(titles).not.toContain(title);
        titles.add(title);
        expect(await attribute('meta[name=description]', 'content')).toMatch(/^.{20,160}$/);
        expect(await attribute('html', 'lang')).toBe(languageTag[language]);
        expect(await addressProblems(page, place, language)).toEqual([]);
        expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(
          isListed(place) ? 0 : 1,
        );
        expect(await page.locator('h1').count()).toBe(1);

        const words = content[language];
        const links = page.locator('header nav a');
        expect(await links.allInnerTexts()).toEqual([
          words.home.name,
          words.about.name,
          words.experiences.name,
          words.burnoutRecovery.name,
          words.location.name,
          words.blog.name,
          words.waitlist.name,
        ]);
        const footer = await page
          .locator('footer a')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        for (const wanted of ['admin', 'privacy', 'myData', 'terms'] as const) {
          expect(footer).toContain(href(wanted, language));
        }
        expect(footer.some((link) => link.endsWith('#join-form'))).toBe(true);
        expect(footer.filter((link) => link.startsWith(`mailto:${siteConfig.email}`))).not.toEqual(
          [],
        );
        for (const profile of Object.values(siteConfig.profiles)) expect(footer).toContain(profile);

        const html = await (await fetch(readSite.origin + address)).text();
        expect(await validityProblems(html)).toEqual([]);
      });

      test(`${address} passes axe, reflow and a look at every control, light and dark, on phone and desktop, in any serif`, async ({
        readInSharedProfile,
      }) => {
        const page = await readInSharedProfile(address, { reducedMotion: 'reduce' });
        if (place.page === 'admin') await page.locator('#username').waitFor();
        await setTextFace(page, 'wide');
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await reflowProblems(page)).toEqual([]);
      });
    });
  }
}
