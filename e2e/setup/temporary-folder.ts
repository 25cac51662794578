import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for whatever the tests of a run put aside, so that it can be cleared away with it. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'raiz-do-vau-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
