import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { storeFileIn } from '../server/db/data-folder.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { watchRelease } from './watch-release.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const pages = ['/', '/about', '/pt'];
const sitemap = pages.map((path) => `<loc>https://example.pt${path}</loc>`).join('');

/** A server that is well, but for what a test makes of one request in ten. */
async function watchServer(tenth: { status?: number; text?: string; then?: () => unknown } = {}) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const isTenth = asked.length % 10 === 0;
    if (isTenth) void tenth.then?.();
    const text = url === '/sitemap.xml' ? sitemap : '<html></html>';
    response
      .writeHead(isTenth ? (tenth.status ?? 200) : 200)
      .end((isTenth ? tenth.text : undefined) ?? text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dataDir = newFolder('data');
  const store = openSqliteStore(storeFileIn(dataDir), true);
  onTestFinished(() => store.close());
  const watch = (seconds: number) =>
    ownersCommandHere(watchRelease, { DATA_DIR: dataDir, MAIL_URL: 'file:emails' }, [
      ...['--origin', origin, '--seconds', String(seconds)],
    ]);
  return { watch, asked, outbox: store.emails.outbox };
}

test('a server that is well is asked for each page, also where it is not watched for long', async () => {
  const { watch, asked } = await watchServer();
  expect(await watch(0)).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(asked).toEqual(expect.arrayContaining(pages));
});

test.each([
  ['of 500', { status: 500 }, /answered 500 at \//],
  ['without an end', { text: '<html>' }, /no whole page at \//],
])('one answer in ten %s is seen', async (_what, tenth, said) => {
  const { watch } = await watchServer(tenth);
  const done = await watch(60);
  expect(done).toMatchObject({ status: 1, stdout: '' });
  expect(done.stderr).toMatch(said);
  expect(done.stderr.trim().split('\n')).toHaveLength(1);
});

test('e-mails that the mail server takes no more are seen, and not those of before', async () => {
  const tenth: { then?: () => unknown } = {};
  const { watch, outbox } = await watchServer(tenth);
  await outbox.setProblem('421 Come back later', new Date(Date.now() - 1000));
  expect(await watch(0)).toMatchObject({ status: 0 });
  tenth.then = () => outbox.setProblem('no answer', new Date());
  expect(await watch(60)).toMatchObject({ status: 1, stderr: 'e-mails do not go: no answer\n' });
});
