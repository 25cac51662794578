import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dayMs, hourMs } from '../domain/time.ts';
import { copyNameOf } from '../server/backup/copy-name.ts';
import { newKey, newPlaces } from '../server/backup/copies.fixture.ts';
import { begun, sendDue, subscribe } from '../server/broadcasts/broadcasts.fixture.ts';
import { findBytes } from '../server/db/find-bytes.fixture.ts';
import { ana, id, listAll } from '../server/db/samples.fixture.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { restore } from './restore.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const gone = { ...ana, name: 'Zulmira', email: 'zulmira@quental.example', id: id(7) };

const command = (args: string[], env: Record<string, string> = {}) =>
  ownersCommandHere(restore, env, args);

/** A copy with two people, and one of an hour later, when one of them was erased. */
async function copiesElsewhere(daysAgo = 0) {
  const late = new Date(Math.floor(Date.now() / 1000) * 1000 - daysAgo * dayMs);
  const early = new Date(late.getTime() - hourMs);
  const places = newPlaces();
  const { store: file, settings } = places;
  const store = openSqliteStore(file, false, settings.LEDGER_DIR);
  await store.reconcileMirror(early);
  await store.addSubmission({ ...ana, created_at: early.toISOString() });
  await store.addSubmission({ ...gone, created_at: early.toISOString() });
  const older = await places.send(early);
  const entry = { id: id(70), at: late.toISOString(), account: 'olga', kind: 'erase' } as const;
  expect(await store.rights.erase(gone.email, entry)).toBe(1);
  const newer = await places.send(late);
  await store.close();
  return { ...places, older, newer, late };
}

/** The machine dies with all that was on it. */
const die = ({ settings }: { settings: { DATA_DIR: string; LEDGER_DIR: string } }) => {
  for (const folder of [settings.DATA_DIR, settings.LEDGER_DIR]) {
    rmSync(folder, { recursive: true });
  }
};

const peopleIn = async (file: string) => {
  const store = openSqliteStore(file);
  const people = await listAll(store);
  await store.close();
  return people.map(({ name }) => name);
};

test('`npm run restore -- --from` puts the newest copy back on another machine, with its mirror and its settings, by target and key alone', async () => {
  const places = await copiesElsewhere();
  die(places);
  const { to, keyFile, settings, store } = places;
  // What a command that was killed has left.
  const { pid } = spawnSync('true');
  mkdirSync(join(tmpdir(), `raiz-do-vau-restore-${pid}-Qx1`));
  const put = await command(['--from', to, '--key', keyFile]);
  expect(put).toMatchObject({ status: 0, stderr: '' });
  expect(put.stdout).toContain(`This one is of ${places.late.toISOString()}: ${places.newer}`);
  expect(await peopleIn(store)).toEqual([ana.name]);
  expect(existsSync(join(settings.LEDGER_DIR, 'mirror'))).toBe(true);
  const restored = join(settings.DATA_DIR, 'raiz-do-vau.restored.env');
  expect(readFileSync(restored, 'utf8')).toBe(
    String.raw`ADMIN_PASSWORD_HASH="\$argon2id\$v=19"` + '\n',
  );
  expect(statSync(restored).mode & 0o077).toBe(0);
  expect(readdirSync(tmpdir()).filter((name) => name.includes('-restore-'))).toEqual([]);
});

// Lines of the mirror go after 15 days.
test.each([0, 30])(
  'by the mirror of the newest copy an older one brings nobody back who was erased, not in a byte, after %i days',
  async (days) => {
    const places = await copiesElsewhere(days);
    die(places);
    const env = { DATA_DIR: newFolder('data'), LEDGER_DIR: newFolder('mirror') };
    const args = ['--from', places.to, '--key', places.keyFile, '--copy', places.older];
    const put = await command(args, env);
    expect(put).toMatchObject({ status: 0, stderr: '' });
    expect(put.stdout).toMatch(/The store did not know of 1 erasures/);
    expect(await peopleIn(join(env.DATA_DIR, 'raiz-do-vau.sqlite'))).toEqual([ana.name]);
    expect(findBytes(env.DATA_DIR, [gone.email])).toEqual([]);
  },
);

test('an older copy than the first line of the mirror is refused, and `--older` takes it; who was erased since that line stays erased', async () => {
  const now = new Date();
  const monthAgo = new Date(now.getTime() - 30 * dayMs);
  const places = newPlaces();
  const store = openSqliteStore(places.store, false, places.settings.LEDGER_DIR);
  await store.reconcileMirror(monthAgo);
  const created_at = monthAgo.toISOString();
  const late = { ...ana, name: 'Rui', email: 'rui@example.org', id: id(8) };
  for (const each of [ana, gone, late]) await store.addSubmission({ ...each, created_at });
  const older = await places.send(monthAgo);
  for (const [person, at] of [
    [gone, monthAgo],
    [late, now],
  ] as const) {
    const entry = { id: `erased ${person.name}`, at: at.toISOString(), account: 'olga' };
    await store.rights.erase(person.email, entry);
  }
  // A line goes after 15 days.
  await store.keepMirror(now);
  await places.send(now);
  await store.close();
  die(places);
  const args = ['--from', places.to, '--key', places.keyFile, '--copy', older];
  const refused = await command(args);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^The store is older than the first line of the mirror/);
  expect(existsSync(places.store)).toBe(false);
  expect(await command([...args, '--older'])).toMatchObject({ status: 0, stderr: '' });
  expect(await peopleIn(places.store)).toEqual([ana.name, gone.name]);
});

test('a letter to the list that was under way stands still, and the command says so', async () => {
  const now = new Date(Math.floor(Date.now() / 1000) * 1000 - hourMs / 2);
  const places = newPlaces();
  const store = openSqliteStore(places.store, true, places.settings.LEDGER_DIR);
  await store.reconcileMirror(now);
  await subscribe(store, ['ana@example.org', 'rui@example.org'], now);
  const letter = await begun(store, now);
  expect(await sendDue(store, letter.due, 1)).toHaveLength(1);
  await places.send(letter.due);
  await store.close();
  die(places);
  const put = await command(['--from', places.to, '--key', places.keyFile]);
  expect(put).toMatchObject({ status: 0, stderr: '' });
  expect(put.stdout).toContain('A letter to the list was under way when the copy was made.');
  const restored = openSqliteStore(places.store, true, places.settings.LEDGER_DIR);
  onTestFinished(() => restored.close());
  expect(await restored.broadcasts.read(letter.id)).toMatchObject({
    state: 'stopped',
    reason: 'restored',
  });
  expect(await restored.broadcasts.advance(new Date())).toEqual([]);
  expect(await sendDue(restored, new Date())).toEqual([]);
});

test('a false copy that somebody added keeps nobody from a true one, and its mirror is not taken', async () => {
  const places = await copiesElsewhere();
  const bytes = Buffer.from('nothing');
  const made = { made: new Date('2099-01-01'), version: '202611280002', bytes: bytes.length };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(places.to, copyNameOf({ ...made, sha256 })), bytes);
  die(places);
  const args = ['--from', places.to, '--key', places.keyFile, '--copy'];
  const put = await command([...args, places.older]);
  expect(put).toMatchObject({ status: 0, stderr: '' });
  expect(put.stdout).toMatch(/^The newer \S+20990101T000000Z\S+ cannot be opened/m);
  expect(await peopleIn(places.store)).toEqual([ana.name]);
});

test('a mirror that a first start began there is kept beside the one of the copy', async () => {
  const places = await copiesElsewhere();
  die(places);
  const { DATA_DIR, LEDGER_DIR } = places.settings;
  mkdirSync(LEDGER_DIR);
  const begun = openSqliteStore(places.store, false, LEDGER_DIR);
  await begun.reconcileMirror(places.late);
  await begun.close();
  const args = ['--from', places.to, '--key', places.keyFile, '--copy', places.older];
  expect(await command(args)).toMatchObject({ status: 0 });
  expect(await peopleIn(places.store)).toEqual([ana.name]);
  expect(readdirSync(LEDGER_DIR).filter((file) => file.includes('before-restore'))).toHaveLength(2);
  expect(readdirSync(DATA_DIR).some((file) => file.includes('before-restore'))).toBe(true);
});

test('a copy that cannot be taken is refused in one line, and nothing is changed', async () => {
  const places = await copiesElsewhere();
  const before = readdirSync(places.settings.DATA_DIR);
  const noKey = join(places.to, places.newer);
  for (const [harm, said] of [
    [{ keyFile: newKey().keyFile }, 'was sealed to another key'],
    [{ keyFile: '/nowhere/copies.key' }, 'There is no key at'],
    [{ keyFile: noKey }, 'is no key that opens'],
    [{ to: newFolder('empty') }, 'No copy is there'],
    [{ to: '/nowhere' }, 'does not answer (there is no'],
    [{ name: 'other' }, 'other is not there'],
    [{ to: asNewer(places) }, 'by a newer version'],
  ] as const) {
    const { to, keyFile, name } = { name: undefined, ...places, ...harm };
    const args = ['--from', to, '--key', keyFile, ...(name ? ['--copy', name] : [])];
    const put = await command(args);
    expect(put).toMatchObject({ status: 1, stdout: '' });
    expect(put.stderr).toContain(said);
    expect(put.stderr.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(places.settings.DATA_DIR)).toEqual(before);
  }
});

function asNewer({ to, newer }: { to: string; newer: string }): string {
  const folder = newFolder('newer');
  cpSync(join(to, newer), join(folder, newer.replace(/-\d{12}-/, '-209901010000-')));
  return folder;
}
