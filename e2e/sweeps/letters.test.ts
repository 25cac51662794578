import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import { archivePaths, letterPath } from '../../domain/letters-archive.ts';
import { href } from '../../domain/routes.ts';
import { validityProblems } from '../setup/validity.ts';
import { test } from '../setup/test-with-email.ts';
import { budgets, weigh } from '../setup/weight.ts';
import { problemsOf } from './sweep.ts';
import { languagesOfStates, sweepOfState } from './table.ts';

for (const language of languagesOfStates) {
  test(
    `a reader without scripts comes from the waitlist to a letter, whatever its owner wrote, in ${language}`,
    { timeout: 120_000 },
    async ({ visit, site }) => {
      const { soFar } = content[language].lettersArchive;
      const reader = await visit(href('waitlist', language), { scripts: false });
      await reader.getByRole('link', { name: soFar }).click();
      await reader.getByRole('link', { name: 'Dates </title>' }).click();
      expect(new URL(reader.url()).pathname).toBe(letterPath(language, `dates-${language}`));
      expect(await reader.locator('h1').innerText()).toContain('<script>alert(1)</script>');

      const page = await visit('/robots.txt');
      for (const address of [archivePaths[language], letterPath(language, `dates-${language}`)]) {
        const html = await (await fetch(site.origin + address)).text();
        expect(await validityProblems(html), address).toEqual([]);
        await page.goto(address);
        const loaded = await weigh(page);
        expect(loaded.html, address).toBeLessThanOrEqual(budgets.html);
        expect(loaded.all, address).toBeLessThanOrEqual(budgets.all);
        expect(await problemsOf(page, sweepOfState), address).toEqual([]);
      }
    },
  );
}
