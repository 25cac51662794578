import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One folder for whatever the tests of a run put aside, so that it can be cleared away with it. Its
 * name is short: tests that run all tests again put folders into folders, and the path of
 * Chromium's socket in the innermost may have 107 characters (unix(7)).
 */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'raiz-'));
  // The tests' Postgres runs as another user, who must get through to a folder of its own.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  // Each of some hundred servers and commands would compile the same modules again.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compile-cache');
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
