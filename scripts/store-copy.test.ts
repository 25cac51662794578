import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deliver } from '../server/email/deliver.fixture.ts';
import { everything } from '../content/everything.fixture.ts';
import {
  checkout,
  ownersCommandHere,
  startServer,
  surroundings,
} from '../server/system-tests/server-process.fixture.ts';
import { consentTexts } from '../content/consent-texts.ts';
import { facts } from '../content/facts.ts';
import { describeWithPostgres, testDatabases } from '../server/db/postgres/postgres.fixture.ts';
import { verifyAuditLog } from '../server/events/audit/verify.ts';
import { createKysely } from '../server/db/postgres/connection.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import type { Store } from '../server/stores/store.ts';
import { lockFolder } from '../server/db/data-folder-lock.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ana, id, listAll } from '../server/db/samples.fixture.ts';
import { storeCopy } from './store-copy.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

// `script` of util-linux gives a command a terminal and prints what that shows.
const script = '/usr/bin/script';

/** Runs the command and collects its output. */
function copy(args: string[]) {
  const child = spawn(process.execPath, ['scripts/store-copy.ts', ...args], { env: surroundings });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => (output[stream] += chunk.toString()));
  }
  return { child, output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** Runs it in this process. */
const copyHere = (...args: string[]) => ownersCommandHere(storeCopy, {}, args);

/** An e-mail that was sent with a link, and a person who confirmed by it. */
async function addEmails(store: Store): Promise<void> {
  const now = new Date(ana.created_at);
  const { admin, links } = store.emails;
  await admin.askAgain(ana.email, now);
  await deliver(store, now, () => ({ tokenHash: 'hash', purpose: 'confirm' }));
  expect(await links.confirm('hash', now)).toBe('done');
}

/** A person whose data is restricted, and what they asked for. */
async function addRights({ rights }: Store): Promise<void> {
  const entry = { id: 'restrict', at: ana.created_at, account: 'olga', kind: 'restrict' } as const;
  expect(await rights.restrict(ana.email, entry)).toBeGreaterThan(0);
  const request = { kind: 'access', email: ana.email, receivedOn: '2026-01-01' } as const;
  await rights.addDataSubjectRequest(
    { ...request, madeBy: 'admin' },
    new Date(ana.created_at),
    'admin',
  );
}

/** A DATA_DIR with this many submissions, two event counts and an account. */
async function embedded(submissions: number): Promise<string> {
  const folder = newFolder('data');
  const file = join(folder, 'raiz-do-vau.sqlite');
  const store = openSqliteStore(file);
  const createdAt = new Date(ana.created_at);
  await store.createAdminAccount({ username: 'olga', passwordHash: 'hash', createdAt });
  const event = { event: 'lang_switch', properties: { from: 'en', to: 'pt' } } as const;
  await store.countEvent('2026-01-01', event);
  await store.countEvent('2026-01-01', event);
  await store.countEvent('2026-01-02', event);
  await store.addSubmission(
    { ...ana, profession: 'Baker 🥖', idempotency_key: 'key', wants_updates: false, id: id(0) },
    { consent: { wording: consentTexts[1], channel: 'form' } },
  );
  const at = ana.created_at;
  await addEmails(store);
  await addRights(store);
  await store.addAuditEntry({ id: 'one', at, account: 'olga', kind: 'erase', count: 3 });
  await store.close();
  const database = new DatabaseSync(file);
  database.exec(`
    WITH RECURSIVE numbers (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${submissions})
    INSERT INTO interest_submissions (id, created_at, name, email, email_key, country, profession, message, wants_updates, language,
      ip_address, user_agent, privacy_policy_version, idempotency_key)
    SELECT printf('019a0000-0000-7000-8000-%012d', n), printf('2026-01-01T10:00:00.%03dZ', n % 1000),
      'Ana', n || '@example.org', n || '@example.org', 'Portugal', NULL, 'Olá, quando abre?', n % 2, 'pt', '192.0.2.1', NULL,
      '2025-01', NULL FROM numbers`);
  database.close();
  return folder;
}

describeWithPostgres('npm run store:copy', () => {
  const postgres = testDatabases();

  const count = async (url: string) => {
    const [row] = await postgres.asSuperuser(
      url,
      'SELECT count(*)::int AS count FROM interest_submissions',
    );
    return row?.['count'];
  };

  test.runIf(everything)(
    '`npm run store:copy` run again after an interruption copies everything',
    async () => {
      const folder = await embedded(5_000);
      const url = await postgres.newDatabase();
      const first = copy(['--from', folder, '--to', url]);
      await once(first.child.stdout, 'data');
      first.child.kill('SIGKILL');
      await first.ended;
      expect(await count(url)).toBeGreaterThan(0);
      expect(await count(url)).toBeLessThan(5_000);

      const second = copy(['--from', folder, '--to', url]);
      expect(await second.ended).toBe(0);
      expect(second.output.stderr).toBe('');
      expect(second.output.stdout).toMatch(/^copied \d+ of 5000 submissions\n/);
      expect(second.output.stdout).toMatch(
        /\ncompared 5000 of 5000 submissions\n5000 submissions, 2 event counts and the administrator account are in Postgres, the same in every column\.\n\S+ is kept\. To delete it: rm -f '\S+'.*\n$/,
      );
      const { store, pool } = await openPostgresStore(url);
      onTestFinished(() => store.close());
      const read = async (from: typeof store) => ({
        submissions: await listAll(from),
        events: await from.eventCounts(),
        account: await from.adminAccount(),
        audit: await from.auditEntries(),
        auditHead: await from.auditHead(),
        consents: await from.reads.consents({ ids: [id(0)] }),
        person: await from.emails.admin.ofSubscriber(ana.email),
        restrictedSince: await from.rights.restrictedSince(ana.email),
        requests: await from.rights.dataSubjectRequests(),
        link: await from.emails.links.look('confirm', 'hash', new Date()),
      });
      const source = openSqliteStore(join(folder, 'raiz-do-vau.sqlite'));
      onTestFinished(() => source.close());
      expect(await read(store)).toEqual(await read(source));
      expect((await read(store)).person).toMatchObject({
        state: 'confirmed',
        emails: [{ kind: 'confirm', state: 'sent' }],
      });
      const { chained, faults } = await verifyAuditLog(createKysely(pool), []);
      expect({ chained, faults }).toEqual({ chained: 3, faults: [] });
      expect(await read(store)).toMatchObject({
        restrictedSince: ana.created_at,
        requests: [
          { kind: 'access', due_on: '2026-01-31', outcome: null },
          { kind: 'restriction', due_on: '2026-01-31', outcome: 'done' },
        ],
      });
    },
  );

  test('`npm run store:copy` run twice names every row that differs in Postgres', async () => {
    const folder = await embedded(4);
    const url = await postgres.newDatabase();
    const args = ['--from', folder, '--to', url];
    expect((await copyHere(...args)).status).toBe(0);
    await postgres.asSuperuser(
      url,
      `DELETE FROM consents`,
      `UPDATE consent_texts SET text = 'x'`,
      `UPDATE interest_submissions SET id = 'other' WHERE id = '${id(0)}'`,
      `UPDATE interest_submissions SET message = 'x' WHERE id = '${id(1)}'`,
      `UPDATE interest_submissions SET ip_address = NULL WHERE id = '${id(2)}'`,
      `UPDATE interest_submissions SET created_at = created_at + '1 ms',
        wants_updates = NOT wants_updates WHERE id = '${id(3)}'`,
      "UPDATE event_counts SET count = 9 WHERE day = '2026-01-02'",
      "UPDATE admin_account SET password_hash = 'x'",
    );
    const again = await copyHere(...args);
    expect(again.status).toBe(1);
    expect(again.stderr.split('\n')).toEqual([
      expect.stringMatching(
        /^admin_account 1 differs in password_hash: the account in Postgres holds, .*npm run admin:password/,
      ) as string,
      'event_counts 2026-01-02 lang_switch {"from":"en","to":"pt"} differs in count',
      'consent_texts 9a561988ea228323 differs in text',
      `interest_submissions ${id(0)} is missing in Postgres`,
      `interest_submissions ${id(1)} differs in message`,
      `interest_submissions ${id(2)} differs in ip_address`,
      `interest_submissions ${id(3)} differs in created_at, wants_updates`,
      `consents ${id(0)} ${id(0)} list is missing in Postgres`,
      `consents ${id(0)} ${id(0)} updates is missing in Postgres`,
      expect.stringMatching(`^consents ${id(0)} \\S+ list is missing in Postgres$`) as string,
      expect.stringMatching(/^Of 4 submissions, .* 10 are not the same in Postgres/),
      '',
    ]);
    // A store that differs in any column is not deleted, whatever the option.
    expect((await copyHere(...args, '--delete-source')).status).toBe(1);
    expect(existsSync(join(folder, 'raiz-do-vau.sqlite'))).toBe(true);
  });

  test('`npm run store:copy -- --delete-source` deletes the embedded store and nothing else in the data folder', async () => {
    const folder = await embedded(4);
    mkdirSync(join(folder, 'backups'));
    writeFileSync(join(folder, 'backups', 'mine.sqlite'), '');
    const url = await postgres.newDatabase();
    const move = await copyHere('--from', folder, '--to', url, '--delete-source');
    expect(move).toMatchObject({ status: 0, stderr: '' });
    expect(move.stdout).toMatch(/raiz-do-vau\.sqlite was deleted\. Backups .*\n$/);
    expect(move.stdout).toContain(` ${facts.copyDays} days after `);
    expect(readdirSync(folder)).toEqual(['backups', 'server.lock']);
    expect(readdirSync(join(folder, 'backups'))).toEqual(['mine.sqlite']);
    expect(await count(url)).toBe(4);
  });

  test.skipIf(!existsSync(script)).each([
    ['y', false],
    ['\u0004', true], // Ctrl-D
  ])(
    '`npm run store:copy` asks on a terminal whether to delete the embedded store, and accepts the answer %j',
    async (answer, isKept) => {
      const folder = await embedded(4);
      const url = await postgres.newDatabase();
      const command = `'${process.execPath}' scripts/store-copy.ts --from '${folder}' --to '${url}'`;
      const child = spawn(script, ['-qec', command, '/dev/null']);
      let shown = '';
      let isAnswered = false;
      child.stdout.on('data', (chunk: Buffer) => {
        shown += chunk.toString();
        if (isAnswered || !shown.includes('(y/N) ')) return;
        isAnswered = true;
        child.stdin.write(answer === '\u0004' ? answer : `${answer}\n`);
      });
      const [status] = (await once(child, 'close')) as [number];
      expect(shown).toContain('Delete it? (y/N)');
      expect(status).toBe(0);
      expect(existsSync(join(folder, 'raiz-do-vau.sqlite'))).toBe(isKept);
    },
  );

  test('`npm run store:copy` refuses a store that a server uses, and no server can start on the store meanwhile', async () => {
    const folder = await embedded(4);
    const url = await postgres.newDatabase();
    const unlock = lockFolder(folder, 'as a server does');
    const args = ['--from', folder, '--to', url, '--delete-source'];
    expect(await copyHere(...args)).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^A server is using \S+\. Nothing was changed\. Stop the server, then run this again\.\n$/,
      ) as string,
    });
    unlock();
    if (!everything) return;

    const many = await embedded(10_000);
    const slow = copy(['--from', many, '--to', url]);
    await once(slow.child.stdout, 'data');
    slow.child.kill('SIGSTOP'); // however fast it would be
    expect(() => lockFolder(many, 'Wait.')).toThrow(/^A server is using .*\. Wait\.$/);
    slow.child.kill('SIGKILL');
    await slow.ended;
    lockFolder(many, 'No more.')();
  });

  test('`npm run store:copy` refuses to copy again after a person was erased from Postgres', async () => {
    const folder = await embedded(4);
    const url = await postgres.newDatabase();
    const args = ['--from', folder, '--to', url];
    expect((await copyHere(...args)).status).toBe(0);
    const { store } = await openPostgresStore(url);
    const at = ana.created_at;
    const entry = { id: 'two', at, account: 'olga', kind: 'erase' } as const;
    expect(await store.rights.erase('1@example.org', entry)).toBe(1);
    await store.close();
    const again = await copyHere(...args);
    expect(again.status).toBe(1);
    expect(again.stderr).toMatch(/^People were erased in the dashboard since .* rm -f '\S+'.*\n$/);
    expect(await count(url)).toBe(3);
  });

  test('a server on Postgres logs at every start that an embedded store is still in DATA_DIR, until it is deleted', async () => {
    const folder = await embedded(1);
    const DATABASE_URL = await postgres.newDatabase();
    const start = async () => {
      const server = startServer(checkout(), { DATABASE_URL, DATA_DIR: folder });
      await server.listening();
      server.child.kill('SIGTERM');
      await server.ended;
      return server.output.stdout;
    };
    const line =
      /^Submissions go to Postgres, and \S+raiz-do-vau\.sqlite still holds those of before: .* delete it: (rm -f .*)$/m;
    const [, command = ''] = line.exec(await start()) ?? [];
    await promisify(execFile)('/bin/sh', ['-c', command]);
    expect(readdirSync(folder)).toEqual([]);
    expect(await start()).not.toMatch(line);
  });
});

describe('npm run store:copy without a database', () => {
  const nowhere = 'postgres://olga:hunter2@127.0.0.1:1/raiz';

  test.each([
    [['--what'], /^Say what to copy and where: npm run store:copy/],
    [['--from', '/nowhere', '--to', nowhere], /^\/nowhere holds no embedded store/],
    [['--from', '.', '--to', 'hunter2'], /^DATABASE_URL is not the address/],
  ])(
    '`npm run store:copy` with the arguments %j says in one line how to call it',
    async (args, line) => {
      const { status, stderr } = await copyHere(...args);
      expect(status).toBe(1);
      expect(stderr).toMatch(line);
      expect(stderr).toMatch(/^[^\n]*\n$/);
      expect(stderr).not.toContain('hunter2');
    },
  );
});
