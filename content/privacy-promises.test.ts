import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** docs/promises.json. */
const { policy, defences } = JSON.parse(read('docs/promises.json')) as {
  /**
   * A sentence of the privacy policy, and words of the names of the tests that show it, by their
   * file.
   */
  policy: { promise: string; keptBy: string; tests: Record<string, string[]> }[];
  /** What is defended, and the files of the tests that show it. */
  defences: { subject: string; defence: string; tests: string[] }[];
};

test('each promise of the privacy policy names a test that exists', () => {
  expect(policy.length).toBeGreaterThan(30);
  const missing = policy.flatMap(({ promise, tests }) => {
    const named = Object.entries(tests);
    if (named.length === 0) return [`${promise}: no test`];
    return named.flatMap(([file, names]) =>
      names
        .filter((name) => !existsSync(join(root, file)) || !read(file).includes(name))
        .map((name) => `${promise}: ${file}: ${name}`),
    );
  });
  expect(missing).toEqual([]);
});

test('each defence names files of tests that exist', () => {
  expect(defences.length).toBeGreaterThan(40);
  const missing = defences.flatMap(({ defence, tests }) =>
    tests.length === 0
      ? [`${defence}: no test`]
      : tests.filter((file) => !existsSync(join(root, file))),
  );
  expect(missing).toEqual([]);
});
