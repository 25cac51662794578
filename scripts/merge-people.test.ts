import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { AuditKind } from '../domain/admin/api.ts';
import { aroundStore } from '../server/database/own-data/own-data.fixture.ts';
import { ana, id } from '../server/database/samples.fixture.ts';
import { openSqliteStore } from '../server/database/sqlite/store.ts';
import type { Store } from '../server/database/store.ts';
import type { LedgerConfig } from '../server/database/ledger/ledger-config.ts';
import { mergeIntoStore } from './merge-store.ts';

const hourMs = 3_600_000;
const first = Date.now() - 300 * hourMs;
const emails = ['ana@example.org', 'rui@example.org', 'eva@example.org'] as const;
const [anas, ruis, evas] = emails;

/** What happens to a store, hour by hour. */
class History {
  hours = 0;
  serial = 0;
  readonly ledger: LedgerConfig | undefined;
  constructor(ledger?: LedgerConfig) {
    this.ledger = ledger;
  }

  /** Does something in a store at the next hour. */
  async act(file: string, name: keyof typeof acts, email: string): Promise<void> {
    this.hours += 1;
    this.serial += 1;
    const now = new Date(first + this.hours * hourMs);
    const store = openSqliteStore(file, true, this.ledger);
    try {
      await acts[name]({ store, now, email, serial: this.serial });
    } finally {
      await store.close();
    }
    // The store notes deletions by the machine's clock.
    using database = new DatabaseSync(file);
    const at = now.toISOString();
    database
      .prepare('UPDATE deleted_submissions SET deleted_at = ? WHERE deleted_at > ?')
      .run(at, at);
  }
}

interface Act {
  store: Store;
  now: Date;
  email: string;
  serial: number;
}

const entry = ({ now, serial }: Act, kind: AuditKind) =>
  ({ id: `${kind} ${serial}`, at: now.toISOString(), account: 'olga', kind }) as const;

/** The link to the data of who has confirmed, or any that opens nothing. */
async function ownLink({ store, now, email }: Act): Promise<string> {
  await store.ownData.ask(email, 'en', now);
  const sent = await aroundStore(store).sendAll(now);
  return sent.find(({ kind }) => kind === 'ownData')?.link ?? 'none';
}

const idsOf = async ({ store, email }: Act) =>
  (await store.reads.person({ email })).submissions.map(({ id }) => id);
const confirmAll = async ({ store, now }: Act) => {
  for (const { kind, link } of await aroundStore(store).sendAll(now)) {
    if (kind === 'confirm') await store.letters.links.confirm(link, now);
  }
};

const acts = {
  join: (of: Act) =>
    aroundStore(of.store).join(of.now, { id: id(100 + of.serial), email: of.email }),
  confirm: confirmAll,
  leaveAtDesk: (of: Act) => of.store.unsubscribePerson(of.email, entry(of, 'unsubscribe')),
  leave: async (of: Act) => of.store.ownData.leave(await ownLink(of), of.now),
  newsOff: async (of: Act) =>
    of.store.ownData.choose(await ownLink(of), { wantsUpdates: false }, of.now),
  newsOn: async (of: Act) =>
    of.store.ownData.choose(await ownLink(of), { wantsUpdates: true }, of.now),
  english: async (of: Act) =>
    of.store.ownData.choose(await ownLink(of), { language: 'en' }, of.now),
  restrict: (of: Act) => of.store.rights.restrict(of.email, entry(of, 'restrict')),
  lift: (of: Act) => of.store.rights.liftRestriction(of.email, entry(of, 'lift_restriction')),
  request: (of: Act) => {
    const receivedOn = of.now.toISOString().slice(0, 10);
    const request = { kind: 'objection', email: of.email, receivedOn, madeBy: 'desk' } as const;
    return of.store.rights.addRequest(request, of.now);
  },
  refuse: async (of: Act) => {
    const open = (await of.store.rights.requests()).find((each) => each.answered_on === null);
    return of.store.rights.answerRequest(open?.id ?? '', 'Because.', of.now);
  },
  correct: async (of: Act) => {
    const says = { name: `Name ${of.serial}`, country: null, profession: 'X', message: 'Y' };
    const [submission = ''] = await idsOf(of);
    const { language, wants_updates } = ana;
    const whole = { ...says, email: of.email, language, wants_updates };
    await of.store.rights.correct(submission, whole, entry(of, 'correct'));
  },
  blank: async (of: Act) =>
    of.store.rights.blankMessage((await idsOf(of))[0] ?? '', entry(of, 'blank_message')),
  deleteOne: async (of: Act) =>
    of.store.rights.deleteSubmission((await idsOf(of))[0] ?? '', entry(of, 'delete_submission')),
  erase: (of: Act) => of.store.erasePerson(of.email, entry(of, 'erase')),
  move: async (of: Act) => {
    const { store, now } = of;
    await store.ownData.changeEmail(await ownLink(of), `new-${of.email}`, now);
    const sent = await aroundStore(store).sendAll(now);
    const link = sent.find(({ kind }) => kind === 'newAddress')?.link;
    if (link && of.serial % 2 === 0) await store.ownData.confirmEmail(link, now);
  },
} satisfies Record<string, (act: Act) => Promise<unknown>>;
const names = Object.keys(acts) as (keyof typeof acts)[];

const newFile = () => join(mkdtempSync(join(tmpdir(), 'merge-')), 'store.sqlite');
function copyOf(file: string): string {
  const copy = newFile();
  cpSync(file, copy);
  return copy;
}

/** Brings a copy into a store. */
async function merge(file: string, from: string, ledger?: LedgerConfig): Promise<void> {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await mergeIntoStore(file, from, ledger);
  print.mockRestore();
}

const tables = {
  interest_submissions: '',
  consents: '',
  consent_changes: '',
  consent_texts: '',
  people: '',
  letter_links: '',
  letters: 'WHERE person_id IS NOT NULL', // a farewell is gone within minutes
  email_changes: '',
  restrictions: '',
  rights_requests: '',
  event_counts: '',
  admin_audit: '',
  audit_head: '',
};

/** Everything that a store holds of people, in an order of its own. */
function contentOf(file: string): Record<string, string[]> {
  using database = new DatabaseSync(file, { readOnly: true });
  const rows = (statement: string) =>
    database
      .prepare(statement)
      .all()
      .map((row) => JSON.stringify(row))
      .toSorted();
  return {
    ...Object.fromEntries(
      Object.entries(tables).map(([table, where]) => [
        table,
        rows(`SELECT * FROM ${table} ${where}`),
      ]),
    ),
    deleted_submissions: rows('SELECT id, created_at FROM deleted_submissions'),
  };
}

/** What a store knows of a person. */
const stateOf = async (file: string, email: string) => {
  const store = openSqliteStore(file, true);
  const { state, letters } = await store.letters.desk.ofPerson(email);
  const restricted = (await store.rights.restrictedSince(email)) !== null;
  await store.close();
  return { state, letters: letters.length > 0, restricted };
};

test('a store that was put back, and gets the rest from the one put aside, has everything that it had', async () => {
  const step = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...emails));
  const steps = (most: number) => fc.array(step, { maxLength: most });
  await fc.assert(
    fc.asyncProperty(steps(6), steps(9), async (before, since) => {
      const history = new History();
      const file = newFile();
      await history.act(file, 'join', anas);
      await history.act(file, 'confirm', anas);
      for (const [name, email] of before) await history.act(file, name, email);
      const putBack = copyOf(file);
      for (const [name, email] of since) await history.act(file, name, email);
      await merge(putBack, file);
      expect(contentOf(putBack)).toEqual(contentOf(file));
    }),
    { numRuns: Number(process.env['MERGE_RUNS'] ?? 8), seed: 20261122, endOnFailure: false },
  );
}, 300_000);

/** Two stores that were one when Ana and Rui had confirmed. */
async function partedStores(ledger?: LedgerConfig) {
  const history = new History(ledger);
  const here = newFile();
  for (const email of [anas, ruis]) {
    await history.act(here, 'join', email);
    await history.act(here, 'confirm', email);
  }
  return { history, here, there: copyOf(here) };
}

test('a person who joined in the copy comes with what they confirmed, and can see their data and leave', async () => {
  const { history, here, there } = await partedStores();
  await history.act(there, 'join', evas);
  await history.act(there, 'confirm', evas);
  await history.act(here, 'blank', anas);
  await merge(here, there);
  expect(await stateOf(here, evas)).toEqual({
    state: 'confirmed',
    letters: true,
    restricted: false,
  });
  await history.act(here, 'leave', evas);
  expect(await stateOf(here, evas)).toMatchObject({ state: 'left' });
});

test('of two decisions the newer one holds, whichever store was told', async () => {
  const { history, here, there } = await partedStores();
  await history.act(there, 'leave', ruis);
  await history.act(here, 'leave', anas);
  await history.act(there, 'english', anas);
  await merge(here, there);
  for (const email of [anas, ruis])
    expect(await stateOf(here, email)).toMatchObject({ state: 'left' });
  const again = copyOf(here);
  await history.act(again, 'newsOn', anas);
  await history.act(here, 'restrict', ruis);
  await merge(here, again);
  expect(await stateOf(here, anas)).toMatchObject({ state: 'confirmed', restricted: false });
  expect(await stateOf(here, ruis)).toMatchObject({ state: 'left', restricted: true });
});

test('a restriction that only one store knows of holds, and one that was lifted in one alone does not', async () => {
  const { history, here, there } = await partedStores();
  await history.act(there, 'restrict', anas);
  await history.act(here, 'restrict', ruis);
  await merge(here, there);
  for (const email of [anas, ruis])
    expect(await stateOf(here, email)).toMatchObject({ restricted: true });
  const before = copyOf(here);
  await history.act(here, 'lift', anas);
  await merge(here, before);
  expect(await stateOf(here, anas)).toMatchObject({ restricted: false });
  await merge(before, here);
  expect(await stateOf(before, anas)).toMatchObject({ restricted: false });
});

test('who was erased in the store comes back with nothing, and their requests name nobody', async () => {
  const { history, here, there } = await partedStores();
  await history.act(there, 'request', anas);
  await history.act(there, 'restrict', anas);
  await history.act(here, 'erase', anas);
  await merge(here, there);
  const content = contentOf(here);
  expect(JSON.stringify(content)).not.toContain(anas);
  expect(content['rights_requests']).toEqual([
    expect.stringMatching('"kind":"objection","email":null.*"outcome":"done"'),
    expect.stringMatching('"kind":"restriction","email":null.*"outcome":"done"'),
  ]);
});

test('who left, as the ledger alone knows, has left when a copy brings them in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  const ledger = { file: join(folder, 'erasures'), keyFile: join(folder, 'key') };
  const { history, here, there } = await partedStores(ledger);
  await history.act(here, 'leave', anas);
  const empty = newFile();
  await openSqliteStore(empty, true).close();
  await merge(empty, there, ledger);
  expect(await stateOf(empty, anas)).toMatchObject({ state: 'left' });
  expect(await stateOf(empty, ruis)).toMatchObject({ state: 'confirmed' });
});
