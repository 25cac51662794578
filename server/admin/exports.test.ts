import { describe, expect, test } from 'vitest';
import { deliver } from '../email/deliver.fixture.ts';
import { now } from '../app.fixture.ts';
import { ana, id } from '../db/samples.fixture.ts';
import type { Store } from '../stores/store.ts';
import { openAdmin, openStore, proof } from './admin.fixture.ts';
import { parseCsv } from './parse-csv.fixture.ts';

const names = ['ana', 'unsubscribed', 'bounced', 'restricted', 'confirmed'];
const addressOf = (name: string) => `${name}@example.org`;

/**
 * Hands over the e-mails that are due, each with a link that its kind and address name; one comes
 * back.
 */
const handOver = (store: Store) =>
  deliver(
    store,
    now,
    ({ kind, email }) =>
      kind === 'confirm' || kind === 'myData'
        ? { tokenHash: `${kind} ${email}`, purpose: kind }
        : undefined,
    ({ email }) =>
      email === addressOf('bounced')
        ? { outcome: 'bounced', words: '550 unknown', recipientIsGone: true }
        : { outcome: 'sent', words: '250 ok' },
  );

describe('exports of the dashboard', () => {
  const opened = async (emailsAreOn: boolean) => {
    const store = await openStore(emailsAreOn);
    for (const [number, name] of names.entries()) {
      await store.addSubmission({
        ...ana,
        id: id(number + 1),
        email: addressOf(name),
        idempotency_key: null,
      });
    }
    if (emailsAreOn) {
      await handOver(store);
      await store.emails.links.confirm(`confirm ${addressOf('confirmed')}`, now);
    }
    const admin = await openAdmin(store, emailsAreOn);
    await admin.request('unsubscribe', { email: addressOf('unsubscribed') });
    await admin.call('restrict', { email: addressOf('restricted'), restricted: true });
    /** Address, state and restriction in each row of a file, and the file's name. */
    const exported = async (fields: object) => {
      const answer = await admin.call('export_list', { format: 'csv', ...fields, proof });
      const [head = [], ...rows] = parseCsv(answer.body.slice(1));
      return {
        name: /filename="(.*)"/.exec(String(answer.headers['content-disposition']))?.[1],
        rows: rows.map((row) =>
          ['email', 'state', 'restricted', 'message'].map((column) => row[head.indexOf(column)]),
        ),
      };
    };
    return { store, exported, ...admin };
  };
  const { message } = ana;

  test('an export leaves out who has not confirmed, who left, whom no e-mail reaches and whose data is restricted, and says so in its name', async () => {
    const { exported } = await opened(true);
    expect(await exported({})).toEqual({
      name: 'submissions-contactable-2026-02-03.csv',
      rows: [[addressOf('confirmed'), 'confirmed', 'no', message]],
    });
  });

  test('how many an export leaves out, and why, is what is missing in its file, for any filter', async () => {
    const { exported, request } = await opened(true);
    expect(await request('export_counts', {})).toEqual({
      total: 5,
      left_out: { unconfirmed: 1, unsubscribed: 1, bounced: 1, restricted: 1 },
    });
    const filter = { search: addressOf('unsubscribed') };
    expect(await request('export_counts', { filter })).toEqual({
      total: 1,
      left_out: { unsubscribed: 1 },
    });
    expect((await exported({ filter })).rows).toEqual([]);
  });

  test('an export of everyone marks whom nobody may write to, and covers the message of who is restricted', async () => {
    const { exported } = await opened(true);
    expect(await exported({ audience: 'everyone' })).toEqual({
      name: 'submissions-everyone-2026-02-03.csv',
      rows: [
        [addressOf('ana'), 'unconfirmed', 'no', message],
        [addressOf('unsubscribed'), 'unsubscribed', 'no', message],
        [addressOf('bounced'), 'bounced', 'no', message],
        [addressOf('restricted'), 'unconfirmed', 'yes', ''],
        [addressOf('confirmed'), 'confirmed', 'no', message],
      ],
    });
  });

  test('while e-mails are off an export has no state but that somebody left, and leaves out who did or is restricted all the same', async () => {
    const { exported } = await opened(false);
    const rows = names.filter((name) => name !== 'restricted' && name !== 'unsubscribed');
    expect((await exported({})).rows).toEqual(
      rows.map((name) => [addressOf(name), '', 'no', message]),
    );
  });

  test('what the dashboard exports of a person is what they download themselves', async () => {
    const { store, call, request } = await opened(true);
    const email = addressOf('confirmed');
    await store.myData.ask(email, 'en', now);
    await handOver(store);
    await request('add_request', { kind: 'objection', email, received_on: '2026-02-01' });
    await call('restrict', { email, restricted: true });
    const own = await store.myData.read(`myData ${email}`, now);
    expect(own).toMatchObject({
      state: 'confirmed',
      restrictedSince: now.toISOString(),
      requests: [{ kind: 'objection' }, { kind: 'restriction' }, { kind: 'access' }],
    });
    await store.myData.read(`myData ${email}`, now);
    const accesses = await store.logEntries('accesses');
    expect(accesses.filter(({ account }) => account === '')).toMatchObject([
      { kind: 'read_my_data', count: 1 },
    ]);
    const file = await call('export_person', { email: email.toUpperCase() });
    expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(file.json()).toEqual(own);
  });
});
