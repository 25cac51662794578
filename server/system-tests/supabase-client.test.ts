import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { ana, password, startApp } from '../app.fixture.ts';
import { listen } from '../http/listen.ts';

/** The unmodified official client, connected to a listening server. */
async function connected(key = siteConfig.publicClientKey) {
  const test = await startApp();
  const origin = await listen(test.app, { host: '127.0.0.1', port: 0 });
  const client = createClient(origin, key, { auth: { persistSession: false } });
  return { ...test, client, table: client.from('interest_submissions') };
}

describe('the official Supabase client', () => {
  test('the Supabase client inserts an object', async () => {
    const { table, submissions } = await connected();
    expect(await table.insert(ana)).toMatchObject({ status: 201, data: null, error: null });
    expect(await submissions()).toMatchObject([ana]);
  });

  test('the Supabase client inserts an array of one row', async () => {
    const { table, submissions } = await connected();
    expect(await table.insert([ana])).toMatchObject({ status: 201, data: null, error: null });
    expect(await submissions()).toMatchObject([ana]);
  });

  test('the Supabase client inserts a row with a count and with missing columns left to the table', async () => {
    const { table, submissions } = await connected();
    const { name, email } = ana;
    const result = await table.insert([{ name, email }], { count: 'exact', defaultToNull: false });
    expect(result.error).toBeNull();
    expect(await submissions()).toMatchObject([{ name, email, wants_updates: false }]);
  });

  test('the Supabase client may not read, update or delete anything', async () => {
    const { client, submissions } = await connected();
    const table = () => client.from('interest_submissions');
    const results = [
      await table().insert(ana).select(),
      await table().insert(ana).select().single(),
      await table().upsert(ana),
      await table().upsert(ana, { onConflict: 'email', ignoreDuplicates: true }),
      await table().select(),
      await table().select('*', { count: 'exact', head: true }),
      await table().update({ name: 'x' }).eq('email', ana.email),
      await table().delete().eq('email', ana.email),
    ];
    for (const { status, data, error } of results) {
      expect(status).toBe(401);
      expect(data).toBeNull();
      expect(error).not.toBeNull();
    }
    // The response to HEAD has no body that could carry a code.
    const codes = results.map(({ error }) => error?.code).filter(Boolean);
    expect(codes).toEqual(Array<string>(7).fill('42501'));
    expect(await submissions()).toEqual([]);
  });

  test.each([
    [
      { ...ana, name: '' },
      { code: '23514', message: 'Name is required' },
    ],
    [
      { ...ana, email: null },
      { code: '23502', message: 'Invalid email address' },
    ],
    [{ ...ana, wants_updates: 'maybe' }, { code: 'PGRST102' }],
    [{ ...ana, id: 'x' }, { code: 'PGRST204' }],
  ])(
    'the Supabase client gets the error code and message for the invalid row %o',
    async (row, error) => {
      const { table, submissions } = await connected();
      expect(await table.insert(row as never)).toMatchObject({ status: 400, data: null, error });
      expect(await submissions()).toEqual([]);
    },
  );

  test('the Supabase client gets an error for two rows and for other tables, functions and schemas', async () => {
    const { client, table } = await connected();
    expect((await table.insert([ana, ana])).error).toMatchObject({ code: 'PGRST102' });
    expect(await client.from('users').select()).toMatchObject({
      status: 404,
      error: { code: 'PGRST205' },
    });
    expect((await client.rpc('login')).error).toMatchObject({ code: 'PGRST202' });
    expect(
      (
        await client
          .schema('private' as never)
          .from('interest_submissions')
          .insert(ana as never)
      ).error,
    ).toMatchObject({ code: 'PGRST106' });
  });

  test('the Supabase client is refused with another API key', async () => {
    const { table } = await connected('sb_publishable_other');
    expect(await table.insert(ana)).toMatchObject({ status: 401, error: { code: 'PGRST301' } });
  });

  test('the Supabase client fetches the submissions by invoking the login function', async () => {
    const { client, table } = await connected();
    await table.insert(ana);
    const result = await client.functions.invoke('admin-auth', {
      body: { username: 'olga', password, action: 'fetch_submissions' },
    });
    expect(result).toMatchObject({ error: null, data: { submissions: [ana] } });
  });

  test('the Supabase client reads the error of a wrong login', async () => {
    const { client } = await connected();
    const result = await client.functions.invoke('admin-auth', {
      body: { username: 'olga', password: 'wrong', action: 'fetch_submissions' },
    });
    expect(result.data).toBeNull();
    const { context } = result.error as { context: Response };
    expect(context.status).toBe(401);
    expect(await context.json()).toEqual({ error: 'Invalid credentials' });
  });
});
