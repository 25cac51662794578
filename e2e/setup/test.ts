import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { test as base } from 'vitest';
import { startSite, type RunningSite } from './site.ts';

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

interface Visit {
  /** Off: the page as a visitor without JavaScript sees it. */
  scripts?: boolean;
  device?: 'phone' | 'desktop';
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Console messages that this visit is expected to bring. */
  expectedErrors?: RegExp;
}

/** Opens a page of the site. A console error or warning nobody expected fails the test at its end. */
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
      const browser = await chromium.launch({
        executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ site, browser }, use) => {
    const complaints: string[] = [];
    const pages: Page[] = [];
    await use(
      async (address, { scripts = true, device = 'desktop', expectedErrors, ...rest } = {}) => {
        const options: BrowserContextOptions = {
          ...(device === 'phone' ? phone : desktop),
          ...rest,
          javaScriptEnabled: scripts,
          baseURL: site.origin,
          locale: 'en-GB',
        };
        const page = await (await browser.newContext(options)).newPage();
        pages.push(page);
        const complain = (text: string) => {
          if (!expectedErrors?.test(text)) complaints.push(`${page.url()}: ${text}`);
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
    await Promise.all(pages.map((page) => page.context().close()));
    if (complaints.length) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
  },
});
