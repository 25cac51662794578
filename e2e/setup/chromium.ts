import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

/**
 * Flags for a browser that runs without a screen, perhaps as root, and asks nothing of the network
 * by itself.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The Chromium that CHROMIUM names, or Debian's. */
export const chromiumPath = (): string => process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * Its headless shell, where `npm test` has found one, which does the same pages for half the work.
 */
export const defaultChromium = (): string =>
  process.env['CHROMIUM_HEADLESS_SHELL'] ?? chromiumPath();

/** A Chromium with a new, empty profile. */
export const launchChromium = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: defaultChromium(), args: chromiumFlags, ...options });
