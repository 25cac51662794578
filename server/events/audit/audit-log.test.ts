import { expect, test as onBoth } from 'vitest';
import { ruleOn } from '../../db/postgres/postgres.fixture.ts';
import { ana } from '../../db/samples.fixture.ts';
import { describeLogs, entry } from './audit-log.fixture.ts';
import { MirrorFile } from '../mirror/mirror-file.ts';
import type { MirrorKey } from '../mirror/mirror-key.ts';
import { newMirror } from '../../subscribers/replay/mirror.fixture.ts';
import { verifyAuditLog } from './verify.ts';

describeLogs((engine, open) => {
  const test = ruleOn(engine);
  async function withEntries(count: number) {
    const log = await open();
    for (let number = 1; number <= count; number += 1) await log.store.addAuditEntry(entry(number));
    return log;
  }
  const whole = { chained: 5, older: 0, faults: [] };

  onBoth('a log that nobody changed is whole, and so is an empty one', async () => {
    const { db, store } = await open();
    expect(await verifyAuditLog(db, [])).toEqual({ ...whole, chained: 0 });
    for (let number = 1; number <= 5; number += 1) await store.addAuditEntry(entry(number));
    expect(await verifyAuditLog(db, [])).toEqual(whole);
    expect(await store.auditHead()).toMatchObject({ seq: 5 });
  });

  test('the hash of an entry is that of the text that its documentation names', async () => {
    const { store } = await open();
    await store.addAuditEntry(entry(1, { account: 'Zoë "Z"' }));
    await store.addAuditEntry(entry(2));
    // printf '\n[1,"019a…0001","2026-01-01T00:01:00.000Z","Zoë \"Z\"","erase",1]' | sha256sum, and
    // so on
    expect(await store.auditHead()).toEqual({
      seq: 2,
      hash: '81ab841dd380be5624d8906e9aa8006e8202b1fd42154efa669d4495c1bf4e70',
    });
  });

  test.each([
    ['changed', 'UPDATE events SET count = 9 WHERE seq = 3', 'entry 3 was changed'],
    [
      'of another time',
      "UPDATE events SET at = '2020-01-01T00:00:00Z' WHERE seq = 5",
      'entry 5 was changed',
    ],
    ['the first of the log and gone', 'DELETE FROM events WHERE seq = 1', 'entry 1 is missing'],
    ['gone', 'DELETE FROM events WHERE seq IN (3, 4)', 'entries 3 to 4 are missing'],
    ['the last and gone', 'DELETE FROM events WHERE seq > 3', 'entries 4 to 5 are missing'],
    [
      'not the one that was added last',
      "UPDATE event_head SET hash = 'x'",
      'the last entry is not the one that was added last',
    ],
    [
      'put in by hand',
      "INSERT INTO events (id, at, account, kind, count, seq, hash) VALUES ('x', '2026-01-01T00:00:00Z', 'olga', 'erase', 1, 6, 'x')",
      'entries after 5 were not added by the site',
    ],
  ])('an entry that is %s is found', async (_what, statement, fault) => {
    const { db, tamper } = await withEntries(5);
    await tamper(statement);
    const { faults } = await verifyAuditLog(db, []);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  test('two entries that changed places are found', async () => {
    const { db, tamper } = await withEntries(5);
    await tamper(
      'UPDATE events SET seq = -2 WHERE seq = 2',
      'UPDATE events SET seq = 2 WHERE seq = 4',
      'UPDATE events SET seq = 4 WHERE seq = -2',
    );
    const { faults } = await verifyAuditLog(db, []);
    expect(faults).toContain("entry 2 was changed, or stands in another's place");
  });

  test('entries whose places were closed up after a deletion are found', async () => {
    const { db, tamper } = await withEntries(5);
    await tamper(
      'DELETE FROM events WHERE seq = 3',
      'UPDATE events SET seq = 3 WHERE seq = 4',
      'UPDATE events SET seq = 4 WHERE seq = 5',
      'UPDATE event_head SET seq = 4',
    );
    const { faults } = await verifyAuditLog(db, []);
    expect(faults).toContain("entry 3 was changed, or stands in another's place");
  });

  test('only a head kept elsewhere tells that a log was cut short with its own head, or written anew', async () => {
    const { db, store, tamper } = await withEntries(3);
    const at = '2026-01-01T12:00:00.000Z';
    const third = { at, ...(await store.auditHead()) };
    await store.addAuditEntry(entry(4));
    await store.addAuditEntry(entry(5));
    const fifth = { at, ...(await store.auditHead()) };
    expect(await verifyAuditLog(db, [third, fifth])).toEqual(whole);
    await tamper(
      'DELETE FROM events WHERE seq > 3',
      `UPDATE event_head SET seq = 3, hash = '${third.hash}'`,
    );
    expect(await verifyAuditLog(db, [third])).toEqual({ ...whole, chained: 3 });
    expect((await verifyAuditLog(db, [third, fifth])).faults).toEqual([
      `the log ends with entry 3, and had 5 on ${at}`,
    ]);
    await store.addAuditEntry(entry(6));
    await store.addAuditEntry(entry(7));
    expect((await verifyAuditLog(db, [])).faults).toEqual([]);
    expect((await verifyAuditLog(db, [third, fifth])).faults).toEqual([
      `up to entry 5 the log is not the one of ${at}`,
    ]);
  });

  const withoutNumber = (id: string) =>
    `INSERT INTO events (id, at, account, kind, count) VALUES ('${id}', '2025-01-01T00:00:00.000Z', 'olga', 'erase', 1)`;
  const now = new Date('2026-11-27T09:00:00Z');

  test('entries of before the chain are counted once, and stay', async () => {
    const { db, store, tamper } = await withEntries(2);
    await tamper(withoutNumber('old'), withoutNumber('older'));
    await store.beginAuditLog(now);
    await store.beginAuditLog(now);
    expect(await verifyAuditLog(db, [])).toEqual({ chained: 3, older: 2, faults: [] });
    const entries = await store.auditEntries();
    expect(entries).toHaveLength(5);
    expect(entries[0]).toMatchObject({ kind: 'begin_log', count: 2, at: now.toISOString() });
  });

  test('entries of earlier versions have the names of today, and the log stays whole', async () => {
    const { db, store } = await open();
    await store.addAuditEntry(entry(1, { kind: 'settle_letter' as 'settle_email' }));
    await store.addAuditEntry(entry(2, { kind: 'read_own_data' as 'read_my_data' }));
    const kinds = async (of: 'actions' | 'accesses') =>
      (await store.auditEntries(of)).map(({ kind }) => kind);
    expect([await kinds('actions'), await kinds('accesses')]).toEqual([
      ['settle_email'],
      ['read_my_data'],
    ]);
    expect(await verifyAuditLog(db, [])).toEqual({ ...whole, chained: 2 });
  });

  test.each([
    ['put in by hand', [withoutNumber('forged')], 3],
    ['changed', ["UPDATE events SET count = 9 WHERE id = 'old'"], 2],
    ['taken away', ["DELETE FROM events WHERE id = 'old'"], 1],
    [
      'put in the place of an old one',
      ["DELETE FROM events WHERE id = 'old'", withoutNumber('forged')],
      2,
    ],
    ['all taken away', ['DELETE FROM events WHERE seq IS NULL'], 0],
  ])('an entry without a number that is %s is found', async (_what, statements, count) => {
    const { db, store, tamper } = await withEntries(2);
    await tamper(withoutNumber('old'), withoutNumber('older'));
    await store.beginAuditLog(now);
    await tamper(...statements);
    await store.beginAuditLog(now);
    expect((await verifyAuditLog(db, [])).faults).toEqual([
      `of ${count} entries without a number the log knows 2: one was put in, changed or taken away`,
    ]);
  });

  test('an entry without a number in a log that never had any is found, whatever is started afterwards', async () => {
    const { db, store, tamper } = await open();
    await store.beginAuditLog(now);
    await store.addAuditEntry(entry(1));
    await tamper(withoutNumber('forged'));
    await store.beginAuditLog(now);
    expect((await verifyAuditLog(db, [])).faults).toEqual([
      'of 1 entries without a number the log knows 0: one was put in, changed or taken away',
    ]);
  });

  test('the head is new to the owner until it was mailed', async () => {
    const { store, another } = await withEntries(2);
    const head = await store.auditHead();
    expect(await store.auditHeadToMail()).toEqual({ ...head, isNew: true });
    await another.auditHeadWasMailed(2);
    expect(await store.auditHeadToMail()).toEqual({ ...head, isNew: false });
    await store.addAuditEntry(entry(3));
    expect(await store.auditHeadToMail()).toMatchObject({ seq: 3, isNew: true });
  });

  onBoth(
    'servers that add entries at the same moment make one chain, with erasures of many rows among them',
    async () => {
      const { db, store, another } = await open();
      for (let number = 0; number < 450; number += 1) {
        await store.addSubmission({ ...ana, id: `019b-${number}`, idempotency_key: null });
      }
      const erasure = { id: 'erasure', at: entry(1).at, account: 'olga', kind: 'erase' } as const;
      await Promise.all([
        store.rights.erase(ana.email, erasure),
        ...Array.from({ length: 40 }, (_each, number) =>
          (number % 2 === 0 ? store : another).addAuditEntry(entry(number)),
        ),
      ]);
      expect(await verifyAuditLog(db, [])).toEqual({ chained: 41, older: 0, faults: [] });
      expect((await store.auditEntries()).find(({ id }) => id === erasure.id)?.count).toBe(450);
    },
  );

  onBoth('an entry of a transaction that is undone leaves the chain as it was', async () => {
    const { db, store } = await withEntries(5);
    await expect(store.addAuditEntry(entry(3))).rejects.toThrow();
    expect(await verifyAuditLog(db, [])).toEqual(whole);
  });

  onBoth(
    'events go after the years of the policy, and the rest is whole, as the signature says',
    async () => {
      const mirror = newMirror();
      const { db, store, tamper } = await open(mirror);
      const { key } = new MirrorFile(mirror, false);
      for (let number = 1; number <= 3; number += 1) {
        await store.addAuditEntry(entry(number, { at: `2020-01-0${number}T00:00:00.000Z` }));
      }
      await store.addAuditEntry(entry(4));
      await store.cutEvents(new Date('2020-01-03T00:00:00.000Z'));
      expect((await store.auditEntries()).map(({ count }) => count)).toEqual([4, 3]);
      expect((await verifyAuditLog(db, [], key)).faults).toEqual([]);
      const another = { sign: (text: string) => `signed ${text}` } as MirrorKey;
      expect((await verifyAuditLog(db, [], another)).faults).toEqual([
        'entries up to 2 were cut off, and not by the site',
      ]);
      await tamper('UPDATE event_head SET cut_seq = 3');
      expect((await verifyAuditLog(db, [])).faults).not.toEqual([]);
      await tamper(
        'UPDATE event_head SET cut_hash = (SELECT hash FROM events WHERE seq = 3)',
        'DELETE FROM events WHERE seq = 3',
      );
      // Only the signature tells.
      expect((await verifyAuditLog(db, [])).faults).toEqual([]);
      expect((await verifyAuditLog(db, [], key)).faults).toEqual([
        'entries up to 3 were cut off, and not by the site',
      ]);
    },
  );

  onBoth(
    'the details of an event go with the person, and the chain is whole; changed details are found',
    async () => {
      const { db, store, tamper } = await open();
      await store.addSubmission(ana);
      await store.rights.restrict(ana.email, entry(1));
      const details = () => db.selectFrom('event_details').selectAll().execute();
      expect(await details()).toMatchObject([{ details: '{"channel":"admin","submission":null}' }]);
      await tamper(`UPDATE event_details SET details = '{}'`);
      expect((await verifyAuditLog(db, [])).faults).toEqual([
        'the details of entry 1 were changed',
      ]);
      const { subject } = await db.selectFrom('events').select('subject').executeTakeFirstOrThrow();
      await store.rights.erase(ana.email, entry(2));
      expect(await details()).toEqual([]);
      expect((await verifyAuditLog(db, [])).faults).toEqual([]);
      expect(await db.selectFrom('events').select('subject').orderBy('seq').execute()).toEqual([
        { subject },
        { subject },
      ]);
    },
  );
});
