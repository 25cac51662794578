import type { AdminCall } from '../../domain/admin/api.fixture.ts';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi, test as onBoth } from 'vitest';
import type {
  AdminLogin,
  AdminNewer,
  AdminOverview,
  AdminPage,
  AdminWaiting,
} from '../../domain/admin/api.ts';
import { adminRequest, now, password, startApp } from '../app.fixture.ts';
import { writeDrill } from '../backup/state-file.ts';
import { cheapHash } from './login/passwords.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { AdminReads } from './reads/reads.ts';
import { ana, id } from '../db/samples.fixture.ts';
import type { Store } from '../stores/store.ts';
import type { Submission, SubmissionField } from '../../domain/submission/fields.ts';
import { fieldsIn } from '../../domain/submission/views.ts';
import type { PageQuery } from '../../domain/admin/list-query.ts';
import type { SubscriberData } from '../../domain/my-data/my-data.ts';
import { parseCsv } from './parse-csv.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';
import { describeOnBothEngines } from '../stores/both-engines.fixture.ts';
import { askAdmin } from './ask-admin.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

const newSqliteStore = () => openSqliteStore(newStoreFile());

const minuteMs = 60_000;
const credentials = { username: 'olga', password, action: 'fetch_submissions' };

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

/** A server on a store with three submissions, and a logged-in administrator. */
async function openAdmin(store: Store, change: Parameters<typeof startApp>[0] = {}) {
  onTestFinished(() => store.close());
  const time = { now };
  const { app } = await startApp({ store, clock: () => time.now, ...change });
  for (const submission of [ana, rui, anaAgain]) await store.addSubmission(submission);
  const login = await send(app, credentials, { prefer: 'admin' });
  const { token } = login.json<AdminLogin>();
  const request = (call: AdminCall) => send(app, { token, ...call });
  const rows = async (query: Partial<PageQuery> = {}) => {
    const page = (await request({ action: 'admin_page', ...query })).json<AdminPage>();
    return page.rows.map((row) => row.id);
  };
  const later = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * minuteMs);
  };
  const audit = async () =>
    (await request({ action: 'admin_audit' })).json<{ entries: object[] }>().entries;
  return { app, login, token, request, rows, later, audit };
}

/** The named fields of a submission. */
const onlyOf = (submission: Submission, fields: SubmissionField[]) =>
  Object.fromEntries(
    Object.entries(submission).filter(([field]) => fields.some((name) => name === field)),
  );

describeOnBothEngines('the dashboard’s API', (newDatabase, test) => {
  const open = async () => (await newDatabase())(false);
  describe('an administrator', () => {
    onBoth(
      'a login with `Prefer: admin` returns a token, the counts and the first page of submissions',
      async () => {
        const { app, login } = await openAdmin(await open());
        expect(login.statusCode).toBe(200);
        expect(login.headers['cache-control']).toBe('no-store');
        expect(login.headers).not.toHaveProperty('set-cookie');
        const answer = login.json<AdminLogin>();
        expect(Object.keys(answer).sort()).toEqual([
          'account',
          'idle_minutes',
          'overview',
          'page',
          'restores_unprotected',
          'session_hours',
          'token',
        ]);
        expect(answer.token).toMatch(/^[\w-]{43}$/);
        expect(answer.idle_minutes).toBe(30);
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
        const anotherLogin = await send(app, credentials, { prefer: 'return=minimal, ADMIN;x=1' });
        expect(anotherLogin.json()).toHaveProperty('token');
      },
    );

    test('the list of the wire contract has its own columns, whatever the dashboard shows', async () => {
      const { app } = await openAdmin(await open());
      const { submissions } = (await send(app, credentials)).json<{ submissions: object[] }>();
      expect(Object.keys(submissions[0] ?? {}).toSorted()).toEqual([
        'country',
        'created_at',
        'email',
        'id',
        'language',
        'message',
        'name',
        'profession',
        'returning',
        'wants_updates',
      ]);
    });

    onBoth('the dashboard pages, sorts, searches and filters the submissions', async () => {
      const { rows, request } = await openAdmin(await open());
      expect(await rows()).toEqual([ana.id, rui.id, anaAgain.id]);
      expect(await rows({ offset: 1, limit: 1 })).toEqual([rui.id]);
      expect(await rows({ offset: 3 })).toEqual([]);
      const sort = { column: 'name', direction: 'descending' } as const;
      expect(await rows({ sort })).toEqual([rui.id, ana.id, anaAgain.id]);
      expect(await rows({ filter: { search: 'avila RUI' } })).toEqual([rui.id]);
      expect(await rows({ filter: { search: 'quando abre' } })).toEqual([ana.id, anaAgain.id]);
      expect(await rows({ filter: { search: '%' } })).toEqual([]);
      expect(await rows({ filter: { country: null } })).toEqual([rui.id]);
      expect(await rows({ filter: { country: 'Portugal' } })).toEqual([ana.id, anaAgain.id]);
      expect(await rows({ filter: { language: 'en' } })).toEqual([rui.id]);
      expect(await rows({ filter: { wants_updates: true } })).toEqual([ana.id, anaAgain.id]);
      expect(await rows({ filter: { returning: true } })).toEqual([anaAgain.id]);
      expect(await rows({ filter: { from: '2026-01-31', to: '2026-01-31' } })).toEqual([rui.id]);
      const beyond = await request({ action: 'admin_page', filter: { search: 'ana' }, offset: 9 });
      expect(beyond.json()).toEqual({ rows: [], total: 2, newest: anaAgain.id });
    });

    onBoth('the dashboard counts submissions and events within a period', async () => {
      const store = await open();
      const event = {
        event: 'cta_partner_click',
        properties: { location: 'partnerships_page' },
      } as const;
      await store.countEvent('2026-01-31', event);
      await store.countEvent('2026-02-01', event);
      const { request } = await openAdmin(store);
      const overview = async (period: { from?: string; to?: string }) =>
        (await request({ action: 'admin_overview', period })).json<AdminOverview>();
      const counters = { total: 3, this_week: 2, this_month: 2 };
      expect(await overview({ from: '2026-02-01' })).toEqual({
        counters,
        submissions: 1,
        wants_updates: 1,
        subscribers: 1,
        returning_subscribers: 1,
        days: [{ day: '2026-02-01', count: 1 }],
        countries: [{ country: 'Portugal', count: 1 }],
        languages: [{ language: 'pt', count: 1 }],
        event_counts: [{ ...event, day: '2026-02-01', count: 1 }],
      });
      expect(await overview({ to: '2026-01-31' })).toMatchObject({
        counters,
        submissions: 2,
        wants_updates: 1,
        subscribers: 2,
        returning_subscribers: 0,
        countries: [
          { country: 'Portugal', count: 1 },
          { country: null, count: 1 },
        ],
        event_counts: [{ ...event, day: '2026-01-31', count: 1 }],
      });
    });

    test('the dashboard shows the message and the details of one submission', async () => {
      const { request } = await openAdmin(await open());
      const row = await request({ action: 'admin_row', id: rui.id });
      expect(row.json()).toMatchObject({
        message: rui.message,
        language: 'en',
        returning: false,
        privacy_policy_version: '2025-01',
        created_at: rui.created_at,
      });
      expect(row.body).not.toContain('192.0.2.1');
      expect((await request({ action: 'admin_row', id: 'none' })).statusCode).toBe(404);
    });

    test('the dashboard counts the submissions that are newer than a given one', async () => {
      const store = await open();
      const { request } = await openAdmin(store);
      const newer = async (than: string | null) =>
        (await request({ action: 'admin_newer', than })).json<AdminNewer>();
      expect(await newer(anaAgain.id)).toEqual({ count: 0, newest: anaAgain.id });
      await store.addSubmission({ ...rui, id: id(4) });
      expect(await newer(anaAgain.id)).toEqual({ count: 1, newest: id(4) });
      expect(await newer(null)).toEqual({ count: 4, newest: id(4) });
    });

    test('the dashboard exports the filtered submissions as CSV and JSON, and each export adds an audit entry', async () => {
      const { request, audit } = await openAdmin(await open());
      const filter = { to: '2026-01-31' };
      const csv = await request({ action: 'admin_export', filter, format: 'csv' });
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

      const sort = { column: 'created_at', direction: 'descending' } as const;
      const json = await request({ action: 'admin_export', filter, sort, format: 'json' });
      expect(json.headers['content-disposition']).toContain('.json"');
      expect(json.json<{ id: string }[]>().map((row) => row.id)).toEqual([rui.id, ana.id]);
      const none = { search: 'nobody' };
      const nobody = await request({ action: 'admin_export', filter: none, format: 'json' });
      expect(nobody.json()).toEqual([]);
      expect(await audit()).toMatchObject([
        { kind: 'export_list', count: 0 },
        { kind: 'export_list', count: 2 },
        { kind: 'export_list', count: 2 },
      ]);
    });

    onBoth('the dashboard exports everything that is stored about a person', async () => {
      const { request } = await openAdmin(await open());
      const answer = await request({ action: 'admin_subscriber', email: 'Ana@EXAMPLE.org' });
      expect(answer.headers['content-disposition']).toContain('attachment');
      expect(answer.headers['content-disposition']).not.toContain('ana');
      const data = answer.json<SubscriberData>();
      const { ip_address, user_agent, ...stored } = ana;
      expect(data.submissions.map(({ id }) => id)).toEqual([ana.id, anaAgain.id]);
      expect(data.submissions[0]).toMatchObject({
        ...stored,
        technical: { ipAddress: ip_address, userAgent: user_agent },
        consent: { text: null, givenAt: ana.created_at },
      });
      const nothing = {
        state: null,
        stateSince: null,
        language: null,
        wantsUpdates: null,
        emails: [],
        restrictedSince: null,
        note: null,
        pendingEmail: null,
        requests: [],
      };
      expect(data).toMatchObject({ ...nothing, email: ana.email });
      const stranger = await request({ action: 'admin_subscriber', email: '%' });
      expect(stranger.json()).toEqual({ ...nothing, email: '%', submissions: [] });
    });

    onBoth(
      'the dashboard erases a person only when the e-mail address is typed again as confirmation',
      async () => {
        const { request, rows } = await openAdmin(await open());
        const email = 'ana@example.org';
        const slip = await request({ action: 'admin_erase', email, confirm: 'ana@example.com' });
        expect([slip.statusCode, slip.json()]).toEqual([
          400,
          { error: expect.stringContaining('confirm') as string },
        ]);
        expect(await rows()).toHaveLength(3);
        const erased = await request({ action: 'admin_erase', email, confirm: email });
        expect(erased.json()).toEqual({ erased: 2 });
        expect(await rows()).toEqual([rui.id]);
        const person = await request({ action: 'admin_subscriber', email });
        expect(person.json()).toMatchObject({ submissions: [] });
      },
    );

    onBoth(
      'the dashboard takes a person off the list once, with the wish for updates in all of their submissions',
      async () => {
        const { request, rows } = await openAdmin(await open());
        const takeOff = async () =>
          (await request({ action: 'admin_unsubscribe', email: 'ana@EXAMPLE.org' })).json<object>();
        expect(await takeOff()).toEqual({ unsubscribed: true, changed: 2 });
        expect(await takeOff()).toEqual({ unsubscribed: false, changed: 0 });
        expect(await rows({ filter: { wants_updates: true } })).toEqual([]);
        expect(await rows()).toHaveLength(3);
      },
    );

    test('taking off the list who never asked for updates says so, and counts their submission in the log', async () => {
      const { request, audit } = await openAdmin(await open());
      const answer = await request({ action: 'admin_unsubscribe', email: rui.email });
      expect(answer.json()).toEqual({ unsubscribed: true, changed: 0 });
      expect(await audit()).toMatchObject([{ kind: 'unsubscribe', count: 1 }]);
    });

    test('the audit log holds who did what, when, and to how many submissions, but nothing about the person', async () => {
      const { request, audit, later } = await openAdmin(await open());
      const email = 'ana@example.org';
      await request({ action: 'admin_subscriber', email });
      later(1);
      await request({ action: 'admin_unsubscribe', email });
      later(1);
      await request({ action: 'admin_erase', email, confirm: email });
      const entries = await audit();
      const entry = (minute: number, kind: string) => ({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        at: new Date(now.getTime() + minute * minuteMs).toISOString(),
        account: 'olga',
        kind,
        count: 2,
      });
      expect(entries).toEqual([
        entry(2, 'erase'),
        entry(1, 'unsubscribe'),
        entry(0, 'export_person'),
      ]);
      expect(JSON.stringify(entries)).not.toContain('ana');
    });

    test('logging out ends the session of its own token and no other session', async () => {
      const { app, request, token } = await openAdmin(await open());
      const second = (await send(app, credentials, { prefer: 'admin' })).json<AdminLogin>().token;
      expect(second).not.toBe(token);
      const answer = await request({ action: 'admin_logout' });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      await expectExpired(request({ action: 'admin_page' }));
      await expectExpired(request({ action: 'admin_logout' }));
      const page = await send(app, { token: second, action: 'admin_page' });
      expect(page.statusCode).toBe(200);
    });

    test('a session of the dashboard ends after thirty minutes without use, and what it asks for by itself is not use', async () => {
      const { request, later } = await openAdmin(await open());
      later(29.9);
      expect((await request({ action: 'admin_page' })).statusCode).toBe(200);
      later(29.9);
      expect((await request({ action: 'admin_newer', than: null })).statusCode).toBe(200);
      expect((await request({ action: 'admin_broadcasts' })).statusCode).toBe(200);
      expect((await request({ action: 'admin_broadcast', id: 'none' })).statusCode).toBe(404);
      later(0.1);
      await expectExpired(request({ action: 'admin_newer', than: null }));
      await expectExpired(request({ action: 'admin_page' }));
    });

    onBoth(
      'a session of the dashboard is valid on every server of the site until the password is changed',
      async () => {
        const store = await open();
        const { token } = await openAdmin(store);
        const page = { token, action: 'admin_page' };
        const twin = await startApp({ store });
        expect((await send(twin.app, page)).statusCode).toBe(200);
        const admin = { username: 'olga', passwordHash: await cheapHash('another') };
        const changed = await startApp({ store, admin });
        await expectExpired(send(changed.app, page));
      },
    );
  });

  describe('a stranger', () => {
    test('every action of the dashboard is refused without a valid token', async () => {
      const { app, rows } = await openAdmin(await open());
      const email = 'ana@example.org';
      for (const token of ['', 'x', '\0', '\ud83d', 'A'.repeat(43), 'A'.repeat(20_000)]) {
        for (const call of [
          { action: 'admin_page' },
          { action: 'admin_newer', than: null },
          { action: 'admin_export', format: 'csv' },
          { action: 'admin_erase', email, confirm: email },
          { action: 'fetch_submissions' },
          { action: 'anything' },
        ]) {
          await expectExpired(send(app, { token, ...call }));
        }
      }
      expect(await rows()).toHaveLength(3);
    });

    test('an IP address is refused after sixty invalid tokens within a minute, without a query to the store', async () => {
      const store = await open();
      const { app } = await openAdmin(store);
      const useSession = vi.spyOn(store, 'useSession');
      const statuses = [];
      for (let count = 0; count < 62; count += 1) {
        const answer = await send(app, { token: 'A'.repeat(43), action: 'admin_page' });
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
  test('a login with a wrong password gets the same response with and without `Prefer: admin`', async () => {
    const { app } = await startApp();
    const wrong = { ...credentials, password: 'wrong' };
    const [plain, admin] = [await send(app, wrong), await send(app, wrong, { prefer: 'admin' })];
    expect([admin.statusCode, admin.body]).toEqual([plain.statusCode, plain.body]);
    expect(admin.statusCode).toBe(401);
  });

  test('ten failed logins lock the login in the dashboard, but not a session that is already open', async () => {
    const { app } = await startApp();
    const { token } = (await send(app, credentials, { prefer: 'admin' })).json<AdminLogin>();
    for (let count = 0; count < 10; count += 1) {
      await send(app, { ...credentials, password: 'wrong' }, { prefer: 'admin' });
    }
    expect((await send(app, credentials, { prefer: 'admin' })).statusCode).toBe(429);
    expect((await send(app, { token, action: 'admin_page' })).statusCode).toBe(200);
  });

  test('an export ends with a transfer error, not like a complete file, when the store fails halfway', async () => {
    const store = newSqliteStore();
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
    const answer = await askAdmin(origin, { token, action: 'admin_export', format: 'csv' });
    await expect(answer.text()).rejects.toThrow();
  });

  test('the admin API answers 500 without details when the store fails', async () => {
    const store = newSqliteStore();
    onTestFinished(() => store.close());
    const fails = async () => Promise.reject(new Error('secret detail'));
    const { app } = await startApp({
      store: { ...store, reads: { ...store.reads, newer: fails } },
    });
    const { token } = (await send(app, credentials, { prefer: 'admin' })).json<AdminLogin>();
    const answer = await send(app, { token, action: 'admin_newer', than: null });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: expect.any(String) as string });
    expect(answer.body).not.toContain('secret');
  });

  test('the admin API answers 400 to invalid parameters and changes nothing', async () => {
    const { app, token, rows } = await openAdmin(newSqliteStore());
    for (const call of [
      { action: 'admin_page', limit: 201 },
      { action: 'admin_page', limit: 0 },
      { action: 'admin_page', offset: -1 },
      { action: 'admin_page', offset: 1e300 },
      { action: 'admin_page', offset: '0' },
      { action: 'admin_page', sort: { column: 'ip_address', direction: 'ascending' } },
      { action: 'admin_page', sort: { column: 'name', direction: 'ascending; --' } },
      { action: 'admin_page', filter: { search: 'a\0b' } },
      { action: 'admin_page', filter: { search: 'half \ud83d' } },
      { action: 'admin_page', filter: { search: 'x'.repeat(201) } },
      { action: 'admin_page', filter: { country: '\0' } },
      { action: 'admin_page', filter: { from: '2026-02-30' } },
      { action: 'admin_page', filter: { from: '0000-01-01' } },
      { action: 'admin_page', filter: { to: '2026-01-01T00:00:00Z' } },
      { action: 'admin_page', filter: { id: '1' } },
      { action: 'admin_page', filter: null },
      { action: 'admin_row', id: '\0' },
      { action: 'admin_newer' },
      { action: 'admin_export', format: 'xlsx' },
      { action: 'admin_erase', email: 'ana@example.org' },
      { action: 'admin_erase', email: '', confirm: '' },
      { action: 'admin_subscriber', email: ['ana@example.org'] },
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

  test('they are told of the last drill if the copies elsewhere brought everybody back', async () => {
    const dataDir = newFolder('data');
    const copies = { to: '/copies', publicKey: '', settings: {} };
    const { request } = await openAdmin(newSqliteStore(), { dataDir, copies });
    const told = async () => {
      const answer = await request({ action: 'admin_waiting', language: 'en' });
      return answer.json<AdminWaiting>().drill;
    };
    expect(await told()).toBeNull();
    const drill = { at: now.toISOString(), back: 3, of: 3, seconds: 1.5 };
    writeDrill(dataDir, { ...drill, fault: null });
    expect(await told()).toMatchObject(drill);
    writeDrill(dataDir, { ...drill, fault: 'no copy is there' });
    expect(await told()).toBeNull();
  });
});
