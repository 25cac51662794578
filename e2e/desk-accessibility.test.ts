import { describe, expect } from 'vitest';
import { axeProblems } from './setup/axe.ts';
import { testDeskAccessibility } from './setup/desk-accessibility.ts';
import { clear, openDesk } from './setup/desk.ts';
import { test } from './setup/test.ts';

describe('accessibility of the desk', () => {
  // desk-accessibility.endurance.test.ts has the other two.
  testDeskAccessibility('desktop', 'en');
  testDeskAccessibility('phone', 'pt');

  test('axe finds nothing on the desk while there are no submissions', async ({ visit, site }) => {
    clear(site);
    const { page } = await openDesk(visit, site, 'en', { reducedMotion: 'reduce' });
    await page.getByRole('heading', { name: 'Nobody has joined yet' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });
});
