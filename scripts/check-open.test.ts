import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asShipped } from '../content/as-shipped.fixture.ts';

test.skipIf(!asShipped)(
  '`npm run check:open` ends with 1 and names each missing thing with the line it goes into',
  () => {
    const root = join(import.meta.dirname, '..');
    const { stdout, status } = spawnSync(process.execPath, ['scripts/check-open.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    const places = Array.from(
      stdout.matchAll(/(site\.config\.ts|content\/facts\.ts):(\d+) \((\w+)\)/g),
      ([, file = '', line, name]) => ({ file, line: Number(line), name }),
    );
    expect(places.length).toBeGreaterThan(14);
    for (const { file, line, name } of places) {
      const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1];
      expect(text).toMatch(new RegExp(`^  ${name ?? ''}: (undefined,|\\{|'.*\\.example',)`));
    }
  },
);
