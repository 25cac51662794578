// What component tests, which run in the browser, ask of Playwright.
import type { BrowserCommand } from 'vitest/node';
import { axeProblems } from './axe.ts';
import { controlProblems } from './controls.ts';

/** What axe finds where the test runs, a line each. */
export const axe: BrowserCommand = async (context) => axeProblems(await context.frame());

/** What is hard to use by a finger or by switch, a line each. */
export const controls: BrowserCommand = async (context) => controlProblems(await context.frame());

export const colourScheme: BrowserCommand<['light' | 'dark']> = ({ page }, scheme) =>
  page.emulateMedia({ colorScheme: scheme });

/** A finger on the element that a selector finds. */
export const tap: BrowserCommand<[string]> = async (context, selector) =>
  (await context.frame()).locator(selector).tap();

/** Moves the mouse to a place within the frame, as a hand does: in more than one step. */
export const moveMouse: BrowserCommand<[x: number, y: number]> = async ({ page, iframe }, x, y) => {
  const { x: left = 0, y: top = 0 } = (await iframe.owner().boundingBox()) ?? {};
  await page.mouse.move(left + x, top + y, { steps: 5 });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    axe: () => Promise<string[]>;
    controls: () => Promise<string[]>;
    colourScheme: (scheme: 'light' | 'dark') => Promise<void>;
    tap: (selector: string) => Promise<void>;
    moveMouse: (x: number, y: number) => Promise<void>;
  }
}
