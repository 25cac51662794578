import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { clear, openDashboard, seed } from './setup/admin.ts';
import { test } from './setup/test.ts';

for (const language of languages) {
  test(`an administrator exports the filtered submissions as CSV and as JSON, in ${language}`, async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, [
      { name: 'Zé, "o das abelhas"', email: 'ze@example.pt', message: '=1+1' },
      { name: 'Not this one', email: 'other@example.org' },
      { name: 'Ana', email: 'ana@example.pt' },
    ]);
    const { page, text, names, table, button, dialog, toast } = await openDashboard(
      visit,
      site,
      language,
    );
    await page.getByLabel(text.filters.search, { exact: true }).fill('example.pt');
    await expect.poll(names).toHaveLength(2);
    await table.getByRole('button', { name: text.columns.name, exact: true }).click();
    await expect.poll(names).toEqual(['Ana', 'Zé, "o das abelhas"']);

    const exportAs = async (form: keyof typeof text.export.forms) => {
      const download = page.waitForEvent('download');
      await button(text.export.open).click();
      await dialog.getByLabel(text.export.form).selectOption(text.export.forms[form]);
      await button(text.export.download).click();
      const file = await download;
      await expect.poll(() => dialog.count()).toBe(0);
      return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const;
    };
    const [csvName, csv] = await exportAs('comma');
    expect(csvName).toMatch(/^submissions-contactable-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.codePointAt(0)).toBe(0xfeff);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Ana');
    expect(lines[2]).toContain('"Zé, ""o das abelhas"""');
    expect(lines[2]).toContain("'=1+1");
    await toast.waitFor();
    expect(await toast.innerText()).toContain(text.export.done);

    const [jsonName, json] = await exportAs('json');
    expect(jsonName).toMatch(/^submissions-contactable-\d{4}-\d\d-\d\d\.json$/);
    expect((JSON.parse(json) as { name: string }[]).map(({ name }) => name)).toEqual([
      'Ana',
      'Zé, "o das abelhas"',
    ]);
  });

  test(`an export says before and after the download how many it leaves out, and remembers its separator, in ${language}`, async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, [
      { name: 'Ana', email: `off.${language}@example.pt` },
      { name: 'Rui', email: `on.${language}@example.pt` },
    ]);
    const { page, text, open, dialog, button, toast } = await openDashboard(visit, site, language);
    await open('Ana');
    await button(text.person.unsubscribe).click();
    await dialog.getByText(text.person.unsubscribed).waitFor();
    await button(text.row.close).click();

    const held = (count: number) =>
      text.export.held.replace('{count}', String(count)).replace('{total}', '2');
    const off = text.export.reasons.unsubscribed.replace('{count}', '1');
    const leftOut = `${held(1)} ${text.export.leftOut.replace('{reasons}', off)}`;
    await button(text.export.open).click();
    const form = dialog.getByLabel(text.export.form);
    const chosen = () => form.locator('option:checked').innerText();
    expect(await chosen()).toBe(text.export.forms[language === 'pt' ? 'semicolon' : 'comma']);
    await dialog.getByText(leftOut).waitFor();
    const other = text.export.forms[language === 'pt' ? 'comma' : 'semicolon'];
    await form.selectOption(other);
    const download = page.waitForEvent('download');
    await button(text.export.download).click();
    const [, row = ''] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    expect(row).toContain(language === 'pt' ? '","' : '";"');
    await expect.poll(() => toast.innerText()).toContain(leftOut);

    await button(text.export.open).click();
    expect(await chosen()).toBe(other);
    await dialog.getByLabel(text.export.audience).selectOption(text.export.audiences.everyone);
    const mustNot = text.export.mustNotWrite.replace('{reasons}', off);
    await dialog.getByText(`${held(2)} ${mustNot}`).waitFor();
    const whole = page.waitForEvent('download');
    await button(text.export.download).click();
    expect((await whole).suggestedFilename()).toMatch(
      /^submissions-everyone-\d{4}-\d\d-\d\d\.csv$/,
    );
  });
}
