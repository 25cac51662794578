import { describe, expect } from 'vitest';
import { axeProblems } from './setup/axe.ts';
import { testDashboardAccessibility } from './setup/admin-accessibility.ts';
import { clear, openDashboard } from './setup/admin.ts';
import { test } from './setup/test.ts';

describe('accessibility of the dashboard', () => {
  // dashboard-accessibility.nightly.test.ts has the other two.
  testDashboardAccessibility('desktop', 'en');
  testDashboardAccessibility('phone', 'pt');

  test('axe finds nothing on the dashboard while there are no submissions', async ({
    visit,
    site,
  }) => {
    clear(site);
    const { page } = await openDashboard(visit, site, 'en', { reducedMotion: 'reduce' });
    await page.getByRole('heading', { name: 'Nobody has joined yet' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });
});
