import { expect } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { axeProblems } from './axe.ts';
import { controlProblems } from './controls.ts';
import { views } from '../../site/islands/admin/dashboard/use-view.ts';
import { clear, daysAgo, openDashboard, people, seed } from './admin.ts';
import { devices } from './devices.ts';
import { test } from './test.ts';
import { setTextFace, textFaces } from './text-faces.ts';

// axe reads the whole dashboard twelve times.
const twelveRunsOfAxe = { timeout: 150_000 };

/** Tests that every view of the dashboard, and every state of an opened submission, can be used by everybody. */
export function testDashboardAccessibility(device: 'desktop' | 'phone', language: Language): void {
  test(
    `axe and a look at every control find nothing on any view of the dashboard, in an opened submission or its erasure, light and dark, on a ${device} in ${language}`,
    twelveRunsOfAxe,
    async ({ visit, site }) => {
      clear(site);
      // Charts are drawn of three days.
      seed(site, [
        ...[9, 6].map((days) => ({ at: `${daysAgo(days)}T12:00:00.000Z` })),
        ...people(300),
      ]);
      const { page, text, rows, dialog, button, show } = await openDashboard(
        visit,
        site,
        language,
        { reducedMotion: 'reduce' },
      );
      await page.setViewportSize(devices[device].viewport);
      await rows.filter({ hasText: 'Person 2' }).first().waitFor();
      const check = async (state: string) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await axeProblems(page), `${state}, ${colorScheme}`).toEqual([]);
        }
        expect(await controlProblems(page), state).toEqual([]);
      };
      await check('rows');
      await rows.getByRole('button', { name: 'Person 2', exact: true }).click();
      await dialog.getByText(text.row.noMessage).waitFor();
      await check('opened');
      await button(text.rights.submission.correct).click();
      await check('correcting');
      await button(text.person.cancel).click();
      await button(text.rights.restriction.restrict).click();
      await dialog.getByText(text.rights.restriction.covered).waitFor();
      await check('restricted');
      await button(text.rights.restriction.lift).click();
      await dialog.getByText(text.row.noMessage).waitFor();
      await button(text.person.erase).click();
      await button(text.person.eraseForGood).click();
      await check('erasing');
      await page.keyboard.press('Escape');
      await show('figures');
      await page.getByRole('img', { name: text.figures.perDay }).waitFor();
      await page.locator('summary', { hasText: text.figures.asTable }).click();
      await check('figures');
      await show('emails');
      await page.getByText(text.emails.off).waitFor();
      await check('emails');
      await show('requests');
      await page
        .getByRole('textbox', { name: text.rights.requests.email, exact: true })
        .fill('a.rather.long.address@a-rather-long-domain.example.org');
      await button(text.rights.requests.add).click();
      await page.getByRole('table', { name: text.rights.requests.heading }).waitFor();
      await button(text.rights.requests.refuse).first().click();
      await check('requests');
      await show('account');
      await page.getByRole('heading', { name: text.account.heading, exact: true }).waitFor();
      await check('account');
      await show('auditLog');
      await page.getByText(text.auditLog.note).waitFor();
      await check('log');

      // WCAG 1.4.10: no scrolling in two directions at 320 CSS pixels.
      await page.setViewportSize({ width: 320, height: 640 });
      for (const face of textFaces) {
        await setTextFace(page, face);
        for (const view of views) {
          await show(view);
          expect(await page.evaluate(() => document.scrollingElement?.scrollWidth), view).toBe(320);
        }
      }
    },
  );
}
