import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentExpiresOn } from '../content/opening-dates.ts';
import { today } from '../content/today.ts';
import { expiryFile } from '../server/http/pages/built-site.ts';

/** All files that the result of a build depends on. */
const inputs = [
  '{art,content,domain,public,scripts,site}/**/*',
  '{astro.config.ts,package-lock.json,site.config.ts}',
];
const mark = '.built-from';

/** What an owner edits, which the compiler reads. Code comes with `npm test` behind it. */
const ownersWords = ['content/**/*.{json,mdx,ts}', 'site.config.ts'];
/** Not among the inputs of a build, so that a test of all makes none stale. */
const checkedWords = '.ci/checked-words';

/**
 * Whether dist/ was built from the files as they are now, for the same SITE_URL, and every sentence
 * in it is still true.
 */
export async function isBuilt(): Promise<boolean> {
  const builtFrom = await readFile(join('dist', mark), 'utf8').catch(() => undefined);
  return builtFrom === (await fingerprint());
}

/**
 * Writes into a build the day on which a sentence in it turns false, and a mark of what it was
 * built from.
 */
export async function markBuilt(folder = 'dist'): Promise<void> {
  await writeFile(join(folder, expiryFile), contentExpiresOn(today) ?? '');
  await writeFile(join(folder, mark), await fingerprint());
}

/** Whether the compiler has passed the owner's words as they are now: `npm test` says so. */
export async function areWordsChecked(): Promise<boolean> {
  const checked = await readFile(checkedWords, 'utf8').catch(() => undefined);
  return checked?.trim() === (await hashOf(ownersWords));
}

/** Remembers that the compiler has passed the owner's words. To be committed with them. */
export const markWordsChecked = async (): Promise<void> =>
  writeFile(checkedWords, `${await hashOf(ownersWords)}\n`);

const fingerprint = (): Promise<string> =>
  hashOf(inputs, `${process.env['SITE_URL'] ?? ''}\0${contentExpiresOn(today) ?? ''}\0`);

async function hashOf(patterns: string[], start = ''): Promise<string> {
  const hash = createHash('sha256').update(start);
  const found = glob(patterns, { withFileTypes: true, exclude: isInstalled });
  const files = (await Array.fromAsync(found)).filter((entry) => entry.isFile());
  // As they stand in the project, wherever that stands.
  const names = files.map(({ parentPath, name }) => relative('.', join(parentPath, name)));
  for (const file of names.sort()) {
    hash.update(`\0${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** The lock files determine what is installed. */
const isInstalled = ({ name }: { name: string }): boolean => name === 'node_modules';
