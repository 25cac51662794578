import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MirrorFile } from './mirror-file.ts';
import { newFolder } from '../../new-folder.fixture.ts';

const head = (seq: number) => ({ at: '2026-01-01T00:00:00.000Z', seq, hash: 'a' });

test('a line that a failing disk did not take is not in the mirror, which goes on without it', () => {
  const folder = newFolder('mirror');
  const mirror = new MirrorFile(folder);
  mirror.append({ head: head(1) });
  const sync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw new Error('EIO');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    sync.mockRestore();
    syncBuiltinESMExports();
  });
  expect(() => {
    mirror.append({ head: head(2) });
  }).toThrow(/cannot be written \(EIO\)/);
  sync.mockRestore();
  syncBuiltinESMExports();
  mirror.append({ head: head(3) });
  const seqs = new MirrorFile(folder).read().lines.map((line) => line.head?.seq);
  expect(seqs).toEqual([1, 3]);
});
