import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { facts } from '../../content/facts.ts';
import { longDate } from '../../content/formats.ts';
import { dayMs, lisbonDay, sameMomentOf } from '../../domain/time.ts';
import { ana, id } from '../db/samples.fixture.ts';
import { aroundStore } from '../my-data/links.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';
import { emailConfig, newEmailStore, send } from './emails.fixture.ts';
import { tokenHash } from './links.ts';
import { refusal, startSink, type SinkAnswers, type SmtpSink } from './smtp-sink.fixture.ts';

let store: Store;
let sink: SmtpSink;
beforeEach(async () => {
  store = await newEmailStore();
  sink = await newSink();
});

/** A mail server until the test ends. */
async function newSink(options: Parameters<typeof startSink>[0] = {}): Promise<SmtpSink> {
  const started = await startSink(options);
  onTestFinished(() => started.stop());
  return started;
}

/** Sends to the mail server, which answers as told. */
const sendTo = (answers: SinkAnswers = {}, change: Parameters<typeof emailConfig>[1] = {}) => {
  sink.answers = answers;
  return send(store, emailConfig(`smtp://127.0.0.1:${sink.port}`, change));
};

/** Lets people join now, from a network each. */
async function joinNow(from: number, to = from, change: Partial<typeof ana> = {}) {
  for (let number = from; number <= to; number += 1) {
    await store.addSubmission({
      ...ana,
      id: id(number),
      created_at: new Date().toISOString(),
      email: `ana${number}@example.org`,
      ip_address: `198.51.${number}.7`,
      ...change,
    });
  }
}

const emailsOf = async (email = 'ana1@example.org') =>
  (await store.emails.admin.ofSubscriber(email)).emails.toReversed();
const recipients = () => sink.taken.map(({ to }) => to[0]);
const problem = async () => (await store.emails.admin.figures()).problem;
const tokenIn = (raw: Buffer = Buffer.of()) =>
  /\?t=(?:3D)?([\w-]{22})/.exec(raw.toString().replaceAll('=\r\n', ''))?.[1] ?? '';

test('a visitor who joins gets an e-mail, whose link confirms and brings the welcome', async () => {
  sendTo();
  await joinNow(1);
  await expect.poll(recipients).toEqual(['ana1@example.org']);
  const [mail] = await emailsOf();
  const path = `hello+b-${mail?.id.replaceAll('-', '')}@raizdovau.example`;
  expect(sink.taken[0]?.from).toBe(path);
  const { links } = store.emails;
  const confirm = tokenHash(tokenIn(sink.taken[0]?.raw));
  expect(await links.look('confirm', confirm, new Date())).toBe('open');
  expect(await links.confirm(confirm, new Date())).toBe('done');
  await expect.poll(() => sink.taken.length).toBe(2);
  const leave = tokenHash(tokenIn(sink.taken[1]?.raw));
  expect(await links.unsubscribe(leave, new Date())).toBe('done');
  const record = async () =>
    (await emailsOf()).map(({ kind, server_words }) => `${kind} ${server_words?.slice(0, 3)}`);
  await expect.poll(record).toEqual(['confirm 250', 'welcome 250', 'unsubscribed 250']);
});

test('a confirmation goes out also where complaints cannot be settled, and the log says so', async () => {
  store.emails.leaveAfterComplaints = () => Promise.reject(new Error('the disk is full'));
  const { lines } = sendTo();
  await joinNow(1);
  await expect.poll(() => sink.taken.length).toBe(1);
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error' }));
});

test('a mail server that was away gets every e-mail once it is back, and the dashboard says so meanwhile', async () => {
  const { port } = sink;
  await sink.stop();
  const { lines } = sendTo();
  await joinNow(1, 20);
  await expect.poll(async () => (await problem())?.what).toMatch(/ECONNREFUSED/);
  expect(JSON.stringify(lines)).not.toContain('example.org');
  sink = await newSink({ port });
  await expect.poll(() => sink.taken.length).toBe(20);
  await expect.poll(problem).toBeNull();
  expect(new Set(recipients()).size).toBe(20);
  expect(await store.emails.admin.figures()).toMatchObject({ queued: 0 });
});

test('a mail server that offers no STARTTLS gets no e-mail, unless it is on this machine', async () => {
  const { target } = emailConfig(`smtp://127.0.0.1:${sink.port}`);
  if (target.kind !== 'smtp') throw new Error('no mail server');
  sendTo({}, { target: { ...target, requireTLS: true } });
  await joinNow(1);
  await expect.poll(problem).not.toBeNull();
  expect(sink.taken).toEqual([]);
  expect(await emailsOf()).toMatchObject([{ kind: 'confirm', state: 'queued' }]);
});

test('a recipient refused for now is tried again, one refused for good is not', async () => {
  const answers: Record<string, (Error | undefined)[]> = {
    'ana1@example.org': [refusal(450, '4.2.0 Greylisted'), refusal(450, '4.2.0 Greylisted')],
    'ana2@example.org': [refusal(550, '5.4.1 Access denied')],
    'ana3@example.org': Array<Error>(99).fill(refusal(554, '5.7.1 Relay access denied')),
  };
  sendTo({ recipient: (address) => answers[address]?.shift() });
  await joinNow(1, 3);
  await expect.poll(recipients).toEqual(['ana1@example.org']);
  await expect.poll(() => emailsOf()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  const ofSubscriber = (number: number) =>
    store.emails.admin.ofSubscriber(`ana${number}@example.org`);
  expect(await ofSubscriber(2)).toMatchObject({
    state: 'bounced',
    emails: [{ state: 'bounced', server_words: '550 5.4.1 Access denied' }],
  });
  // What the server says of us says nothing of the recipient.
  expect(await ofSubscriber(3)).toMatchObject({
    state: 'unconfirmed',
    emails: [{ state: 'queued', server_words: '554 5.7.1 Relay access denied' }],
  });
});

test('a complaint about the sender, once the server has the e-mail, says nothing of the recipient', async () => {
  sendTo({ message: () => refusal(550, '5.1.8 Sender address rejected') });
  await joinNow(1);
  await expect
    .poll(() => store.emails.admin.ofSubscriber('ana1@example.org'))
    .toMatchObject({ state: 'unconfirmed', emails: [{ state: 'bounced' }] });
});

test('a mail server that takes an e-mail and drops the connection gets a confirmation again with the same Message-ID and Date, three in all', async () => {
  const { lines } = sendTo({ message: () => 'drop' });
  await joinNow(1);
  await expect.poll(() => emailsOf()).toMatchObject([{ state: 'unknown', times_unknown: 3 }]);
  const headers = sink.taken.map(({ raw }) =>
    /^(Message-ID|Date): .*$/gm[Symbol.match](raw.toString()),
  );
  expect(headers).toHaveLength(3);
  expect(new Set(headers.map(String)).size).toBe(1);
  expect(JSON.stringify(lines)).not.toContain('example.org');
});

test('a mail server that stalls holds up no other e-mail than those it has', async () => {
  sendTo({ message: ({ to }) => (to[0] === 'ana1@example.org' ? 'stall' : undefined) });
  await joinNow(1, 9);
  await expect.poll(() => sink.taken.length).toBe(8);
  expect(await emailsOf()).toMatchObject([{ state: 'sending' }]);
  await sink.stop(); // ends the connection, and so the sender's wait
});

test('no more than four connections are open at once', async () => {
  await joinNow(1, 60);
  sendTo();
  await expect.poll(() => sink.taken.length).toBe(60);
  expect(sink.mostConnections()).toBeLessThanOrEqual(4);
  expect(new Set(recipients()).size).toBe(60);
});

test('e-mails go out no faster than MAIL_RATE allows', async () => {
  await joinNow(1, 6);
  const started = performance.now();
  sendTo({}, { ratePerMinute: 600 });
  await expect.poll(() => sink.taken.length).toBe(6);
  expect(performance.now() - started).toBeGreaterThanOrEqual(500);
});

test('a server that stops finishes the e-mail whose body flows', async () => {
  const stopping = vi.fn();
  const { stop } = sendTo({
    message: () => {
      if (stopping.mock.calls.length === 0) stopping(stop());
      return undefined;
    },
  });
  await joinNow(1);
  await expect.poll(() => stopping.mock.calls.length).toBe(1);
  await stopping.mock.calls[0]?.[0];
  expect(await emailsOf()).toMatchObject([{ state: 'sent' }]);
});

test('e-mails of a kind that only a later version knows stay queued, and keep no other waiting', async () => {
  const file = newStoreFile();
  store = await openSqliteStore(file, true);
  onTestFinished(() => store.close());
  // More than are read at once.
  await joinNow(1, 60);
  using later = new DatabaseSync(file);
  later.exec("UPDATE emails SET kind = 'somethingNew'");
  await joinNow(61);
  const { lines } = sendTo();
  await expect.poll(() => emailsOf('ana61@example.org')).toMatchObject([{ state: 'sent' }]);
  expect(recipients()).toEqual(['ana61@example.org']);
  const left = await emailsOf();
  expect(left).toMatchObject([{ kind: 'somethingNew', state: 'queued', attempts: 0 }]);
  // One that the later version sent comes back.
  const [{ id: mail } = { id: '' }] = left;
  expect(await store.emails.outbox.bounce(mail, 'No such user', true, new Date())).toBe(true);
  expect(lines).toEqual([]);
});

test('an address that was stored before such were refused keeps no other e-mail waiting', async () => {
  await joinNow(1, 1, { email: 'ana@-example.org' });
  await joinNow(2);
  sendTo();
  await expect.poll(recipients).toEqual(['ana2@example.org']);
  await expect.poll(() => emailsOf('ana@-example.org')).toMatchObject([{ state: 'bounced' }]);
});

test('a folder takes each e-mail as a file that mail programs open', async () => {
  const folder = join(newFolder('emails'), 'new');
  send(store, emailConfig(`file:${folder}`));
  await joinNow(1);
  await expect.poll(() => emailsOf()).toMatchObject([{ state: 'sent' }]);
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(file).toMatch(/^[0-9a-f-]{36}\.eml$/);
  expect(readFileSync(join(folder, file), 'utf8')).toContain('To: ana1@example.org');
});

test('who is told that their data is about to be deleted reads on which day, and is led to the form', async () => {
  const deleted = new Date(Date.now() + 20 * dayMs);
  await aroundStore(store).joinAndConfirm(sameMomentOf(deleted, -facts.retentionYears));
  await purgeOldData(store, () => new Date());
  sendTo();
  await expect.poll(() => sink.taken.length).toBe(1);
  const { subject, text = '' } = await PostalMime.parse(sink.taken[0]?.raw ?? Buffer.of());
  expect(subject).toContain('beforeDeletion pt');
  expect(JSON.parse(text)).toMatchObject({
    deletedOn: longDate(lisbonDay(deleted), 'pt'),
    buttonUrl: 'https://raizdovau.example/pt/lista-de-espera#join-form',
  });
});
