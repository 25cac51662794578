// usage: node scripts/run.mjs scripts/<name>.ts [arguments] Installs what the lock file says where
// it is missing or stale, then hands over to the pinned Node. Plain JavaScript, because it must run
// on whatever Node (20 or later) the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const node = join(binaries, 'node');

/** npm writes its hidden lock file last, so an install that was cut short counts as missing. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(node) &&
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

if (!isInstalled()) {
  console.log('Installing what package-lock.json lists ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const child = spawn(
  node,
  ['--import', './scripts/read-owners-files.mjs', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: `${binaries}:${process.env.PATH}` } },
);
// A terminal sends Ctrl-C to both of us; a process manager sends SIGTERM to this one only.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
});
