import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { axeProblems } from './setup/axe.ts';
import { controlProblems } from './setup/controls.ts';
import { views } from '../site/islands/admin/desk/use-view.ts';
import { clear, daysAgo, openDesk, people, seed } from './setup/desk.ts';
import { devices } from './setup/devices.ts';
import { test } from './setup/test.ts';
import { setTextFace, textFaces } from './setup/text-faces.ts';

// axe reads the whole desk twelve times.
const twelveRunsOfAxe = { timeout: 150_000 };

describe('accessibility of the desk', () => {
  for (const language of languages) {
    for (const device of ['desktop', 'phone'] as const) {
      test(
        `axe and a look at every control find nothing on any view of the desk, in an opened submission or its erasure, light and dark, on a ${device} in ${language}`,
        twelveRunsOfAxe,
        async ({ visit, site }) => {
          clear(site);
          // Charts are drawn of three days.
          seed(site, [
            ...[9, 6].map((days) => ({ at: `${daysAgo(days)}T12:00:00.000Z` })),
            ...people(300),
          ]);
          const { page, text, rows, dialog, button, show } = await openDesk(visit, site, language, {
            reducedMotion: 'reduce',
          });
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
          await show('letters');
          await page.getByText(text.letters.off).waitFor();
          await check('letters');
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
              expect(await page.evaluate(() => document.scrollingElement?.scrollWidth), view).toBe(
                320,
              );
            }
          }
        },
      );
    }
  }

  test('axe finds nothing on the desk while there are no submissions', async ({ visit, site }) => {
    clear(site);
    const { page } = await openDesk(visit, site, 'en', { reducedMotion: 'reduce' });
    await page.getByRole('heading', { name: 'Nobody has joined yet' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });
});
