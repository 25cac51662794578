// `npm run dates`: gives every text that has changed since the last time today's date, which the sitemap and the
// articles tell search engines. content/text-dates.json keeps the dates; commit it with the texts.
import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { datedTexts, textDates, type TextDate } from '../content/text-dates.ts';

type TextDates = Record<string, TextDate>;

/**
 * The date of each text: as it was where the text is as it was, else today's.
 * @param folder where the texts are
 * @param files the texts' names in it
 */
export async function datesOf(
  folder: string,
  files: readonly string[],
  before: Partial<TextDates>,
  today: string,
): Promise<TextDates> {
  const dates: TextDates = {};
  for (const file of files.toSorted()) {
    const now = hash('sha256', await readFile(join(folder, file))).slice(0, 8);
    const known = before[file];
    dates[file] = known?.hash === now ? known : { changed: today, hash: now };
  }
  return dates;
}

if (import.meta.main) {
  const today = new Date().toISOString().slice(0, 10);
  const dates = await datesOf('content', datedTexts, textDates, today);
  const changed = datedTexts.filter((file) => dates[file]?.hash !== textDates[file]?.hash);
  await writeFile('content/text-dates.json', `${JSON.stringify(dates, null, 2)}\n`);
  console.log(
    changed.length
      ? `Dated ${today}: ${changed.map((file) => `content/${file}`).join(', ')}.`
      : 'Every text has its date.',
  );
}
