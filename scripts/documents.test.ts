import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variables } from '../server/config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Words without the signs of a table or a list, which only Markdown needs. */
const words = (file: string) =>
  read(file)
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

test('a decision has at most 200 words and says when to look again', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root });
  expect(decisions.length).toBeGreaterThan(20);
  for (const file of decisions) {
    expect(words(file).length, file).toBeLessThanOrEqual(200);
    for (const part of ['**Context.**', '**Decision.**', '**Consequence.**', '**Revisit when**'])
      expect(read(file), file).toContain(part);
  }
});

test('the README has at most 70 lines, and the owner’s guide at most 1,700 words', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(70);
  expect(words('docs/operating.md').length).toBeLessThanOrEqual(1700);
});

test('each setting of the server and each npm script stands in the reference', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const told = new Set(read('docs/reference.md').match(/[\w:]+/g));
  expect([...variables, ...Object.keys(scripts)].filter((name) => !told.has(name))).toEqual([]);
});

test('all Markdown together has at most 15,000 words', () => {
  const all = globSync(['*.md', '{art,content,docs}/**/*.md'], { cwd: root });
  expect(all.length).toBeGreaterThan(30);
  expect(all.flatMap((file) => words(file)).length).toBeLessThanOrEqual(15_000);
});
