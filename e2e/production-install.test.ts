import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { content } from '../content/index.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');

/**
 * A copy of the built project with the packages that `npm ci --omit=dev` installs, and no other.
 */
function productionInstall(): string {
  const folder = newFolder('production');
  for (const entry of ['server', 'domain', 'content', 'dist', 'site.config.ts', 'package.json']) {
    cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    const isTopLevel = path.lastIndexOf('node_modules/') === 0;
    if (!isTopLevel || dev || optional) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
  return folder;
}

test('an owner who installs no packages of the build can serve all that visitors ask for', async () => {
  const folder = productionInstall();
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PORT: '0', LOG_LEVEL: 'warn', ADMIN_USERNAME: '', ADMIN_PASSWORD_HASH: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let origin = '';
  for await (const line of createInterface(server.stdout)) {
    origin = / is at (http:\S+)/.exec(line)?.[1] ?? '';
    if (origin) break;
  }
  expect((await fetch(`${origin}/pt/sobre`)).status).toBe(200);
  const rejected = await fetch(`${origin}/join`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ana', email: 'ana' }),
  });
  expect(rejected.status).toBe(422);
  expect(await rejected.text()).toContain(content.en.joinWords.heading);
});
