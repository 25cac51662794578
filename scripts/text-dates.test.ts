import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { datedTexts, textDates } from '../content/text-dates.ts';
import { datesOf, listWithVersion } from './text-dates.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const content = join(import.meta.dirname, '../content');

test('every text has been dated since it last changed', async () => {
  const dates = await datesOf(content, datedTexts, textDates, 'changed since');
  const stale = datedTexts.filter((file) => dates[file]?.changed === 'changed since');
  expect(
    stale,
    'These texts of content/ have changed and their dates have not. Run `npm run dates` and commit content/text-dates.json.',
  ).toEqual([]);
  expect(Object.keys(textDates)).toEqual(Object.keys(dates));
  for (const { changed } of Object.values(dates)) expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a text that changes gets the day of its change, and the others keep theirs', async () => {
  const folder = newFolder('texts');
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  write('about.ts', 'A place to rest');
  write('faq.ts', 'When do you open?');
  const first = await datesOf(folder, ['about.ts', 'faq.ts'], {}, '2026-11-22');
  expect(Object.values(first).map(({ changed }) => changed)).toEqual(['2026-11-22', '2026-11-22']);

  write('about.ts', 'A place to recover');
  const second = await datesOf(folder, ['about.ts', 'faq.ts'], first, '2026-12-01');
  expect(second['about.ts']?.changed).toBe('2026-12-01');
  expect(second['faq.ts']).toEqual(first['faq.ts']);
});

test('a new version of the privacy policy is listed with what changed, and is not passed over', async () => {
  const list =
    '# Versions\n\n| version | e-mails | since | what changed |\n| --- | --- | --- | --- |\n| `2025-01-a` | off | 2026-01-01 | First |\n\n## After\n';
  const on = { emails: 'on', since: '2026-02-03', change: undefined } as const;
  expect(await listWithVersion(list, '2025-01-a', on)).toBe(list);
  expect(await listWithVersion(list, '2025-01-b', on)).toBeUndefined();
  const longer = await listWithVersion(list, '2025-01-b', { ...on, change: 'Codes' });
  expect(longer).toMatch(
    /`2025-01-a` .*\n\| `2025-01-b` +\| on +\| 2026-02-03 +\| Codes +\|\n\n## After\n$/,
  );
});
