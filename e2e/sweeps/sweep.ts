import type { Page } from 'playwright-core';
import { axeProblems } from '../setup/axe.ts';
import { controlProblems } from '../setup/controls.ts';
import { devices } from '../setup/devices.ts';
import { outOfSight, type Wanted } from '../setup/first-screen.ts';
import { reflowProblems } from '../setup/reflow.ts';
import { setTextFace } from '../setup/text-faces.ts';
import type { Sweep } from './table.ts';

/**
 * What is wrong with a page in the state that it is in: what axe finds, what is hard to use by
 * a finger or by switch, what cannot be read on a narrow screen or in large text, and what of the
 * wanted is not in sight.
 * @returns a line a place: `dark phone color-contrast: main > p`
 */
export async function problemsOf(
  page: Page,
  { looks, screens, reading }: Sweep,
  wanted: Wanted[] = [],
): Promise<string[]> {
  const problems: string[] = [];
  const add = (where: string, found: string[]) => {
    problems.push(...found.map((what) => `${where} ${what}`));
  };
  await setTextFace(page, 'wide');
  for (const { width, height } of wanted.length ? screens : []) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    add(`${width}×${height}`, await outOfSight(page, wanted));
  }
  for (const [index, { colorScheme, device, rules }] of looks.entries()) {
    await page.setViewportSize(devices[device].viewport);
    await page.emulateMedia({ colorScheme });
    add(`${colorScheme} ${device}`, await axeProblems(page, rules));
    // Controls are alike by day and by night.
    if (looks[index + 1]?.device !== device) add(device, await controlProblems(page));
  }
  return [...problems, ...(await reflowProblems(page, reading))];
}
