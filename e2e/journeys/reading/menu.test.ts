import { expect } from 'vitest';
import { href } from '../../../domain/routes.ts';
import { content } from '../../../content/index.ts';
import { reflowProblems } from '../../setup/reflow.ts';
import { test } from '../../setup/test.ts';

for (const scripts of [true, false]) {
  test(`the menu opens and closes by its buttons ${scripts ? 'with' : 'without'} JavaScript`, async ({
    read,
  }) => {
    const page = await read('/about', { device: 'phone', scripts });
    const sheet = page.locator('#menu');
    expect(await sheet.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await sheet.isVisible()).toBe(true);
    for (const link of await sheet.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await sheet.isVisible()).toBe(false);
  });
}

// Portuguese alone: its words are the longer ones.
test('the open menu needs no scrolling sideways in Portuguese, in large text and any serif', async ({
  read,
}) => {
  const page = await read(href('about', 'pt'), { device: 'phone' });
  const { menu } = content.pt.shell;
  await page.getByRole('button', { name: menu.open, exact: true }).click();
  expect(await reflowProblems(page)).toEqual([]);
  expect(await page.locator('#menu').isVisible()).toBe(true);
});

test('the menu closes when a link is tapped, even one to the same page', async ({ read }) => {
  const page = await read('/', { device: 'phone' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sheet = page.locator('#menu');
  // The page that the link leads to does not come.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  await sheet.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => sheet.isVisible()).toBe(false);
});

test('the navigation is shown without a menu button on a wide screen', async ({ read }) => {
  const page = await read('/about');
  expect(await page.locator('header nav a').first().isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  const current = page.locator('header nav a[aria-current=page]');
  expect(await current.allInnerTexts()).toEqual(['About']);
});
