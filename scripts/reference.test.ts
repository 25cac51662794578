import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variables } from '../server/config.ts';
import { commands, otherVariables, referenceText } from './reference.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('docs/reference.md is what `npm run reference` makes of the code', () => {
  expect(read('docs/reference.md')).toBe(referenceText());
});

test('each script of package.json is told in docs/reference.md, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const told = Object.values(commands).flatMap(Object.keys);
  expect(told.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('each environment variable that the code reads is told in docs/reference.md', () => {
  const told = new Set([...variables, ...Object.values(otherVariables).flatMap(Object.keys)]);
  /** What the system, or the project itself, sets. */
  const ofOthers = [
    'PATH',
    'TMPDIR',
    'NODE_COMPILE_CACHE',
    'TEST_POSTGRES',
    'WATCH_REPORT_DEPENDENCIES',
  ];
  const files = globSync('{art,content,e2e,scripts,server,tools}/**/*.{ts,mjs}', {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  const used = files.flatMap((file) =>
    Array.from(read(file).matchAll(/process\.env\['([A-Z_]+)'\]/g), ([, name = '']) => name),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(new Set(used).difference(told)).toEqual(new Set(ofOthers));
});
