import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startServer } from '../server/system-tests/server-process.fixture.ts';
import { copyProject, editAsMadeUpOwner, madeUpOwner, runIn } from './made-up-owner.fixture.ts';
import { submitTo } from '../server/submissions/submit.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.pt', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const rewrite = (file: string, change: (text: string) => string): void => {
  const text = readFileSync(file, 'utf8');
  expect(change(text), file).not.toBe(text);
  writeFileSync(file, change(text));
};

async function build(folder: string): Promise<void> {
  const { status, output } = await runIn(folder, 'scripts/build.ts');
  expect(status, output).toBe(0);
}

// As docs/operating.md says it, "A repository of your own".
test(
  "an owner's name, figures, photograph and submissions live through an upgrade with a migration",
  { timeout: 1_800_000 },
  async () => {
    const project = copyProject();
    const owner = newFolder('fork');
    const dataDir = newFolder('fork-data');
    git(project, 'init', '--initial-branch=main');
    writeFileSync(join(project, '.git/info/exclude'), 'node_modules\n');
    git(project, 'add', '--all');
    git(project, 'commit', '--message=One version');
    git(owner, 'clone', '--origin=upstream', project, '.');
    symlinkSync(resolve('node_modules'), join(owner, 'node_modules'));
    writeFileSync(join(owner, '.git/info/exclude'), 'node_modules\n');

    await editAsMadeUpOwner(owner);
    await build(owner);
    git(owner, 'add', '--all');
    git(owner, 'commit', '--message=Our name, figures and lagoon');
    const before = startServer(owner, { DATA_DIR: dataDir });
    const rui = { name: 'Rui', email: 'rui@example.pt', wants_updates: true };
    const key = { apikey: madeUpOwner.publicClientKey };
    const answer = await submitTo(await before.listening(), rui, key);
    expect(answer.status).toBe(201);
    before.child.kill('SIGTERM');
    await before.ended;

    // The new version has a migration, other words, and has drawn anew what the owner has a
    // photograph of.
    const migration = 'server/db/migrations/sqlite/999901010001_next.sql';
    writeFileSync(join(project, migration), 'CREATE TABLE next_version (id TEXT) STRICT;\n');
    rewrite(join(project, 'content/en/shell.ts'), (text) =>
      text.replace(/(skipToContent: ').*'/, "$1Skip to what is new'"),
    );
    writeFileSync(join(project, 'site/pictures/rendered/lagoon-day-1600.avif'), 'drawn anew');
    rewrite(join(project, 'site/pictures/rendered/index.json'), (text) =>
      text.replace(/("lagoon": \{\s+"fingerprint": )"\w+"/, '$1"another"'),
    );
    git(project, 'add', '--all');
    git(project, 'commit', '--message=The next version');

    git(owner, 'fetch', 'upstream');
    expect(() => git(owner, 'merge', '--no-edit', 'upstream/main')).toThrow();
    const unmerged = git(owner, 'diff', '--name-only', '--diff-filter=U').trim().split('\n');
    expect(unmerged.every((file) => file.startsWith('site/pictures/rendered/'))).toBe(true);
    git(owner, 'checkout', '--theirs', 'site/pictures/rendered');
    await build(owner);
    git(owner, 'add', '--all');
    git(owner, 'commit', '--no-edit');
    expect(git(owner, 'ls-files', 'site/pictures/rendered/lagoon-*')).not.toContain('lagoon-day');

    const after = startServer(owner, { DATA_DIR: dataDir });
    const page = await (await fetch(await after.listening())).text();
    expect(page).toContain(madeUpOwner.brand.replace('&', '&amp;'));
    expect(page).toContain('Skip to what is new');
    expect(page).toMatch(/lagoon\.\w+\/photograph-/);
    after.child.kill('SIGTERM');
    await after.ended;
    const store = new DatabaseSync(join(dataDir, 'raiz-do-vau.sqlite'));
    expect(store.prepare('SELECT name FROM interest_submissions').all()).toEqual([{ name: 'Rui' }]);
    expect(store.prepare('SELECT count(*) AS rows FROM next_version').all()).toEqual([{ rows: 0 }]);
    store.close();
    for (const folder of [project, owner, dataDir]) rmSync(folder, { recursive: true });
  },
);
