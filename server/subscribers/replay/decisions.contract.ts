import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { expect, test as onBoth } from 'vitest';
import { facts } from '../../../content/facts.ts';
import { dayMs, dayOf } from '../../../domain/time.ts';
import { ruleOn } from '../../db/postgres/postgres.fixture.ts';
import type { AuditKind } from '../../../domain/admin/api.ts';
import { aroundStore, ownActions } from '../../my-data/links.fixture.ts';
import { act, ana, id, listAll } from '../../db/samples.fixture.ts';
import type { Store } from '../../stores/store.ts';
import { reconcileAndReplay } from './schedule-mirror.ts';
import { fileIn, newMirror, start, using, type Database } from './mirror.fixture.ts';

const begin = Date.parse('2026-02-02T00:00:00.000Z');
const hour = (hours: number) => new Date(begin + hours * 3_600_000);
const entry = (kind: AuditKind, hours: number) => act(kind, hour(hours));
const rui = { email: 'rui@example.org', name: 'Rui' };

/** What a store knows of a person, as far as people decide it. */
const stateOf = (database: Database, email = ana.email) =>
  using(database, undefined, async (store) => {
    const { state, emails } = await store.emails.admin.ofSubscriber(email);
    const rows = (await listAll(store)).filter((row) => row.email === email);
    return {
      state,
      queued: emails.filter((mail) => mail.state === 'queued').length,
      updates: rows.map(({ wants_updates }) => wants_updates),
      restricted: (await store.rights.restrictedSince(email)) !== null,
    };
  });

/** Ana and Rui, who joined and confirmed, and a copy of that. */
async function confirmed(newDatabase: () => Promise<Database>) {
  const database = await newDatabase();
  const mirror = newMirror();
  await using(database, mirror, async (store) => {
    const around = aroundStore(store);
    await around.joinAndConfirm(hour(0));
    await around.joinAndConfirm(hour(1), rui);
  });
  return { database, mirror, older: await database.copy() };
}

/** How somebody leaves the list. */
const channels: Record<string, (store: Store) => Promise<unknown>> = {
  'in the dashboard': (store) =>
    store.rights.unsubscribe('ANA@example.org', entry('unsubscribe', 5)),
  'by their own data': async (store) =>
    ownActions(store).unsubscribe(await aroundStore(store).ask(hour(5)), hour(5)),
  'by the link in an e-mail': async (store) => {
    const link = await aroundStore(store).unsubscribeLink(hour(4));
    expect(await store.emails.links.unsubscribe(link, hour(5))).toBe('done');
  },
};

/** What a restored copy must not forget, for both engines. */
export function describeDecisions(engine: string, newDatabase: () => Promise<Database>): void {
  const test = ruleOn(engine);
  const unsubscribed = { state: 'unsubscribed', queued: 0, updates: [false], restricted: false };
  const joined = { state: 'confirmed', queued: 0, updates: [true], restricted: false };

  for (const [channel, unsubscribe] of Object.entries(channels)) {
    test(`who left ${channel} has left after an older copy was put back, and the log says so`, async () => {
      const { database, mirror, older } = await confirmed(newDatabase);
      await using(database, mirror, unsubscribe);
      expect(await stateOf(older)).toEqual(joined);
      expect((await start(older, mirror)).decisions).toBeGreaterThan(0);
      expect(await stateOf(older)).toEqual(unsubscribed);
      expect(await stateOf(older, rui.email)).toEqual(joined);
      const kinds = await using(older, mirror, async (store) =>
        (await store.auditEntries('actions')).map(({ kind }) => kind).toSorted(),
      );
      expect(kinds).toEqual(['replay_decisions', 'unsubscribe']);
      for (const store of [older, database]) {
        expect(await start(store, mirror)).toEqual({
          erasures: 0,
          submissions: 0,
          decisions: 0,
          reopened: 0,
        });
      }
    });
  }

  test('who was waiting for an e-mail when the copy was made gets none after they left', async () => {
    const database = await newDatabase();
    const mirror = newMirror();
    await using(database, mirror, (store) => aroundStore(store).join(hour(0)));
    const older = await database.copy();
    await using(database, mirror, channels['in the dashboard'] ?? (() => Promise.resolve()));
    expect((await stateOf(older)).queued).toBe(1);
    await start(older, mirror);
    expect(await stateOf(older)).toEqual(unsubscribed);
  });

  test('who left under a new address has left under the one that the copy still has', async () => {
    const { database, mirror, older } = await confirmed(newDatabase);
    await using(database, mirror, async (store) => {
      const around = aroundStore(store);
      await ownActions(store).changeEmail(await around.ask(hour(2)), 'ana@new.example', hour(2));
      await store.myData.confirmEmail(await around.sendLink('newAddress', hour(2)), hour(2));
      await store.rights.unsubscribe('ana@new.example', entry('unsubscribe', 3));
    });
    await start(older, mirror);
    expect(await stateOf(older)).toEqual(unsubscribed);
  });

  test('who left before e-mails were on is not asked to confirm once they are', async () => {
    const database = await newDatabase();
    const mirror = newMirror();
    const withoutEmails = async (work: (store: Store) => Promise<unknown>) => {
      const store = await database.open(mirror, false);
      await work(store);
      await store.close();
    };
    await withoutEmails((store) =>
      store.addSubmission({ ...ana, created_at: hour(0).toISOString() }),
    );
    const older = await database.copy();
    await withoutEmails((store) => store.rights.unsubscribe(ana.email, entry('unsubscribe', 5)));
    await start(older, mirror);
    await using(older, mirror, async (store) =>
      expect(await store.emails.admin.askEarlier(hour(9), 1000)).toBe(0),
    );
  });

  test('who joined and confirmed again since stays on the list', async () => {
    const { database, mirror, older } = await confirmed(newDatabase);
    await using(database, mirror, (store) =>
      store.rights.unsubscribe(ana.email, entry('unsubscribe', 5)),
    );
    // The copy served without its mirror for a while, and she left and came back there.
    await using(older, undefined, async (store) => {
      const around = aroundStore(store);
      await store.rights.unsubscribe(ana.email, entry('unsubscribe', 6));
      await around.sendAll(hour(6));
      await around.joinAndConfirm(hour(7), { id: id(60) });
    });
    await start(older, mirror);
    expect(await stateOf(older)).toEqual({ ...joined, updates: [false, true] });
  });

  test.each(['by their own data', 'in the dashboard'])(
    'who wanted no more updates %s wants none after an older copy was put back',
    async (channel) => {
      const { database, mirror, older } = await confirmed(newDatabase);
      await using(database, mirror, async (store) => {
        if (channel === 'in the dashboard') {
          const { name, email, country, profession, message, language } = ana;
          const says = { name, email, country, profession, message, language };
          const none = { ...says, wants_updates: false };
          await store.rights.correct(id(1), none, entry('correct', 5));
        } else {
          const link = await aroundStore(store).ask(hour(5));
          await ownActions(store).choose(link, { wantsUpdates: false }, hour(5));
        }
      });
      await start(older, mirror);
      expect(await stateOf(older)).toEqual({ ...joined, updates: [false] });
      await using(older, mirror, async (store) => {
        const link = await aroundStore(store).ask(hour(8));
        expect(await store.myData.read(link, hour(8))).toMatchObject({ wantsUpdates: false });
      });
    },
  );

  onBoth('who was restricted stays so, and whose restriction was lifted is free', async () => {
    const { database, mirror, older } = await confirmed(newDatabase);
    await using(database, mirror, (store) =>
      store.rights.restrict(ana.email, entry('restrict', 5)),
    );
    const between = await database.copy();
    await start(older, mirror);
    expect(await stateOf(older)).toEqual({ ...joined, restricted: true });
    await using(database, mirror, (store) =>
      store.rights.liftRestriction('ANA@example.org', entry('lift_restriction', 6)),
    );
    for (const copy of [older, between]) {
      await start(copy, mirror);
      expect(await stateOf(copy)).toEqual(joined);
    }
  });

  onBoth(
    'requests come back with their days, their answers, and the address where the store knows it',
    async () => {
      const { database, mirror, older } = await confirmed(newDatabase);
      const request = (email: string, receivedOn: string) =>
        ({ kind: 'objection', email, receivedOn, madeBy: 'admin' }) as const;
      await using(database, mirror, async (store) => {
        const add = (email: string, day: string) =>
          store.rights.addDataSubjectRequest(request(email, day), hour(5), 'admin');
        await add('ANA@example.org', '2026-01-30');
        await add('eva@example.org', '2026-01-31');
        await add(rui.email, '2026-02-01');
        const answered = await add(ana.email, '2026-01-29');
        await store.rights.answerDataSubjectRequest(answered.id, 'She said so.', hour(6), 'admin');
        await store.rights.erase(rui.email, entry('erase', 7));
      });
      expect((await start(older, mirror)).decisions).toBe(5);
      const register = await using(older, mirror, (store) => store.rights.dataSubjectRequests());
      const open = { outcome: null, answered_on: null, reason: null };
      const receivedOn = (day: string) => ({
        received_on: day,
        due_on: dayOf(new Date(Date.parse(day) + facts.rightsRequestDays * dayMs)),
      });
      expect(register.toSorted((a, b) => (a.received_on < b.received_on ? -1 : 1))).toMatchObject([
        { email: ana.email, outcome: 'refused', answered_on: '2026-02-02' },
        { ...open, email: ana.email, ...receivedOn('2026-01-30') },
        { ...open, email: null, ...receivedOn('2026-01-31') },
        { email: null, outcome: 'done', received_on: '2026-02-01' },
      ]);
      expect((await start(older, mirror)).decisions).toBe(0);
    },
  );

  const register = (database: Database) =>
    using(database, undefined, async (store) =>
      (await store.rights.dataSubjectRequests()).filter(({ kind }) => kind === 'correction'),
    );
  const open = { email: ana.email, answered_on: null, outcome: null };

  test('a request that was answered by a correction since the copy is open again, once, until it is answered anew', async () => {
    const { database, mirror } = await confirmed(newDatabase);
    const asked = { kind: 'correction', email: ana.email, receivedOn: '2026-02-01' } as const;
    const request = await using(database, mirror, (store) =>
      store.rights.addDataSubjectRequest({ ...asked, madeBy: 'admin' }, hour(2), 'admin'),
    );
    const older = await database.copy();
    await using(database, mirror, async (store) => {
      const { email, country, profession, message, language, wants_updates } = ana;
      const says = { name: 'Ana Lopes', email, country, profession, message, language };
      await store.rights.correct(id(1), { ...says, wants_updates }, entry('correct', 5));
      await store.rights.answerDataSubjectRequest(request.id, null, hour(6), 'admin');
    });
    const again = await older.copy();
    expect(await start(older, mirror)).toMatchObject({ reopened: 1, decisions: 0 });
    expect(await register(older)).toMatchObject([{ ...open, due_on: request.due_on }]);
    expect(await start(older, mirror)).toMatchObject({ reopened: 0, decisions: 0 });
    const reopened = await older.copy();
    await using(older, mirror, (store) =>
      store.rights.answerDataSubjectRequest(request.id, null, hour(8), 'admin'),
    );
    expect(await start(older, mirror)).toMatchObject({ reopened: 0, decisions: 0 });
    for (const copy of [again, reopened]) {
      expect(await start(copy, mirror)).toMatchObject({ reopened: 1, decisions: 0 });
      expect(await register(copy)).toMatchObject([open]);
      expect(await start(copy, mirror)).toMatchObject({ reopened: 0, decisions: 0 });
    }
  });

  test('what people corrected by themselves since the copy is open in the register, under the address that the copy has', async () => {
    const { database, mirror, older } = await confirmed(newDatabase);
    await using(database, mirror, async (store) => {
      const around = aroundStore(store);
      const link = await around.ask(hour(2));
      await ownActions(store).correct(link, id(1), { name: 'Ana Lopes' }, hour(2));
      await ownActions(store).changeEmail(link, 'ana@new.example', hour(2));
      await store.myData.confirmEmail(await around.sendLink('newAddress', hour(2)), hour(2));
    });
    const lines: string[] = [];
    await using(older, mirror, (store) =>
      reconcileAndReplay(
        store,
        () => hour(3),
        (line) => void lines.push(line),
      ),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^2 requests for a correction were answered since the copy was made, /),
    );
    expect(await register(older)).toMatchObject([
      { ...open, made_by: 'subscriber' },
      { ...open, made_by: 'subscriber' },
    ]);
  });

  test('what was refused since the copy, or asked by who was erased since, stays answered', async () => {
    const { database, mirror, older } = await confirmed(newDatabase);
    await using(database, mirror, async (store) => {
      for (const [email, reason] of [
        [ana.email, 'It was right.'],
        [rui.email, null],
      ] as const) {
        const asked = { kind: 'correction', email, receivedOn: '2026-02-01' } as const;
        const added = await store.rights.addDataSubjectRequest(
          { ...asked, madeBy: 'admin' },
          hour(2),
          'admin',
        );
        await store.rights.answerDataSubjectRequest(added.id, reason, hour(3), 'admin');
      }
      await store.rights.erase(rui.email, entry('erase', 4));
    });
    expect((await start(older, mirror)).reopened).toBe(0);
    const answers = (await register(older)).map(({ email, outcome }) => `${email} ${outcome}`);
    expect(answers.toSorted()).toEqual([`${ana.email} refused`, 'null done']);
  });

  test('a start on an older copy says in a line each what it did again: of an erasure, a leaving, updates stopped, a restriction and a correction', async () => {
    const { database, mirror } = await confirmed(newDatabase);
    await using(database, mirror, async (store) => {
      const around = aroundStore(store);
      for (const [number, name] of ['eva', 'ivo', 'mia'].entries()) {
        const email = `${name}@example.org`;
        await around.joinAndConfirm(hour(1), { id: id(70 + number), email, name });
      }
    });
    const older = await database.copy();
    await using(database, mirror, async (store) => {
      const { rights } = store;
      await rights.erase(rui.email, entry('erase', 5));
      await rights.unsubscribe(ana.email, entry('unsubscribe', 5));
      await rights.restrict('eva@example.org', entry('restrict', 5));
      const ofIvo = await aroundStore(store).ask(hour(5), 'ivo@example.org');
      await ownActions(store).choose(ofIvo, { wantsUpdates: false }, hour(5));
      const ofMia = await aroundStore(store).ask(hour(5), 'mia@example.org');
      await ownActions(store).correct(ofMia, id(72), { name: 'Mia Lopes' }, hour(5));
    });
    const said: string[] = [];
    const bringUp = () =>
      using(older, mirror, (store) =>
        reconcileAndReplay(
          store,
          () => hour(8),
          (line) => void said.push(line),
        ),
      );
    await bringUp();
    expect(said).toEqual([
      // A restriction and the request that it answered; updates stopped and the same; a leaving.
      expect.stringMatching(/^The store did not know of 5 decisions and requests of people, /),
      expect.stringMatching(/^1 requests for a correction were answered since the copy was made, /),
      expect.stringMatching(/^The store did not know of 1 erasures, .*: 1 submissions were del/),
    ]);
    said.length = 0;
    await bringUp();
    expect(said).toEqual([]);
  });

  test('a decision holds even while the mirror cannot be written, which is said and made good', async () => {
    const { database, mirror, older } = await confirmed(newDatabase);
    const store = await database.open(mirror);
    try {
      moveAway(mirror);
      await store.rights.unsubscribe(ana.email, entry('unsubscribe', 5));
      expect((await store.emails.admin.ofSubscriber(ana.email)).state).toBe('unsubscribed');
      await expect(store.keepMirror(hour(6))).rejects.toThrow(/^The mirror \S+ cannot/);
      rmSync(fileIn(mirror), { recursive: true });
      renameSync(`${fileIn(mirror)}.away`, fileIn(mirror));
      await store.keepMirror(hour(6));
    } finally {
      await store.close();
    }
    await start(older, mirror);
    expect(await stateOf(older)).toEqual(unsubscribed);
  });
}

/** Puts a folder in the place of the file. */
function moveAway(mirror: string): void {
  const file = fileIn(mirror);
  renameSync(file, `${file}.away`);
  mkdirSync(file);
}
