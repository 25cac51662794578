import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AdminLogin, AdminOverview } from '../../domain/admin/api.ts';
import { adminRequest, password, startApp } from '../app.fixture.ts';
import { cheapHash } from './login/passwords.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { AdminReads } from './reads/reads.ts';
import { ana, id } from '../db/samples.fixture.ts';
import type { Store } from '../stores/store.ts';
import type { Submission, SubmissionField } from '../../domain/submission/fields.ts';
import { fieldsIn } from '../../domain/submission/views.ts';
import type { PageQuery } from '../../domain/admin/list-query.ts';
import { parseCsv } from './parse-csv.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';
import type { ActionOptions } from './action-context.ts';
import { createActions } from './actions.ts';
import { openAdmin, openStore, proof } from './admin.fixture.ts';
import { askAdmin } from './ask-admin.fixture.ts';

const newSqliteStore = () => openSqliteStore(newStoreFile());

const credentials = { username: 'olga', password, action: 'fetch_submissions' };

/** The day of January, or later, as it begins in UTC. */
const dayBegins = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();

const rui: Submission = {
  ...ana,
  id: id(2),
  created_at: '2026-01-31T23:59:59.999Z',
  name: 'Rui Ávila',
  email: 'rui@example.org',
  country: null,
  profession: '=HYPERLINK("https://evil.example")',
  message: 'Quando?\r\n"Já", disse;\tele',
  wants_updates: false,
  language: 'en',
};
const anaAgain: Submission = {
  ...ana,
  id: id(3),
  created_at: '2026-02-01T00:00:00.000Z',
  email: 'ANA@Example.org',
};

const send = (app: FastifyInstance, body: object, headers: Record<string, string> = {}) =>
  app.inject(adminRequest(body, { headers }));

/** An administrator logged in on a server on a store with three submissions. */
async function opened(given?: Store) {
  const store = given ?? (await openStore(false));
  for (const submission of [ana, rui, anaAgain]) await store.addSubmission(submission);
  const admin = await openAdmin(store, false);
  const rows = async (query: Partial<PageQuery> = {}) =>
    (await admin.request('list', query)).rows.map((row) => row.id);
  return { ...admin, rows };
}

/** The named fields of a submission. */
const onlyOf = (submission: Submission, fields: SubmissionField[]) =>
  Object.fromEntries(
    Object.entries(submission).filter(([field]) => fields.some((name) => name === field)),
  );

describe('the dashboard’s API', () => {
  describe('an administrator', () => {
    test('a login with `Prefer: admin` returns a token, the counts and the first page of submissions', async () => {
      const { app, login } = await opened();
      expect(login.statusCode).toBe(200);
      expect(login.headers['cache-control']).toBe('no-store');
      expect(login.headers).not.toHaveProperty('set-cookie');
      const answer = login.json<AdminLogin>();
      expect(Object.keys(answer).sort()).toEqual(['account', 'overview', 'page', 'token']);
      expect(answer.token).toMatch(/^[\w-]{43}$/);
      expect(answer.overview.counters).toEqual({ total: 3, this_week: 2, this_month: 2 });
      expect(answer.page.total).toBe(3);
      expect(answer.page.rows[0]).toEqual({
        ...onlyOf(ana, fieldsIn('row')),
        returning: false,
        message_waits: true,
        state: null,
      });
      expect(answer.page.rows.map((row) => row.id)).toEqual([ana.id, rui.id, anaAgain.id]);
      const plain = await send(app, credentials);
      expect(Object.keys(plain.json<object>())).toEqual(['submissions', 'event_counts']);
    });

    // What it counts of submissions, admin-store.test.ts says.
    test('the dashboard counts the events of a period', async () => {
      const store = await openStore(false);
      const event = {
        event: 'cta_partner_click',
        properties: { location: 'partnerships_page' },
      } as const;
      await store.countEvent('2026-01-31', event);
      await store.countEvent('2026-02-01', event);
      const { call } = await opened(store);
      for (const [period, day] of [
        [{ from: dayBegins(32) }, '2026-02-01'],
        [{ to: dayBegins(32) }, '2026-01-31'],
      ] as const) {
        const overview = await call('overview', { period });
        expect(overview.json<AdminOverview>().event_counts).toEqual([{ ...event, day, count: 1 }]);
      }
    });

    test('the dashboard exports the filtered submissions as CSV and JSON, and each export adds a log entry', async () => {
      const { call, logged } = await opened();
      const filter = { to: dayBegins(32) };
      const csv = await call('export_list', { filter, format: 'csv', proof });
      expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
      expect(csv.headers['content-disposition']).toBe(
        'attachment; filename="submissions-contactable-2026-02-03.csv"',
      );
      expect([...csv.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [head = [], ...records] = parseCsv(csv.body.slice(1));
      const read = records.map((record) =>
        Object.fromEntries(record.map((value, column) => [head[column] ?? '', value])),
      );
      expect(read.map((record) => record['id'])).toEqual([ana.id, rui.id]);
      expect(read[1]).toEqual({
        ...Object.fromEntries(fieldsIn('export').map((field) => [field, ''])),
        ...onlyOf(rui, ['id', 'created_at', 'name', 'email', 'message']),
        profession: `'${rui.profession ?? ''}`,
        wants_updates: 'no',
        language: 'en',
        returning: 'no',
        message_waits: 'yes',
        restricted: 'no',
        privacy_policy_version: '2025-01',
      });

      const separator = 'semicolon';
      const other = await call('export_list', { format: 'csv', separator, proof });
      expect(parseCsv(other.body.slice(1), ';')[0]).toEqual(head);

      const sort = { column: 'created_at', direction: 'descending' } as const;
      const json = await call('export_list', { filter, sort, format: 'json', proof });
      expect(json.headers['content-disposition']).toContain('.json"');
      expect(json.json<{ id: string }[]>().map((row) => row.id)).toEqual([rui.id, ana.id]);
      const none = { search: 'nobody' };
      const nobody = await call('export_list', { filter: none, format: 'json', proof });
      expect(nobody.json()).toEqual([]);
      expect(await logged()).toEqual([0, 2, 3, 2].map((count) => `export_list ${count}`));
    });

    test('the dashboard erases a person only when the e-mail address is typed again as confirmation', async () => {
      const { call, rows } = await opened();
      const email = 'ana@example.org';
      const slip = await call('erase', { email, confirm: 'ana@example.com' });
      expect([slip.statusCode, slip.json()]).toEqual([
        400,
        { message: expect.stringContaining('confirm') as string },
      ]);
      expect(await rows()).toHaveLength(3);
      const erased = await call('erase', { email, confirm: email });
      expect(erased.json()).toEqual({ erased: 2 });
      expect(await rows()).toEqual([rui.id]);
      const person = await call('export_person', { email });
      expect(person.json()).toMatchObject({ submissions: [] });
    });

    test('the dashboard takes a person off the list once, with the wish for updates in all of their submissions', async () => {
      const { call, rows } = await opened();
      const takeOff = async () =>
        (await call('unsubscribe', { email: 'ana@EXAMPLE.org' })).json<object>();
      expect(await takeOff()).toEqual({ unsubscribed: true, changed: 2 });
      expect(await takeOff()).toEqual({ unsubscribed: false, changed: 0 });
      expect(await rows({ filter: { wants_updates: true } })).toEqual([]);
      expect(await rows()).toHaveLength(3);
    });

    test('logging out ends the session of its own token and no other session', async () => {
      const { app, call, token } = await opened();
      const second = (await send(app, credentials, { prefer: 'admin' })).json<AdminLogin>().token;
      expect(second).not.toBe(token);
      const answer = await call('logout', {});
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      await expectExpired(call('list', {}));
      await expectExpired(call('logout', {}));
      const page = await send(app, { token: second, action: 'list' });
      expect(page.statusCode).toBe(200);
    });

    test('a session of the dashboard ends after thirty minutes without use', async () => {
      const { call, later } = await opened();
      later(29.9);
      expect((await call('list', {})).statusCode).toBe(200);
      later(30);
      await expectExpired(call('list', {}));
    });

    test('a session of the dashboard is valid on every server of the site until the password is changed', async () => {
      const store = await openStore(false);
      const { token } = await opened(store);
      const page = { token, action: 'list' };
      const twin = await startApp({ store });
      expect((await send(twin.app, page)).statusCode).toBe(200);
      const admin = { username: 'olga', passwordHash: await cheapHash('another') };
      const changed = await startApp({ store, admin });
      await expectExpired(send(changed.app, page));
    });
  });

  describe('a stranger', () => {
    test('every action of the dashboard is refused without a valid token', async () => {
      const { app } = await startApp({ limits: { bogusTokens: { points: 1000, duration: 60 } } });
      for (const token of ['', 'x', '\0', '\ud83d', 'A'.repeat(20_000)]) {
        await expectExpired(send(app, { token, action: 'list' }));
      }
      const actions = Object.keys(createActions({ store: { emails: {} } } as ActionOptions));
      for (const action of [...actions, 'fetch_submissions', 'anything']) {
        await expectExpired(send(app, { token: 'A'.repeat(43), action }));
      }
    });

    test('an IP address is refused after sixty invalid tokens within a minute, without a query to the store', async () => {
      const store = await openStore(false);
      const { app } = await opened(store);
      const useSession = vi.spyOn(store, 'useSession');
      const statuses = [];
      for (let count = 0; count < 62; count += 1) {
        const answer = await send(app, { token: 'A'.repeat(43), action: 'list' });
        statuses.push(answer.statusCode);
      }
      expect(statuses.lastIndexOf(401)).toBe(59);
      expect(statuses.slice(60)).toEqual([429, 429]);
      expect(useSession).toHaveBeenCalledTimes(60);
    });
  });
});

async function expectExpired(response: ReturnType<typeof send>): Promise<void> {
  const answer = await response;
  expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Session expired' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
}

describe('errors of the admin API', () => {
  test('an export ends with a transfer error, not like a complete file, when the store fails halfway', async () => {
    const store = await newSqliteStore();
    onTestFinished(() => store.close());
    let batches = 0;
    const rows: AdminReads['rows'] = (request) => {
      batches += 1;
      if (batches > 1) throw new Error('secret detail');
      return store.reads.rows(request);
    };
    const failing: Store = {
      ...store,
      reads: { ...store.reads, listIds: async () => [ana.id, id(2)], rows },
    };
    await store.addSubmission(ana);
    const { app } = await startApp({ store: failing });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const { token } = (await send(app, credentials, { prefer: 'admin' })).json<AdminLogin>();
    const answer = await askAdmin(origin, { token, action: 'export_list', format: 'csv', proof });
    await expect(answer.text()).rejects.toThrow();
  });

  test('the admin API answers 400 to invalid parameters and changes nothing', async () => {
    const { app, token, rows } = await opened();
    for (const call of [
      { action: 'list', limit: 51 },
      { action: 'list', limit: 0 },
      { action: 'list', offset: -1 },
      { action: 'list', offset: 1e300 },
      { action: 'list', offset: '0' },
      { action: 'list', sort: { column: 'ip_address', direction: 'ascending' } },
      { action: 'list', sort: { column: 'name', direction: 'ascending; --' } },
      { action: 'list', filter: { search: 'a\0b' } },
      { action: 'list', filter: { search: 'half \ud83d' } },
      { action: 'list', filter: { search: 'x'.repeat(201) } },
      { action: 'list', filter: { country: '\0' } },
      { action: 'list', filter: { from: '2026-02-30T00:00:00.000Z' } },
      { action: 'list', filter: { from: '0000-01-01T00:00:00.000Z' } },
      { action: 'list', filter: { to: '2026-01-01' } },
      { action: 'list', filter: { id: '1' } },
      { action: 'list', filter: null },
      { action: 'submission', id: '\0' },
      { action: 'export_list', format: 'csv' },
      { action: 'export_list', format: 'xlsx', proof },
      { action: 'export_list', format: 'csv', audience: 'unsubscribed', proof },
      { action: 'erase', email: 'ana@example.org' },
      { action: 'erase', email: '', confirm: '' },
      { action: 'export_person', email: ['ana@example.org'] },
      { action: 'fetch_submissions' },
      { action: null },
      {},
    ]) {
      const answer = await send(app, { token, ...call });
      expect([call, answer.statusCode]).toEqual([call, 400]);
      expect(answer.json()).toEqual({ error: expect.any(String) as string });
    }
    expect(await rows()).toHaveLength(3);
  });
});
