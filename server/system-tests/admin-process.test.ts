import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AdminLogin, AdminPage } from '../../domain/admin/api.ts';
import { checkout, startServer, type ServerProcess } from './server-process.fixture.ts';
import { trafficEnv } from './traffic.fixture.ts';
import { submitTo } from '../submissions/submit.fixture.ts';
import { askAdmin } from '../admin/ask-admin.fixture.ts';

const credentials = { username: 'olga', password: 'correct horse', action: 'fetch_submissions' };

/** Does an owner's usual work in the dashboard, and expects the server to end as it should. */
async function morning(server: ServerProcess): Promise<string> {
  const origin = await server.listening();
  for (const email of ['ana@example.org', 'rui@example.org']) {
    expect((await submitTo(origin, { name: 'Ana', email })).status).toBe(201);
  }
  const login = await askAdmin(origin, credentials, 'admin');
  const { token, page, overview } = (await login.json()) as AdminLogin;
  expect([page.total, overview.counters.total]).toEqual([2, 2]);
  const csv = await askAdmin(origin, { token, action: 'admin_export', format: 'csv' });
  expect((await csv.text()).split('\r\n')).toHaveLength(4);
  const email = 'ana@example.org';
  const erased = await askAdmin(origin, { token, action: 'admin_erase', email, confirm: email });
  expect(await erased.json()).toEqual({ erased: 1 });
  return token;
}

async function emails(origin: string, token: string): Promise<string[]> {
  const answer = await askAdmin(origin, { token, action: 'admin_page' });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as AdminPage).rows.map((row) => row.email);
}

async function stop({ child, ended, output }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  expect([await ended, output.stderr]).toEqual([0, '']);
}

describe('the dashboard of a server process', { timeout: 60_000 }, () => {
  test('a session of the dashboard survives a restart of the server', async () => {
    const folder = checkout();
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'data-'));
    const first = startServer(folder, { ...trafficEnv, DATA_DIR });
    const token = await morning(first);
    await stop(first);
    const second = startServer(folder, { ...trafficEnv, DATA_DIR });
    expect(await emails(await second.listening(), token)).toEqual(['rui@example.org']);
    await stop(second);
  });
});
