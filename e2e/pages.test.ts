import AxeBuilder from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { languages, languageTag } from '../domain/language.ts';
import { addressOf, href, isListed, places } from '../domain/routes.ts';
import { siteConfig } from '../site.config.ts';
import { desktop, phone, test } from './setup/test.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const url = (path: string) => siteConfig.url + path;
const rules = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const titles = new Set<string>();

/** What reaches beyond the right edge of the screen, where it could not be read. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`),
  );

for (const language of languages) {
  for (const place of places) {
    const address = addressOf(place, language);
    describe(address, () => {
      test('has its own title, description, addresses, heading and frame', async ({
        visit,
        site,
      }) => {
        const page = await visit(address, { scripts: false });
        const attribute = (selector: string, name: string) =>
          page.locator(selector).first().getAttribute(name);

        const title = await page.title();
        expect(title).toMatch(new RegExp(`^.+ \\| ${siteConfig.brand}$`));
        expect(titles).not.toContain(title);
        titles.add(title);
        expect(await attribute('meta[name=description]', 'content')).toMatch(/^.{20,160}$/);
        expect(await attribute('html', 'lang')).toBe(languageTag[language]);
        expect(await attribute('link[rel=canonical]', 'href')).toBe(url(address));
        const alternates = await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll((links) =>
            links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
          );
        expect(alternates).toEqual([
          ['en', url(addressOf(place, 'en'))],
          ['pt', url(addressOf(place, 'pt'))],
          ['x-default', url(addressOf(place, 'en'))],
        ]);
        expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(
          isListed(place) ? 0 : 1,
        );
        expect(await page.locator('h1').count()).toBe(1);

        const { navigation } = content[language].shell;
        const links = page.locator('header nav a');
        expect(await links.allInnerTexts()).toEqual([
          navigation.home,
          navigation.about,
          navigation.experiences,
          navigation.burnoutRecovery,
          navigation.location,
          navigation.blog,
          navigation.waitlist,
        ]);
        const footer = await page
          .locator('footer a')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        for (const wanted of ['admin', 'privacy', 'terms'] as const) {
          expect(footer).toContain(href(wanted, language));
        }
        expect(footer.some((link) => link.endsWith('#join-form'))).toBe(true);
        expect(footer.filter((link) => link.startsWith(`mailto:${siteConfig.email}`))).not.toEqual(
          [],
        );
        for (const profile of Object.values(siteConfig.profiles)) expect(footer).toContain(profile);

        const html = await (await fetch(site.origin + address)).text();
        const report = await validator.validateString(html);
        expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
      });

      test('keeps every rule of accessibility, by day and night, on phone and desktop', async ({
        visit,
      }) => {
        const page = await visit(address, { reducedMotion: 'reduce' });
        if (place.page === 'admin') await page.locator('#username').waitFor();
        for (const viewport of [desktop.viewport, phone.viewport]) {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ colorScheme });
            const { violations } = await new AxeBuilder({ page })
              .options({ resultTypes: ['violations'] })
              .withTags(rules)
              .analyze();
            expect(
              violations.map(({ id, nodes }) => [id, nodes.flatMap(({ target }) => target)]),
            ).toEqual([]);
          }
        }
        // WCAG 1.4.10: no scrolling in two directions at 320 CSS pixels.
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
        expect(await cutOff(page)).toEqual([]);
        // WCAG 1.4.4: text at twice its size.
        await page.setViewportSize(phone.viewport);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await cutOff(page)).toEqual([]);
      });
    });
  }
}
