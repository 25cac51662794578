import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { clear, openDesk, seed } from './setup/desk.ts';
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
    const { page, text, names, table, button, toast } = await openDesk(visit, site, language);
    await page.getByLabel(text.filters.search, { exact: true }).fill('example.pt');
    await expect.poll(names).toHaveLength(2);
    await table.getByRole('button', { name: text.columns.name, exact: true }).click();
    await expect.poll(names).toEqual(['Ana', 'Zé, "o das abelhas"']);

    const exportAs = async (name: string) => {
      const download = page.waitForEvent('download');
      await button(name).click();
      const file = await download;
      return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const;
    };
    const [csvName, csv] = await exportAs(text.export.csv);
    expect(csvName).toMatch(/^submissions-contactable-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.codePointAt(0)).toBe(0xfeff);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Ana');
    expect(lines[2]).toContain('"Zé, ""o das abelhas"""');
    expect(lines[2]).toContain("'=1+1");
    await toast.waitFor();
    expect(await toast.innerText()).toContain(text.export.done);

    const [jsonName, json] = await exportAs(text.export.json);
    expect(jsonName).toMatch(/^submissions-contactable-\d{4}-\d\d-\d\d\.json$/);
    expect((JSON.parse(json) as { name: string }[]).map(({ name }) => name)).toEqual([
      'Ana',
      'Zé, "o das abelhas"',
    ]);

    await page.getByLabel(text.export.audience).selectOption(text.export.audiences.everyone);
    const [everyone] = await exportAs(text.export.csv);
    expect(everyone).toMatch(/^submissions-everyone-\d{4}-\d\d-\d\d\.csv$/);
    await expect.poll(() => toast.innerText()).toContain(text.export.held.everyone);
  });
}
