import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { consentTextHash, consentTextNow } from '../../../content/consent-texts.ts';
import { href } from '../../../domain/routes.ts';
import { join, openDashboard, people, specifiedColumns } from '../../setup/admin.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';
import { setTextFace } from '../../setup/text-faces.ts';

describe('who joined', () => {
  test('an administrator sees who joined, finds, opens, sorts and exports them', async ({
    visit,
    site,
  }) => {
    await join(site, { ...maria, country: null });
    await join(site, { name: 'Niamh Byrne', email: 'niamh@example.ie', country: 'Ireland' });
    await join(site, { name: 'Maria', email: maria.email }, 'pt');
    const { page, text, table, names, button, dialog } = await openDashboard(visit, site);
    await expect.poll(names).toContain('Niamh Byrne');
    for (const counter of Object.values(text.counters)) {
      const box = page.getByRole('definition').filter({ hasText: '3' });
      await page.getByText(counter, { exact: true }).waitFor();
      expect(await box.count()).toBe(3);
    }
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(specifiedColumns.en);
    const row = (name: string) => table.getByRole('row', { name });
    const cells = await row(maria.profession).getByRole('cell').allInnerTexts();
    expect(cells.slice(0, 4)).toEqual([maria.email, '-', maria.profession, text.no]);
    // The second of an address is of somebody who has joined before.
    await table.getByText(text.returning, { exact: true }).waitFor();

    const waiting = page.getByRole('region', { name: text.waiting.heading });
    await waiting.getByRole('link').filter({ hasText: '1 message' }).click();
    await expect.poll(names).toEqual([maria.name]);
    await page.getByRole('button', { name: text.filters.clear }).click();
    await expect.poll(names).toHaveLength(3);

    const search = page.getByLabel(text.filters.search, { exact: true });
    await search.fill('mae pausa');
    await expect.poll(names).toEqual([maria.name]);
    await table.getByRole('button', { name: maria.name }).click();
    await dialog.getByText('Preciso de uma pausa').waitFor();
    await dialog.getByRole('button', { name: text.row.close }).click();
    await search.fill('');
    await page.getByLabel(text.columns.country, { exact: true }).selectOption('Ireland');
    await expect.poll(names).toEqual(['Niamh Byrne']);
    await page.getByRole('button', { name: text.filters.clear }).click();
    const byName = table.getByRole('columnheader', { name: text.columns.name, exact: true });
    await byName.getByRole('button').click();
    await expect.poll(async () => (await names()).at(0)).toBe('Maria');
    await byName.getByRole('button').click();
    await expect.poll(async () => (await names()).at(0)).toBe('Niamh Byrne');

    await button(text.export.open).click();
    await dialog.getByText('Those you may write to (3)').waitFor({ state: 'attached' });
    await dialog.getByLabel(text.export.form).selectOption(text.export.forms.comma);
    // What is missing is said in the field, which has the focus.
    const password = dialog.getByLabel(text.proof.password, { exact: true });
    await button(text.export.download).click();
    expect(await password.evaluate((each) => each.matches(':focus:invalid'))).toBe(true);
    await password.fill(site.admin.password);
    const download = page.waitForEvent('download');
    await button(text.export.download).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^submissions-contactable-\d{4}-\d\d-\d\d\.csv$/);
    const [heads = '', first = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(heads.codePointAt(0)).toBe(0xfeff);
    expect(first).toContain('Niamh Byrne');
    await dialog.getByText(text.export.done).waitFor();
  });

  // Portuguese alone: its words are the longer ones.
  test('counters, filters and ten rows are seen at once on a laptop, a press away, and are a table to a screen reader on a phone, too, in Portuguese', async ({
    visit,
    site,
  }) => {
    for (const person of people(12)) await join(site, person, 'pt');
    const { page, text, table, rows } = await openDashboard(visit, site, 'pt');
    await page.getByText(text.account.first).waitFor();
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(specifiedColumns.pt);
    await setTextFace(page, 'wide');
    const seen = async (parts: typeof rows) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const end = await table.evaluate((all) => all.parentElement?.getBoundingClientRect().bottom);
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
      return boxes.filter(
        (box) =>
          box &&
          box.x >= 0 &&
          box.x + box.width <= width &&
          box.y >= 0 &&
          box.y + box.height <= Math.min(height, end ?? height) + 0.5,
      ).length;
    };
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const at = `${width} × ${height}`;
      await expect.poll(() => seen(rows), { message: at }).toBeGreaterThanOrEqual(10);
      expect(await page.evaluate(() => scrollY), at).toBe(0);
      const filters = page.getByRole('search');
      for (const [parts, count] of [
        [filters.getByRole('searchbox').or(filters.getByRole('combobox')), 5],
        [filters.getByLabel(text.filters.from).or(filters.getByLabel(text.filters.to)), 2],
        [page.getByRole('definition'), 3],
        [table.getByRole('columnheader'), 6],
      ] as const) {
        expect(await parts.count(), at).toBe(count);
        expect(await seen(parts), at).toBe(count);
      }
      // The table is as wide as the screen, margins apart.
      expect((await table.boundingBox())?.width).toBeGreaterThan(0.92 * width);
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
    }

    // The rows are blocks there, and what the browser tells a screen reader is still a table.
    await page.setViewportSize({ width: 390, height: 844 });
    const block = async () => (await rows.first().boundingBox())?.height;
    await expect.poll(block).toBeGreaterThan(100);
    const browser = await page.context().newCDPSession(page);
    const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as {
      nodes: { role?: { value?: string } }[];
    };
    const roles = nodes.map(({ role }) => role?.value);
    for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
      expect(roles).toContain(role);
    }

    // One view is marked as the shown one in colours of the reader's own, too.
    await page.emulateMedia({ forcedColors: 'active' });
    const marked = await page
      .getByRole('navigation', { name: text.sections.label })
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).borderBottomWidth !== '0px')
          .map((link) => link.textContent),
      );
    expect(marked).toEqual([text.sections.submissions]);
  });
});

// A form that came back with its errors still names them. With scripts the header does:
// server/submissions/consent.test.ts.
test('the dashboard shows the words in pt that somebody agreed to without JavaScript', async ({
  visit,
  site,
}) => {
  const opened = await visit(href('home', 'pt'), { scripts: false, expectedErrors: /422/ });
  const form = interestForm(opened, 'pt');
  const beside = await form.form.locator('label[for=interest-consent]').innerText();
  const besideUpdates = await form.form.locator('label[for=interest-updates]').innerText();
  expect(`${beside}\n${besideUpdates}`).toBe(consentTextNow.pt);
  await form.fill({ name: 'Rui', email: 'rui@localhost' });
  await form.consent.check();
  await form.submit.click();
  await opened.waitForURL(`**${href('join', 'pt')}`);
  await form.fill({ name: 'Inês', email: 'ines@example.pt' });
  await form.consent.check();
  await form.submit.click();
  await opened.waitForURL(`**${href('thankYou', 'pt')}`);

  const { open, dialog, text } = await openDashboard(visit, site, 'pt');
  await open('Inês');
  await dialog.locator('summary').filter({ hasText: text.consent.heading }).click();
  const receipt = dialog.getByRole('region', { name: text.consent.heading });
  const words = receipt.getByRole('blockquote');
  await words.waitFor();
  expect(await words.innerText()).toBe(consentTextNow.pt);
  const facts = await receipt.getByRole('definition').allInnerTexts();
  expect(facts[0]).toBe(consentTextHash(consentTextNow.pt));
  const { channels, changeWays, entries } = text.consent;
  expect(facts.slice(3)).toEqual([
    channels.form,
    text.no,
    expect.stringMatching(`: ${entries.list.given}, ${changeWays.form}$`),
  ]);
});
