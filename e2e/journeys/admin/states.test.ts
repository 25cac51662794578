import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { headingOf, views } from '../../../site/islands/admin/dashboard/use-view.ts';
import { join, openDashboard, people } from '../../setup/admin.ts';
import { axeProblems } from '../../setup/axe.ts';
import { controlProblems } from '../../setup/controls.ts';
import { test } from '../../setup/test-with-email.ts';
import { setTextFace } from '../../setup/text-faces.ts';

/** Every sentence of a text, and each part of it between what is filled in. */
const sentencesOf = (text: unknown): string[] => {
  if (typeof text === 'string') return text.split(/\{\w+\}/);
  return text && typeof text === 'object' ? Object.values(text).flatMap(sentencesOf) : [];
};

// In Portuguese, whose words are the longer ones.
test('axe and a look at every control find nothing in any state, on a phone, by day and by night, and none is in English', async ({
  visit,
  site,
}) => {
  for (const person of people(4)) await join(site, { ...person, message: 'Um quarto?' }, 'pt');
  await join(site, people(1)[0], 'pt');
  const opened = await openDashboard(visit, site, 'pt', { device: 'phone' });
  const { page, text, dialog, open, button, show } = opened;
  const { rights, person } = text;
  const disclose = (words: string) =>
    page.locator('summary:visible').filter({ hasText: words }).first().click();
  const states: Record<string, () => Promise<void>> = {
    async filters() {
      await page.getByRole('region', { name: text.waiting.heading }).getByRole('link').waitFor();
      await disclose(text.filters.more);
    },
    async export() {
      await button(text.export.open).click();
      await button(text.export.download).waitFor();
    },
    async opened() {
      await page.keyboard.press('Escape');
      await open('Person 2');
      await dialog.getByText('Um quarto?').waitFor();
    },
    async correcting() {
      await disclose(rights.submission.correct);
      await dialog.getByLabel(text.columns.name, { exact: true }).fill('');
      await button(rights.submission.save).click();
      await dialog.getByText(rights.rules['name.required']).waitFor();
    },
    async restricted() {
      await button(rights.restriction.restrict).press('Enter');
      await dialog.getByText(rights.restriction.covered).waitFor();
    },
    async erasing() {
      await button(rights.restriction.lift).press('Enter');
      await dialog.getByText('Um quarto?').waitFor();
      await disclose(rights.submission.delete);
      await disclose(person.erase);
      await button(person.eraseForGood).press('Enter');
      await dialog.getByText(person.mismatch).waitFor();
    },
  };
  for (const view of views.filter((each) => each !== 'submissions')) {
    states[view] = async () => {
      if (await dialog.count()) await button(text.row.close).click();
      await show(view);
      const focused = () => page.evaluate(() => document.activeElement?.id);
      await expect.poll(focused).toBe(headingOf(view));
      await page.getByText(text.loading).first().waitFor({ state: 'hidden' });
    };
  }
  const own = new Set(sentencesOf(content.pt.admin));
  const foreign = sentencesOf(content.en.admin).filter((each) => each.length > 3 && !own.has(each));
  let colorScheme: 'light' | 'dark' = 'light';
  for (const [state, reach] of Object.entries(states)) {
    await reach();
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page), state).toEqual([]);
    expect(await controlProblems(page), state).toEqual([]);
    const words = await page.evaluate(() => [
      ...document.body.innerText.split(/\n|\t/),
      ...Array.from(document.querySelectorAll('[aria-label]'), (each) => each.ariaLabel ?? ''),
    ]);
    expect(
      words.filter((each) => foreign.includes(each.trim())),
      state,
    ).toEqual([]);
    colorScheme = colorScheme === 'light' ? 'dark' : 'light';
  }
  await page.goBack();
  expect(new URL(page.url()).hash).toBe(`#${headingOf('account')}`);

  // WCAG 1.4.10.
  await setTextFace(page, 'wide');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const view of views) {
    await show(view);
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${headingOf(view)}`);
    const width = () => page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(await width(), view).toBe(320);
  }
});

/** Runs in the page: how many dates of the rows their cells cut. */
const cutDates = () =>
  Array.from(document.querySelectorAll('tbody time')).filter((date) => {
    const text = date.getBoundingClientRect();
    const cell = date.closest('td')?.getBoundingClientRect();
    return !cell || text.right > cell.right + 0.5 || text.bottom > cell.bottom + 0.5;
  }).length;

// Language is the subject: words and dates are of other lengths.
test.for(['en', 'pt'] as const)(
  'dates are whole in rows and in the blocks of a phone, in %s and in a wide face',
  async (language, { visit, site }) => {
    await join(site, { name: 'Eva', email: 'eva@example.org', country: 'United Kingdom' });
    const { page, table } = await openDashboard(visit, site, language);
    await table.locator('time').first().waitFor();
    await setTextFace(page, 'wide');
    for (const width of [1920, 1440, 1366, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => page.evaluate(cutDates), { message: String(width) }).toBe(0);
    }
  },
);
