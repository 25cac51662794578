import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { ana, startApp } from './app.fixture.ts';
import { bindPort, listen } from './http/listen.ts';
import { submitTo } from './submissions/submit.fixture.ts';

test('a server that listens on 0.0.0.0 logs a URL that a browser can open', async () => {
  const { app } = await startApp();
  expect(await listen(app, { host: '0.0.0.0', port: 0 })).toMatch(/^http:\/\/localhost:\d+$/);
});

test('a HOST that is not an address of this machine stops the start with one line', async () => {
  const { app } = await startApp();
  await expect(listen(app, { host: '192.0.2.1', port: 0 })).rejects.toThrow(/^HOST 192\.0\.2\.1/);
});

test('a visitor who comes before the store is ready waits, and is answered', async () => {
  const { url, answerBy } = await bindPort({ host: '127.0.0.1', port: 0 });
  const visit = submitTo(url, ana);
  // By the time that a second connection is open, the first is, too.
  const { port } = new URL(url);
  await once(connect(Number(port), '127.0.0.1').unref(), 'connect');
  const { app, submissions } = await startApp();
  await answerBy(app);
  expect((await visit).status).toBe(201);
  expect(await submissions()).toHaveLength(1);
});

test('a submission that is in progress when the server stops is stored', async () => {
  const { app, store, submissions } = await startApp();
  const add = store.addSubmission.bind(store);
  const arrived = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  vi.spyOn(store, 'addSubmission').mockImplementation(async (...row) => {
    arrived.resolve(undefined);
    await held.promise;
    return add(...row);
  });
  const origin = await listen(app, { host: '127.0.0.1', port: 0 });
  const answer = submitTo(origin, ana);
  await arrived.promise;
  const closed = app.close();
  held.resolve(undefined);
  expect((await answer).status).toBe(201);
  await closed;
  expect(await submissions()).toHaveLength(1);
});
