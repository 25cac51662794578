import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { addressOf, isListed, places } from '../domain/routes.ts';
import { interestForm } from './setup/form.ts';
import { test } from './setup/test.ts';

/** Bytes of a page so far: scripts as compressed, and everything as it came over the wire. */
const weigh = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const document_ = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const inlineScript = Array.from(document.scripts, ({ src, type, text }) =>
      src || type === 'application/ld+json' ? '' : text,
    ).join('\n');
    return {
      inlineScript,
      scriptFiles: entries
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      html: document_.encodedBodySize,
      all: [document_, ...entries].reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });

describe('weight', () => {
  for (const language of languages) {
    for (const place of places.filter(isListed)) {
      const address = addressOf(place, language);
      test(`${address} keeps the budgets`, async ({ visit }) => {
        const page = await visit(address, { device: 'phone' });
        await page.waitForLoadState('networkidle');
        const loaded = await weigh(page);
        const inline = brotliCompressSync(loaded.inlineScript).byteLength;
        const formInView = place.page === 'waitlist';
        if (!formInView) expect(inline + loaded.scriptFiles).toBeLessThanOrEqual(3_000);
        expect(loaded.html).toBeLessThanOrEqual(16_000);
        expect(loaded.all).toBeLessThanOrEqual(formInView ? 190_000 : 110_000);

        if (place.page === 'home' || formInView) {
          await interestForm(page, language).whenInteractive();
          const { scriptFiles } = await weigh(page);
          expect(inline + scriptFiles).toBeLessThanOrEqual(80_000);
          expect(scriptFiles).toBeGreaterThan(50_000);
          console.log(
            `${address}: script at load ${inline + loaded.scriptFiles}, with the form ${inline + scriptFiles}, HTML ${loaded.html}, all at load ${loaded.all} bytes`,
          );
        }
      });
    }
  }
});
