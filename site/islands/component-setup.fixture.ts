// Before each component test: an empty page as the site's, and an ear for the console.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/layout.css';
import { devices } from '../../e2e/setup/devices.ts';

// Of all styles the first, as in Layout.astro: it puts the layers in order.
const order = document.createElement('style');
order.textContent = '@layer tokens,base,layout,components;';
document.head.prepend(order);

let complaints: string[] = [];

beforeEach(async () => {
  complaints = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
    });
  }
  const { width, height } = devices.desktop.viewport;
  await page.viewport(width, height);
  history.replaceState(null, '', location.pathname + location.search);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await commands.colourScheme('light');
  expect(complaints, 'what the console says').toEqual([]);
});
