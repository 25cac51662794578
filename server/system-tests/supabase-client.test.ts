import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { ana, password, startApp } from '../app.fixture.ts';
import { listen } from '../http/listen.ts';

test('the official Supabase client, unchanged, inserts a submission, fetches the list and reads the errors of both', async () => {
  const { app } = await startApp();
  const origin = await listen(app, { host: '127.0.0.1', port: 0 });
  const client = createClient(origin, siteConfig.publicClientKey, {
    auth: { persistSession: false },
  });
  const table = () => client.from('interest_submissions');
  const logIn = (entered: string) =>
    client.functions.invoke('admin-auth', {
      body: { username: 'olga', password: entered, action: 'fetch_submissions' },
    });

  expect(await table().insert(ana)).toMatchObject({ status: 201, data: null, error: null });
  expect(await table().insert({ ...ana, name: '' })).toMatchObject({
    status: 400,
    error: { code: '23514', message: 'Name is required' },
  });
  expect(await table().select()).toMatchObject({ status: 401, error: { code: '42501' } });
  expect(await logIn(password)).toMatchObject({ error: null, data: { submissions: [ana] } });
  const refused = await logIn('wrong');
  expect(refused.data).toBeNull();
  const { context } = refused.error as { context: Response };
  expect(context.status).toBe(401);
  expect(await context.json()).toEqual({ error: 'Invalid credentials' });
});
