import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { join, openDashboard } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

test('an administrator exports what was searched for, in its order, as CSV and as JSON', async ({
  visit,
  site,
}) => {
  await join(site, { name: 'Zé, "o das abelhas"', email: 'ze@example.pt', message: '=1+1' });
  await join(site, { name: 'Not this one', email: 'other@example.org' });
  await join(site, { name: 'Ana', email: 'ana@example.pt' });
  const { page, text, names, table, button, dialog, toast } = await openDashboard(visit, site);
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
  await toast.getByText(text.export.done).waitFor();

  const [jsonName, json] = await exportAs('json');
  expect(jsonName).toMatch(/^submissions-contactable-\d{4}-\d\d-\d\d\.json$/);
  expect((JSON.parse(json) as { name: string }[]).map(({ name }) => name)).toEqual([
    'Ana',
    'Zé, "o das abelhas"',
  ]);
});
