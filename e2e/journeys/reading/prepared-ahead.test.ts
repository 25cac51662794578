import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../setup/test.ts';

/** The addresses that the browser has fetched ahead of a page by now. */
async function fetchedAhead(page: Page): Promise<() => Set<string>> {
  const devTools = await page.context().newCDPSession(page);
  const addresses = new Set<string>();
  devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') addresses.add(new URL(prefetchUrl).pathname);
  });
  await devTools.send('Preload.enable');
  return () => addresses;
}

test('a page whose link is pointed at is fetched ahead, and opens from there', async ({ read }) => {
  const page = await read('/');
  const ahead = await fetchedAhead(page);
  const link = page.locator('header nav a').filter({ visible: true }).first();
  await link.hover();
  const address = (await link.getAttribute('href')) ?? '';
  await expect.poll(ahead).toEqual(new Set([address]));
  await link.click();
  await page.waitForURL(`**${address}`);
  const [opened] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((each): unknown => each.toJSON()),
  );
  expect(opened).toMatchObject({ deliveryType: 'navigational-prefetch' });
});
