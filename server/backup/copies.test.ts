import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ana, id } from '../db/samples.fixture.ts';
import { findBytes } from '../db/find-bytes.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { readCopiesState } from './state-file.ts';
import { copyNameOf, parseCopyName } from './copy-name.ts';
import { createCopies } from './keep-copies.ts';
import makeCopy from './make-copy.ts';
import { openSealed, publicTextOf, seal } from './seal.ts';
import { openTarget } from './target.ts';
import { newFolder } from '../new-folder.fixture.ts';

const keeper = join(import.meta.dirname, '../../deploy/copies');
const now = new Date('2026-02-03T04:05:06.000Z');
const version = '202611280002';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const nameOf = (bytes: Buffer, made = now) =>
  copyNameOf({ made, version, bytes: bytes.length, sha256: sha256(bytes) });

/** What the holder of the server's key for ssh asks of `deploy/copies`. */
function asked(
  folder: string,
  command: string | undefined,
  input: Buffer = Buffer.alloc(0),
  env = {},
) {
  const { status, stdout, stderr } = spawnSync(keeper, [folder], {
    input,
    env: {
      PATH: process.env['PATH'],
      ...(command !== undefined && { SSH_ORIGINAL_COMMAND: command }),
      ...env,
    },
  });
  return { status, stdout, stderr: stderr.toString() };
}

describe('deploy/copies as the forced command of a key for ssh', () => {
  const bytes = Buffer.from('a sealed copy');
  const name = nameOf(bytes);

  test('takes a copy, lists it and gives it back', () => {
    const folder = newFolder('copies');
    expect(asked(folder, `put ${name}`, bytes)).toMatchObject({ status: 0 });
    expect(asked(folder, 'list').stdout.toString()).toBe(`${name}\n`);
    expect(asked(folder, `get ${name}`).stdout).toEqual(bytes);
  });

  test.each([
    [
      'overwritten',
      (folder: string) => asked(folder, `put ${name}`, Buffer.from('something else')),
    ],
    ['overwritten by itself', (folder: string) => asked(folder, `put ${name}`, bytes)],
    ['truncated', (folder: string) => asked(folder, `put ${name}`)],
    ['truncated by another command', (folder: string) => asked(folder, `truncate -s 0 ${name}`)],
    ['renamed', (folder: string) => asked(folder, `mv ${name} other`)],
    ['removed', (folder: string) => asked(folder, `rm ${name}`)],
    [
      'removed after another command',
      (folder: string) => asked(folder, `list; rm -f ${join(folder, name)}`),
    ],
    ['removed by thinning', (folder: string) => asked(folder, 'thin')],
    [
      'removed in a substitution',
      (folder: string) => asked(folder, `get $(rm -f ${join(folder, name)})`),
    ],
    ['overwritten beside the folder', (folder: string) => asked(folder, `put ../${name}`, bytes)],
    ['reached by a pattern', (folder: string) => asked(folder, 'get *')],
    ['reached by a shell', (folder: string) => asked(folder, undefined)],
  ])('a copy is never %s', (_what, attack) => {
    const folder = newFolder('copies');
    asked(folder, `put ${name}`, bytes);
    // Old enough for thinning.
    utimesSync(join(folder, name), 0, 0);
    const { status } = attack(folder);
    if (!_what.includes('after another')) expect(status).not.toBe(0);
    expect(readdirSync(folder).filter((file) => !file.startsWith('.'))).toEqual([name]);
    expect(readFileSync(join(folder, name))).toEqual(bytes);
  });

  test.each([
    ['breaks off', bytes.subarray(0, 5)],
    ['is another one than its name says', Buffer.from('a sealed cope')],
    ['is longer than its name says', Buffer.concat([bytes, bytes])],
  ])('a copy that %s is not listed, and leaves nothing', (_what, sent) => {
    const folder = newFolder('copies');
    expect(asked(folder, `put ${name}`, sent).status).not.toBe(0);
    expect(asked(folder, 'list').stdout.toString()).toBe('');
    expect(readdirSync(folder)).toEqual(['.lock']);
  });

  test('a flood ends at the limit, and what was there stays', () => {
    const folder = newFolder('copies');
    const big = [1, 2, 3, 4].map((fill) => Buffer.alloc(400_000, fill));
    const answers = big.map((each) =>
      asked(folder, `put ${nameOf(each)}`, each, { COPIES_MOST_MB: '1' }),
    );
    expect(answers.map(({ status }) => status === 0)).toEqual([true, true, false, false]);
    expect(answers[2]?.stderr).toContain('no room');
    expect(asked(folder, 'list').stdout.toString().split('\n')).toHaveLength(3);
  });

  test('thinning goes by when a copy came: of a day ago one an hour stays, of 14 days ago none', () => {
    const folder = newFolder('copies');
    const put = (hoursAgo: number, fill: number) => {
      const each = Buffer.alloc(3, fill);
      // Anyone who sends chooses the time in the name.
      const name = nameOf(each, new Date(fill * 1e12));
      asked(folder, `put ${name}`, each);
      const at = Math.floor(Date.now() / 3_600_000) * 3600 - hoursAgo * 3600 + fill;
      utimesSync(join(folder, name), at, at);
      return name;
    };
    const kept = [put(1, 1), put(1, 2), put(30, 4), put(40, 6)];
    put(30, 3);
    put(40, 5);
    put(14 * 24 + 2, 7);
    expect(spawnSync(keeper, [folder, 'thin']).status).toBe(0);
    expect(asked(folder, 'list').stdout.toString().trim().split('\n').toSorted()).toEqual(
      kept.toSorted(),
    );
  });
});

describe('a sealed file', () => {
  const owner = generateKeyPairSync('x25519');
  const drill = generateKeyPairSync('x25519');
  const text = Buffer.from('Zulmira Quental '.repeat(9000));

  async function sealed() {
    const folder = newFolder('copies');
    const parts: Buffer[] = [];
    const content = (async function* () {
      yield text;
    })();
    const to = [owner, drill].map(({ publicKey }) => publicTextOf(publicKey));
    for await (const part of seal(content, to)) parts.push(part);
    const file = join(folder, 'sealed');
    writeFileSync(file, Buffer.concat(parts));
    return { file, folder, into: join(folder, 'opened') };
  }

  test('is opened by each key it was sealed to, and by no other', async () => {
    const { file, folder, into } = await sealed();
    expect(findBytes(folder, ['Zulmira'])).toEqual([]);
    for (const { privateKey } of [owner, drill]) {
      expect(await openSealed(file, privateKey, into)).toBe(true);
      expect(readFileSync(into)).toEqual(text);
    }
    const other = generateKeyPairSync('x25519').privateKey;
    expect(await openSealed(file, other, into)).toBe(false);
  });

  test('is refused where any byte of it was changed, or its end is missing', async () => {
    const { file, into } = await sealed();
    const whole = readFileSync(file);
    for (const at of [20, 100, 200, 600, 5000, whole.length - 20, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      writeFileSync(file, changed);
      const opened = await openSealed(file, owner.privateKey, into).catch(() => false);
      expect([at, opened]).toEqual([at, false]);
    }
    writeFileSync(file, whole);
    truncateSync(file, whole.length - 1);
    await expect(openSealed(file, owner.privateKey, into)).rejects.toThrow();
  });
});

describe('copies elsewhere', () => {
  const key = generateKeyPairSync('x25519');

  /** @param isKnown whether the store knows that it was changed */
  async function keeping(isKnown = true) {
    const [dataDir, to] = [newFolder('copies'), newFolder('copies')];
    const file = join(dataDir, 'raiz-do-vau.sqlite');
    const store = openSqliteStore(file);
    onTestFinished(() => store.close());
    let time = now.getTime();
    const log = { debug: vi.fn(), warn: vi.fn() };
    const look = createCopies({
      copies: {
        to,
        publicKey: publicTextOf(key.publicKey),
        settings: { SITE_URL: 'https://a.pt' },
      },
      dataDir,
      store: { engine: 'sqlite', file },
      ledgerDir: undefined,
      changeMark: isKnown ? store.changeMark : undefined,
      clock: () => new Date(time),
      log,
      make: makeCopy,
    });
    return {
      dataDir,
      to,
      store,
      log,
      /** Looks every five seconds for so long. */
      wait: async (seconds: number) => {
        for (const end = time + seconds * 1000; time < end;) {
          time += 5000;
          await look();
        }
      },
      there: () => openTarget(to).list(),
      state: () => readCopiesState(dataDir),
    };
  }

  test('a change is elsewhere within a minute, is seen there a minute later, and nothing is sent without one', async () => {
    const { store, wait, there, state, to } = await keeping();
    await wait(5);
    expect(await there()).toHaveLength(1);
    await store.addSubmission({ ...ana, id: id(1) });
    await wait(50);
    expect(await there()).toHaveLength(2);
    expect(state()?.unseenSince).not.toBeNull();
    await wait(65);
    expect(state()).toMatchObject({ unseenSince: null, reason: null });
    // The probe of each minute is no change, nor that this server goes on to send e-mails.
    await store.checks.expectWritable();
    const until = new Date(Date.now() + 60_000);
    expect(await store.emails.outbox.hold('this server', new Date(), until)).toBe(true);
    await wait(600);
    expect(await there()).toHaveLength(2);
    expect(findBytes(to, [ana.email])).toEqual([]);
    await wait(86_400 - 600);
    expect(await there()).toHaveLength(3);
  });

  test('where nobody knows whether anything changed, as in Postgres, a copy goes each hour', async () => {
    const { wait, there, state } = await keeping(false);
    await wait(54 * 60);
    expect(await there()).toHaveLength(1);
    await wait(130);
    expect(await there()).toHaveLength(2);
    expect(state()).toMatchObject({ unseenSince: null, seen: '2026-02-03T05:00:01.000Z' });
  });

  test('what changed while copies do not go stays unseen, and goes once they do', async () => {
    const { store, wait, there, state, to, log } = await keeping();
    await wait(120);
    const before = state();
    expect(before?.unseenSince).toBeNull();
    rmSync(to, { recursive: true });
    await store.addSubmission({ ...ana, id: id(1) });
    await wait(120);
    expect(state()).toMatchObject({
      unseenSince: '2026-02-03T04:07:11.000Z',
      seen: before?.seen,
      reason: expect.stringContaining('there is no folder') as string,
    });
    // Once, although it was tried each minute.
    expect(log.warn).toHaveBeenCalledOnce();
    mkdirSync(to);
    await wait(120);
    expect(await there()).toHaveLength(1);
    expect(state()).toMatchObject({ unseenSince: null, reason: null });
  });

  test('a copy that is not there a minute after it went does not count, and another one goes', async () => {
    const { wait, there, state, to } = await keeping();
    await wait(5);
    const [lost] = await there();
    rmSync(join(to, lost?.name ?? ''));
    await wait(60);
    expect(state()?.seen).toBeNull();
    await wait(120);
    expect((await there()).length).toBeGreaterThan(0);
    expect(state()?.seen).not.toBeNull();
  });

  test.each([
    ['was cut', (file: string) => truncateSync(file, 9)],
    ['was changed', (file: string) => writeFileSync(file, readFileSync(file).fill(0, 30, 40))],
  ])('a copy that %s there is not taken', async (words, harm) => {
    const { wait, there, to } = await keeping();
    await wait(5);
    const [copy] = await there();
    if (!copy) throw new Error('no copy');
    const file = join(to, copy.name);
    chmodSync(file, 0o600);
    harm(file);
    await expect(openTarget(to).get(copy, join(newFolder('copies'), 'it'))).rejects.toThrow(words);
  });

  test('the name of a copy says when it was made, its version, its length and its checksum', () => {
    const made = { made: now, version, bytes: 12, sha256: 'ab'.repeat(32) };
    expect(parseCopyName(copyNameOf(made))).toMatchObject(made);
    expect(parseCopyName('raiz-do-vau-20260203T040506Z.sqlite')).toBeUndefined();
  });
});
