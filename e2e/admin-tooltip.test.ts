import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { languages, type Language } from '../domain/language.ts';
import { axeProblems } from './setup/axe.ts';
import { clear, openDashboard, seed } from './setup/admin.ts';
import type { devices } from './setup/devices.ts';
import type { RunningSite } from './setup/site.ts';
import { test, type VisitSite } from './setup/test.ts';

type Device = keyof typeof devices;

const twoReturning = ['First', 'Second', 'Third'].map((name) => ({ name }));

/** The table with two people who have joined before. */
async function openTable(visit: VisitSite, site: RunningSite, language: Language, device: Device) {
  clear(site);
  seed(site, twoReturning);
  const { page } = await openDashboard(visit, site, language, { device });
  return page;
}

/** The marks of the two, and the tooltip. */
async function marksOf(page: Page, language: Language) {
  const { returning, returningHint } = content[language].admin.dashboard;
  const marks = page.locator('tbody th').getByText(returning, { exact: true });
  await expect.poll(() => marks.count()).toBe(2);
  const tooltip = page.getByRole('tooltip').filter({ hasText: returningHint });
  return { first: marks.nth(0), second: marks.nth(1), tooltip, shown: () => tooltip.count() };
}

/** From now on the page's time passes only as it is told. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Moves the mouse onto an element as a hand does, in more than one step. */
async function pointAt(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? expect.fail('it is not seen');
  await element.page().mouse.move(x + width / 2, y + height / 2, { steps: 5 });
}

const leave = (page: Page) => page.mouse.move(2, 2, { steps: 5 });

const focusIsOn = (element: Locator) => element.evaluate((each) => each === document.activeElement);

/** Comes to an element by the Tab key. */
async function tabTo(element: Locator): Promise<void> {
  await element.focus();
  await element.press('Shift+Tab');
  expect(await focusIsOn(element)).toBe(false);
  await element.page().keyboard.press('Tab');
  expect(await focusIsOn(element)).toBe(true);
}

/** Whether an element is where it was 200 ms before, and in view. */
const hasComeToRest = async (element: Element): Promise<boolean> => {
  const { top, bottom } = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return top >= 0 && bottom <= innerHeight && element.getBoundingClientRect().top === top;
};

describe('the tooltip of a mark in the table', () => {
  for (const language of languages) {
    test(`a tooltip opens after 700 ms of hovering, in ${language}, and at once within 300 ms of another`, async ({
      visit,
      site,
    }) => {
      const page = await openTable(visit, site, language, 'desktop');
      const { first, second, shown } = await marksOf(page, language);
      await stopClock(page);
      await pointAt(first);
      await page.clock.runFor(699);
      expect(await shown()).toBe(0);
      await page.clock.runFor(1);
      await expect.poll(shown).toBe(1);

      await leave(page);
      await expect.poll(shown).toBe(0);
      await page.clock.runFor(299);
      await pointAt(second);
      await expect.poll(shown).toBe(1);

      await leave(page);
      await expect.poll(shown).toBe(0);
      await page.clock.runFor(301);
      await pointAt(first);
      await page.clock.runFor(699);
      expect(await shown()).toBe(0);
      await page.clock.runFor(1);
      await expect.poll(shown).toBe(1);
    });
  }

  test('a tooltip stays open while its mark or itself is hovered, and Escape closes it', async ({
    visit,
    site,
  }) => {
    const page = await openTable(visit, site, 'en', 'desktop');
    const { first, tooltip, shown } = await marksOf(page, 'en');
    await stopClock(page);
    await pointAt(first);
    await page.clock.runFor(700);
    await expect.poll(shown).toBe(1);
    await page.clock.runFor(60_000);
    await pointAt(tooltip.locator('..'));
    await page.clock.runFor(60_000);
    expect(await shown()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(shown).toBe(0);
  });

  test('a tooltip opens on keyboard focus, and Escape closes it', async ({ visit, site }) => {
    const page = await openTable(visit, site, 'en', 'desktop');
    const { first, tooltip, shown } = await marksOf(page, 'en');
    // So low a screen that the page scrolls to show what has the focus.
    await page.setViewportSize({ width: 1440, height: 200 });
    await tabTo(first);
    await expect.poll(() => first.evaluate(hasComeToRest)).toBe(true);
    await expect.poll(shown).toBe(1);
    expect(await first.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'));

    await page.keyboard.press('Escape');
    await expect.poll(shown).toBe(0);
    expect(await focusIsOn(first)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(shown).toBe(1);
    await page.keyboard.press('Tab');
    expect(await focusIsOn(first)).toBe(false);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a tooltip opens on a tap, and a tap elsewhere closes it', async ({ visit, site }) => {
    const page = await openTable(visit, site, 'pt', 'phone');
    const { first, second, shown } = await marksOf(page, 'pt');
    await first.tap();
    await expect.poll(shown).toBe(1);
    await second.tap();
    await expect.poll(() => second.getAttribute('aria-describedby')).not.toBe(null);
    expect(await shown()).toBe(1);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(shown).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('axe finds nothing while a tooltip is open, light and dark', async ({ visit, site }) => {
    const page = await openTable(visit, site, 'en', 'desktop');
    const { first, shown } = await marksOf(page, 'en');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await tabTo(first);
      await expect.poll(shown).toBe(1);
      expect(await axeProblems(page), colorScheme).toEqual([]);
    }
  });
});

test('Tab stops in the dashboard’s table at the name and the mark of one row only', async ({
  visit,
  site,
}) => {
  const page = await openTable(visit, site, 'en', 'desktop');
  const { first, second } = await marksOf(page, 'en');
  const inTable = () => page.evaluate(() => document.activeElement?.closest('table') !== null);
  await page.getByRole('button', { name: 'Second', exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(await focusIsOn(first)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await inTable()).toBe(false);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Third');
  await page.keyboard.press('Tab');
  expect(await focusIsOn(second)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await inTable()).toBe(false);
});
