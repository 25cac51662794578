import type { Browser, ConsoleMessage, LaunchOptions, Page } from 'playwright-core';
import { test as base, vi } from 'vitest';
import { axeAtHand } from './axe.ts';
import { chromiumPath, launchChromium } from './chromium.ts';
import { devices } from './devices.ts';
import { startSite, type RunningSite } from './site.ts';
import { parseSource, type Source } from './sources.ts';

export interface Answer {
  status: number;
  type: string | null;
  body: Buffer;
}

/** Does something once for each text. */
function once<Result>(work: (text: string) => Promise<Result>): (text: string) => Promise<Result> {
  const done = new Map<string, Promise<Result>>();
  return (text) => {
    const result = done.get(text) ?? work(text);
    done.set(text, result);
    return result;
  };
}

/** How a visitor's browser is set up. */
interface Profile {
  /** Off: the page as a visitor without JavaScript sees it. */
  scripts?: boolean;
  device?: keyof typeof devices;
  colorScheme?: 'light' | 'dark';
  /**
   * By default the browser asks for less motion: a page that fades into the next one takes no
   * clicks meanwhile.
   */
  reducedMotion?: 'reduce' | 'no-preference';
}

interface Visit extends Profile {
  /** Console messages that this visit brings: each must come, and no other may. */
  expectedErrors?: RegExp | RegExp[];
}

/**
 * Opens a page of the site. A console error or warning nobody expected fails the test at its end,
 * and so does one that was expected and did not come.
 */
export type VisitSite = (address: string, options?: Visit) => Promise<Page>;

interface Fixtures {
  browser: Browser;
  /** A server that no test writes to, shared by the files that a worker runs. */
  readSite: RunningSite;
  /** Opens a page of `readSite` in a profile of its own, as a first visit does. */
  read: VisitSite;
  /**
   * Opens a page of `readSite` in a profile that the tests of a worker share. It is for tests that
   * leave it as it was.
   */
  readInSharedProfile: VisitSite;
  /** What the source of a page of `readSite` says. A page is read once by a worker. */
  sourceOf: (address: string) => Promise<Source>;
  /** What `readSite` answers to a path. It is asked once by a worker. */
  ask: (path: string) => Promise<Answer>;
  /** A server with an empty store, for the tests of one file. */
  site: RunningSite;
  /** Opens a page of `site` in a profile of its own. */
  visit: VisitSite;
  sharedPages: Map<string, Page>;
}

/**
 * Tests through a real browser against the real server. The files that a worker runs share its
 * browser.
 */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
  browser: [async ({}, use) => runChromium(use), { scope: 'worker' }],
  // eslint-disable-next-line no-empty-pattern -- as above
  readSite: [async ({}, use) => runSite(use), { scope: 'worker' }],
  // eslint-disable-next-line no-empty-pattern -- as above
  site: [async ({}, use) => runSite(use), { scope: 'file' }],
  // eslint-disable-next-line no-empty-pattern -- as above
  sharedPages: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  ask: [
    async ({ readSite }, use) =>
      use(
        once(async (path) => {
          const response = await fetch(readSite.origin + path, { redirect: 'manual' });
          const { status, headers } = response;
          const body = Buffer.from(await response.arrayBuffer());
          return { status, type: headers.get('content-type'), body };
        }),
      ),
    { scope: 'worker' },
  ],
  sourceOf: [
    async ({ ask, browser }, use) => {
      const parser = await browser.newPage();
      await use(once(async (address) => parseSource(parser, (await ask(address)).body.toString())));
    },
    { scope: 'worker' },
  ],

  visit: async ({ site, browser }, use) => {
    await useAndListen(use, (options) => openPage(browser, site, options), closeProfile);
  },
  read: async ({ readSite, browser }, use) => {
    await useAndListen(use, (options) => openPage(browser, readSite, options), closeProfile);
  },
  readInSharedProfile: async ({ readSite, browser, sharedPages }, use) => {
    const open = async (options: Profile) => {
      const profile = JSON.stringify(options);
      let page = sharedPages.get(profile);
      if (!page) {
        page = await openPage(browser, readSite, options);
        await page.addInitScript(axeAtHand);
        sharedPages.set(profile, page);
      }
      await page.setViewportSize(devices[options.device ?? 'desktop'].viewport);
      await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' });
      return page;
    };
    await useAndListen(use, open, hearTheRest);
  },
});

async function runChromium(
  use: (browser: Browser) => Promise<void>,
  options?: LaunchOptions,
): Promise<void> {
  const browser = await launchChromium(options);
  await use(browser);
  await browser.close();
}

async function runSite(
  use: (site: RunningSite) => Promise<void>,
  options?: Parameters<typeof startSite>[0],
): Promise<void> {
  const site = await startSite(options);
  await use(site);
  await site.stop();
}

/** Tests of a site that is started in another way. */
export const testOf = (options: Parameters<typeof startSite>[0]) =>
  test.extend<{ site: RunningSite }>({
    // eslint-disable-next-line no-empty-pattern -- as above
    site: [async ({}, use) => runSite(use, options), { scope: 'file' }],
  });

/** Tests in a whole Chromium, for what its headless shell lacks. */
export const testInChromium = (options?: LaunchOptions) =>
  test.extend<{ browser: Browser }>({
    browser: [
      // eslint-disable-next-line no-empty-pattern -- as above
      async ({}, use) => runChromium(use, { executablePath: chromiumPath(), ...options }),
      { scope: 'worker' },
    ],
  });

/** Opens an empty page in a new profile. */
async function openPage(
  browser: Browser,
  site: RunningSite,
  { scripts = true, device = 'desktop', reducedMotion = 'reduce', ...rest }: Profile,
): Promise<Page> {
  const context = await browser.newContext({
    ...devices[device],
    ...rest,
    reducedMotion,
    javaScriptEnabled: scripts,
    baseURL: site.origin,
    locale: 'en-GB',
  });
  return context.newPage();
}

const closeProfile = (page: Page) => page.context().close();

/** What a page has said by now has reached the test once the page has answered. */
const hearTheRest = (page: Page) => page.evaluate(() => undefined);

/**
 * Lets a test visit pages, and fails it at its end for what the browser said of them, or did not
 * say.
 */
async function useAndListen(
  use: (visit: VisitSite) => Promise<void>,
  open: (profile: Profile) => Promise<Page>,
  end: (page: Page) => Promise<void>,
): Promise<void> {
  const complaints: string[] = [];
  const outstanding = new Set<RegExp>();
  const visited = new Map<Page, () => void>();

  await use(async (address, { expectedErrors = [], ...profile } = {}) => {
    const page = await open(profile);
    // Copies, so that each visit waits for its own.
    const expected = [expectedErrors].flat().map((error) => new RegExp(error));
    for (const error of expected) outstanding.add(error);
    const complain = (text: string) => {
      const known = expected.filter((error) => error.test(text));
      if (!known.length) complaints.push(`${page.url()}: ${text}`);
      for (const error of known) outstanding.delete(error);
    };
    const onConsole = (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) complain(message.text());
    };
    const onError = (error: Error) => {
      complain(String(error));
    };
    visited.get(page)?.();
    page.on('console', onConsole).on('pageerror', onError);
    visited.set(page, () => page.off('console', onConsole).off('pageerror', onError));
    await page.goto(address);
    return page;
  });

  // What the browser says may reach the test a moment after what it shows.
  await vi.waitUntil(() => outstanding.size === 0, { timeout: 5_000 }).catch(() => undefined);
  for (const [page, stopListening] of visited) {
    await end(page);
    stopListening();
  }
  if (complaints.length) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
  if (outstanding.size) throw new Error(`Expected and not heard: ${[...outstanding].join(', ')}`);
}
