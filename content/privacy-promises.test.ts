import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const [, section = ''] = readFileSync(join(root, 'SECURITY.md'), 'utf8').split(
  '\n## What the privacy policy promises\n',
);
const rows = section
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim()));

/** The tests that a cell names as `file`: “words of its name”; more words of the same file may follow. */
function namedIn(cell: string): { file: string; name: string }[] {
  let file = '';
  return Array.from(cell.matchAll(/`([^`]+)`: |“([^”]+)”/g), ([, path, name]) => {
    file = path ?? file;
    return { file, name: name ?? '' };
  }).filter(({ name }) => name !== '');
}

test('SECURITY.md names, for each promise of the privacy policy, a test that is there', () => {
  expect(rows?.length).toBeGreaterThan(30);
  const missing = (rows ?? []).flatMap(([promise = '', , cell = '']) => {
    const tests = namedIn(cell);
    if (tests.length === 0) return [`${promise}: no test`];
    return tests
      .filter(({ file, name }) => {
        const path = join(root, file);
        return !existsSync(path) || !readFileSync(path, 'utf8').includes(name);
      })
      .map(({ file, name }) => `${promise}: ${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
