// `npm run dates`: gives every text that has changed since the last time today's date, which the
// sitemap and the articles tell search engines. content/text-dates.json keeps the dates; commit it
// with the texts. `npm run dates -- "what changed"` also enters a new version of the privacy
// policy, with that, into the list of them.
import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { specified } from '../content/as-shipped.fixture.ts';
import { policyOf, versionOf } from '../content/privacy-policy.ts';
import { datedTexts, textDates, type TextDate } from '../content/text-dates.ts';
import { dayOf } from '../domain/time.ts';

type TextDates = Record<string, TextDate>;

/** The date of each text in a folder: as it was where the text is as it was, else today's. */
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

const versions = 'docs/privacy-policy-versions.md';
const datesFile = 'content/text-dates.json';

/**
 * The list of the policy's versions with one that is in force at the end of its table.
 * @param emails whether it is the one for where addresses are confirmed by e-mail
 * @returns undefined where that is not in it, and nobody says what changed
 */
export async function listWithVersion(
  list: string,
  version: string,
  { emails, since, change }: { emails: 'on' | 'off'; since: string; change: string | undefined },
): Promise<string | undefined> {
  if (list.includes(`| \`${version}\` `)) return list;
  if (!change) return undefined;
  const row = `| \`${version}\` | ${emails} | ${since} | ${change.replaceAll('|', '\\|')} |`;
  const end = list.lastIndexOf('\n', list.indexOf('\n\n', list.lastIndexOf('\n| `')));
  const whole = `${list.slice(0, end)}\n${row}${list.slice(end)}`;
  return formatted(whole, versions);
}

const formatted = async (text: string, file: string): Promise<string> =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

async function runCommand(change?: string): Promise<void> {
  const today = dayOf(new Date());
  const list = await readFile(versions, 'utf8');
  let newList: string | undefined = list;
  for (const emails of ['off', 'on'] as const) {
    // As shipped: an owner's own name and figures make another version, which is not listed.
    const policy = policyOf(specified.owner, specified.facts, emails === 'on');
    const version = versionOf(policy, specified.facts.policiesUpdated);
    const sentence = newList === list ? change : 'the same';
    newList &&= await listWithVersion(newList, version, { emails, since: today, change: sentence });
  }
  if (newList === undefined) {
    console.error(
      `The privacy policy has changed, and nothing is dated yet. Say what is new in it: npm run dates -- "what changed". It goes into ${versions}.`,
    );
    process.exitCode = 1;
    return;
  }
  if (newList !== list) await writeFile(versions, newList);
  const dates = await datesOf('content', datedTexts, textDates, today);
  const changed = datedTexts.filter((file) => dates[file]?.hash !== textDates[file]?.hash);
  await writeFile(datesFile, await formatted(JSON.stringify(dates), datesFile));
  console.log(
    changed.length
      ? `Dated ${today}: ${changed.map((file) => `content/${file}`).join(', ')}.`
      : 'Every text has its date.',
  );
}

if (import.meta.main) await runCommand(process.argv[2]);
