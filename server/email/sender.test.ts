import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { facts } from '../../content/facts.ts';
import { longDate } from '../../content/formats.ts';
import { dayMs, lisbonDay, sameMomentOf } from '../../domain/time.ts';
import { ana, id } from '../db/samples.fixture.ts';
import { aroundStore } from '../my-data/links.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';
import { createLinks } from '../my-data/my-data-store.ts';
import { emailConfig, newEmailStore, quick, send } from './emails.fixture.ts';
import { refusal, startSink, type SmtpSink } from './smtp-sink.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

/** A mail server until the test ends. */
async function sinkOf(options: Parameters<typeof startSink>[0] = {}): Promise<SmtpSink> {
  const sink = await startSink(options);
  onTestFinished(() => sink.stop());
  return sink;
}

/** Stores a submission now. */
async function joinNow(store: Store, number: number, change: Partial<typeof ana> = {}) {
  const created_at = new Date().toISOString();
  const email = `ana${number}@example.org`;
  await store.addSubmission({
    ...ana,
    id: id(number),
    created_at,
    email,
    ip_address: `198.51.${number}.7`,
    ...change,
  });
}

const emailsOf = async (store: Store, email = 'ana1@example.org') =>
  (await store.emails.admin.ofSubscriber(email)).emails.toReversed();
const url = (sink: SmtpSink) => `smtp://127.0.0.1:${sink.port}`;
const tokenIn = (raw: Buffer) =>
  /\?t=3D([\w-]+)|\?t=([\w-]+)/
    .exec(raw.toString().replaceAll('=\r\n', ''))
    ?.slice(1)
    .find(Boolean) ?? '';

test('a visitor who joins gets an e-mail, whose link confirms and brings the welcome', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  send(store, emailConfig(url(sink)));
  await joinNow(store, 1);
  await expect.poll(() => sink.taken.length).toBe(1);
  expect(sink.taken[0]?.to).toEqual(['ana1@example.org']);
  const [mail] = await emailsOf(store);
  const path = `hello+b-${mail?.id.replaceAll('-', '')}@raizdovau.example`;
  expect(sink.taken[0]?.from).toBe(path);
  const links = createLinks(store, () => new Date());
  const token = tokenIn(sink.taken[0]?.raw ?? Buffer.of());
  expect(await links.look('confirm', token)).toBe('open');
  expect(await links.confirm(token)).toBe('done');
  await expect.poll(() => sink.taken.length).toBe(2);
  const leave = tokenIn(sink.taken[1]?.raw ?? Buffer.of());
  expect(await links.unsubscribe(leave)).toBe('done');
  await expect.poll(() => sink.taken.length).toBe(3);
  const record = async () =>
    (await emailsOf(store)).map(({ kind, state, server_words }) => [kind, state, server_words]);
  await expect.poll(record).toEqual([
    ['confirm', 'sent', expect.stringMatching(/^250 /)],
    ['welcome', 'sent', expect.stringMatching(/^250 /)],
    ['unsubscribed', 'sent', expect.stringMatching(/^250 /)],
  ]);
});

test('a confirmation goes out also where complaints cannot be settled, and the log says so', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  store.emails.leaveAfterComplaints = () => Promise.reject(new Error('the disk is full'));
  const { lines } = send(store, emailConfig(url(sink)));
  await joinNow(store, 1);
  await expect.poll(() => sink.taken.length).toBe(1);
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error' }));
});

test('a mail server that was away gets every e-mail once it is back, and the dashboard says so meanwhile', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  const { port } = sink;
  await sink.stop();
  const { lines } = send(store, emailConfig(`smtp://127.0.0.1:${port}`));
  for (let number = 1; number <= 20; number += 1) await joinNow(store, number);
  await expect
    .poll(async () => (await store.emails.admin.figures()).problem?.what)
    .toMatch(/ECONNREFUSED/);
  expect(JSON.stringify(lines)).not.toContain('example.org');
  const back = await sinkOf({ port });
  await expect.poll(() => back.taken.length).toBe(20);
  await expect.poll(async () => (await store.emails.admin.figures()).problem).toBeNull();
  expect(new Set(back.taken.map(({ to }) => to[0])).size).toBe(20);
  expect(await store.emails.admin.figures()).toMatchObject({ queued: 0 });
});

test('a mail server that offers no STARTTLS gets no e-mail, unless it is on this machine', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  const remote = emailConfig(url(sink));
  if (remote.target.kind !== 'smtp') throw new Error('no mail server');
  send(store, { ...remote, target: { ...remote.target, requireTLS: true } });
  await joinNow(store, 1);
  await expect.poll(async () => (await store.emails.admin.figures()).problem).not.toBeNull();
  expect(sink.taken).toEqual([]);
  expect(await emailsOf(store)).toMatchObject([{ kind: 'confirm', state: 'queued' }]);
});

test('a recipient refused for now is tried again, one refused for good is not', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  let refusals = 0;
  sink.answers = {
    recipient: (address) => {
      if (address === 'ana2@example.org') return refusal(550, '5.4.1 Access denied');
      if (address === 'ana3@example.org') return refusal(554, '5.7.1 Relay access denied');
      refusals += 1;
      return refusals <= 2 ? refusal(450, '4.2.0 Greylisted') : undefined;
    },
  };
  send(store, emailConfig(url(sink)));
  for (const number of [1, 2, 3]) await joinNow(store, number);
  await expect.poll(() => sink.taken.map(({ to }) => to[0])).toEqual(['ana1@example.org']);
  await expect
    .poll(async () => (await emailsOf(store))[0])
    .toMatchObject({ state: 'sent', attempts: 2 });
  expect(await store.emails.admin.ofSubscriber('ana2@example.org')).toMatchObject({
    state: 'bounced',
    emails: [{ state: 'bounced', server_words: '550 5.4.1 Access denied' }],
  });
  // What the server says of us says nothing of the recipient.
  expect(await store.emails.admin.ofSubscriber('ana3@example.org')).toMatchObject({
    state: 'unconfirmed',
    emails: [{ state: 'queued', server_words: '554 5.7.1 Relay access denied' }],
  });
});

test('a complaint about the sender, once the server has the e-mail, says nothing of the recipient', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  sink.answers = { message: () => refusal(550, '5.1.8 Sender address rejected') };
  send(store, emailConfig(url(sink)));
  await joinNow(store, 1);
  await expect
    .poll(() => store.emails.admin.ofSubscriber('ana1@example.org'))
    .toMatchObject({ state: 'unconfirmed', emails: [{ state: 'bounced' }] });
});

test('a mail server that takes an e-mail and drops the connection gets a confirmation again with the same Message-ID and Date, three in all', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  sink.answers = { message: () => 'drop' };
  const { lines } = send(store, emailConfig(url(sink)));
  await joinNow(store, 1);
  await expect.poll(() => emailsOf(store)).toMatchObject([{ state: 'unknown', times_unknown: 3 }]);
  const headers = sink.taken.map(({ raw }) =>
    /^(Message-ID|Date): .*$/gm[Symbol.match](raw.toString()),
  );
  expect(headers).toHaveLength(3);
  expect(new Set(headers.map(String)).size).toBe(1);
  expect(JSON.stringify(lines)).not.toContain('example.org');
});

test('a mail server that stalls holds up no other e-mail than those it has', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  sink.answers = { message: ({ to }) => (to[0] === 'ana1@example.org' ? 'stall' : undefined) };
  send(store, emailConfig(url(sink)));
  for (let number = 1; number <= 9; number += 1) await joinNow(store, number);
  await expect.poll(() => sink.taken.length).toBe(8);
  expect(await emailsOf(store)).toMatchObject([{ state: 'sending' }]);
  await sink.stop(); // ends the connection, and so the sender's wait
});

test('no more than four connections are open at once', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  for (let number = 1; number <= 60; number += 1) await joinNow(store, number);
  send(store, emailConfig(url(sink)));
  await expect.poll(() => sink.taken.length).toBe(60);
  expect(sink.mostConnections()).toBeLessThanOrEqual(4);
  expect(new Set(sink.taken.map(({ to }) => to[0])).size).toBe(60);
});

test('e-mails go out no faster than MAIL_RATE allows', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  for (let number = 1; number <= 6; number += 1) await joinNow(store, number);
  const started = performance.now();
  send(store, emailConfig(url(sink), { ratePerMinute: 600 }));
  await expect.poll(() => sink.taken.length).toBe(6);
  expect(performance.now() - started).toBeGreaterThanOrEqual(500);
});

test('a server that stops finishes the e-mail whose body flows', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  const stopping = vi.fn();
  const { stop } = send(store, emailConfig(url(sink)));
  sink.answers = {
    message: () => {
      if (stopping.mock.calls.length === 0) stopping(stop());
      return undefined;
    },
  };
  await joinNow(store, 1);
  await expect.poll(() => stopping.mock.calls.length).toBe(1);
  await stopping.mock.calls[0]?.[0];
  expect(await emailsOf(store)).toMatchObject([{ state: 'sent' }]);
});

test('e-mails of a kind that only a later version knows stay queued, and keep no other waiting', async () => {
  const file = newStoreFile();
  const [store, sink] = [await openSqliteStore(file, true), await sinkOf()];
  onTestFinished(() => store.close());
  // More than are read at once.
  for (let number = 1; number <= 60; number += 1) await joinNow(store, number);
  using later = new DatabaseSync(file);
  later.exec("UPDATE emails SET kind = 'somethingNew'");
  await joinNow(store, 61);
  const { lines } = send(store, emailConfig(url(sink)));
  await expect.poll(() => emailsOf(store, 'ana61@example.org')).toMatchObject([{ state: 'sent' }]);
  expect(sink.taken.map(({ to }) => to)).toEqual([['ana61@example.org']]);
  const left = await emailsOf(store);
  expect(left).toMatchObject([{ kind: 'somethingNew', state: 'queued', attempts: 0 }]);
  // One that the later version sent comes back.
  const { outbox } = store.emails;
  expect(await outbox.bounce(left[0]?.id ?? '', 'No such user', true, new Date())).toBe(true);
  expect(lines).toEqual([]);
});

test('an address that was stored before such were refused keeps no other e-mail waiting', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  await joinNow(store, 1, { email: 'ana@-example.org' });
  await joinNow(store, 2);
  send(store, emailConfig(url(sink)));
  await expect.poll(() => sink.taken.length).toBe(1);
  await expect
    .poll(() => emailsOf(store, 'ana@-example.org'))
    .toMatchObject([{ state: 'bounced' }]);
});

test('a folder takes each e-mail as a file that mail programs open', async () => {
  const folder = join(newFolder('emails'), 'new');
  const store = await newEmailStore();
  send(store, emailConfig(`file:${folder}`), quick);
  await joinNow(store, 1);
  await expect.poll(() => emailsOf(store)).toMatchObject([{ state: 'sent' }]);
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(file).toMatch(/^[0-9a-f-]{36}\.eml$/);
  expect(readFileSync(join(folder, file), 'utf8')).toContain('To: ana1@example.org');
});

test('who is told that their data is about to be deleted reads on which day, and is led to the form', async () => {
  const [store, sink] = [await newEmailStore(), await sinkOf()];
  const deleted = new Date(Date.now() + 20 * dayMs);
  await aroundStore(store).joinAndConfirm(sameMomentOf(deleted, -facts.retentionYears));
  await purgeOldData(store, () => new Date());
  send(store, emailConfig(url(sink)));
  await expect.poll(() => sink.taken.length).toBe(1);
  const { subject, text = '' } = await PostalMime.parse(sink.taken[0]?.raw ?? Buffer.of());
  expect(subject).toContain('beforeDeletion pt');
  expect(JSON.parse(text)).toMatchObject({
    deletedOn: longDate(lisbonDay(deleted), 'pt'),
    buttonUrl: 'https://raizdovau.example/pt/lista-de-espera#join-form',
  });
});
