import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, vi } from 'vitest';
import { launchChromium } from './chromium.ts';
import { devices } from './devices.ts';
import { startSite, type RunningSite } from './site.ts';

interface Visit {
  /** Off: the page as a visitor without JavaScript sees it. */
  scripts?: boolean;
  device?: keyof typeof devices;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Console messages that this visit brings: each must come, and no other may. */
  expectedErrors?: RegExp | RegExp[];
}

/**
 * Opens a page of the site. A console error or warning nobody expected fails the test at its end, and so
 * does one that was expected and did not come.
 */
export type VisitSite = (address: string, options?: Visit) => Promise<Page>;

/** Tests through a real browser against the real server, one of each for a test file. */
export const test = base.extend<{ site: RunningSite; browser: Browser; visit: VisitSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
  browser: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ site, browser }, use) => {
    const complaints: string[] = [];
    const pages: Page[] = [];
    const outstanding = new Set<RegExp>();
    await use(
      async (
        address,
        { scripts = true, device = 'desktop', expectedErrors = [], ...rest } = {},
      ) => {
        const options: BrowserContextOptions = {
          ...devices[device],
          ...rest,
          javaScriptEnabled: scripts,
          baseURL: site.origin,
          locale: 'en-GB',
        };
        const page = await (await browser.newContext(options)).newPage();
        pages.push(page);
        // Copies, so that each visit waits for its own.
        const expected = [expectedErrors].flat().map((error) => new RegExp(error));
        for (const error of expected) outstanding.add(error);
        const complain = (text: string) => {
          const known = expected.filter((error) => error.test(text));
          if (!known.length) complaints.push(`${page.url()}: ${text}`);
          for (const error of known) outstanding.delete(error);
        };
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complain(message.text());
        });
        page.on('pageerror', (error) => {
          complain(String(error));
        });
        await page.goto(address);
        return page;
      },
    );
    // What the browser says may reach the test a moment after what it shows.
    await vi.waitUntil(() => outstanding.size === 0, { timeout: 5_000 }).catch(() => undefined);
    await Promise.all(pages.map((page) => page.context().close()));
    if (complaints.length) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
    if (outstanding.size) throw new Error(`Expected and not heard: ${[...outstanding].join(', ')}`);
  },
});
