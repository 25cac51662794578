import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { specified } from '../content/as-shipped.fixture.ts';
import { copyForMadeUpOwner, runIn } from './made-up-owner.fixture.ts';

describe('an owner who changes brand, addresses, figures and a picture', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await copyForMadeUpOwner();
  });

  test(
    'every test passes for an owner who changed brand, addresses, figures and a picture, and `npm test` names the skipped ones',
    { timeout: 3_600_000 },
    async () => {
      const { output, status } = await runIn(folder, 'scripts/test.ts');
      const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
      // With what it says of the reason.
      expect(output.match(/^.*\bFAIL(ED)?\b.*(\n.*){0,9}/gm)).toBeNull();
      expect(failed, output).toBe('0');
      expect(status).toBe(0);
      expect(Number(passed)).toBeGreaterThan(1_000);
      expect(output).toMatch(
        /^SKIPPED: the tests of the specification's own words and of the looks, .*/m,
      );
    },
  );

  test('no built byte of another owner names the original brand or its domain', async () => {
    const names = [specified.owner.brand, specified.owner.email.split('@')[1] ?? ''];
    const found: string[] = [];
    let looked = 0;
    const entries = glob('dist/**/*.*', { cwd: folder, withFileTypes: true });
    for await (const entry of entries) {
      if (entry.isDirectory()) continue;
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      looked += 1;
      if (names.some((name) => bytes.includes(name))) found.push(file);
    }
    expect(found).toEqual([]);
    expect(looked).toBeGreaterThan(500);
  });
});
