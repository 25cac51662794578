import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { hourMs, minuteMs } from '../../domain/time.ts';
import { ana, id, logEntry } from '../db/samples.fixture.ts';
import { emailConfig, newEmailStore, send } from '../email/emails.fixture.ts';
import { createSendToOwner } from '../email/send-to-owner.ts';
import { refusal, startSink } from '../email/smtp-sink.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { createChecks } from './keep-checks.ts';
import { machine } from './machine.ts';
import { createTellOwner } from './tell-owner.ts';

const owner = 'owner@example.org';

/** A public site whose checks write to the owner by a mail server. */
async function watched(given: Partial<typeof machine> = {}) {
  const sink = await startSink();
  onTestFinished(() => sink.stop());
  const config = emailConfig(`smtp://127.0.0.1:${sink.port}`);
  const store = await newEmailStore();
  let now = new Date();
  await store.addLogEntry(logEntry(1, { at: now.toISOString() }));
  const checks = createChecks(
    {
      config: { dataDir: newFolder('alarms'), isPublic: true, emailsAreOn: true },
      store: store.checks,
      machine: { ...machine, freeBytes: () => 1e12, isWritable: () => true, ...given },
    },
    () => now,
    { debug: () => undefined, info: () => undefined, error: () => undefined },
  );
  const tell = createTellOwner({
    store: store.checks,
    clock: () => now,
    states: checks.states,
    stale: () => null,
    send: createSendToOwner(config, owner),
    site: { brand: 'Quinta X', siteUrl: 'https://retreat.pt', language: 'en' },
    log: { error: () => undefined },
  });
  return {
    sink,
    config,
    store,
    /** So many people join now. */
    join: async (count: number) => {
      for (let number = 1; number <= count; number += 1) {
        const created_at = new Date().toISOString();
        await store.addSubmission({ ...ana, id: id(number), email: `p${number}@a.pt`, created_at });
      }
    },
    failing: () => checks.states().flatMap(({ name, status }) => (status === 'fail' ? name : [])),
    minute: async (later = minuteMs) => {
      now = new Date(now.getTime() + later);
      await checks.run();
      await tell();
    },
    /** The subjects of alarms that have arrived at the owner. */
    arrived: async () => {
      const mails = sink.taken.filter(({ to }) => to.includes(owner));
      const read = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
      return read.flatMap(({ subject = '' }) => (subject.includes(': ') ? subject : []));
    },
  };
}

test('an owner reads by e-mail that no backup was made for longer than a day', async () => {
  const { minute, arrived } = await watched();
  await minute(26 * hourMs);
  expect(await arrived()).toEqual([]);
  await minute();
  expect(await arrived()).toEqual([
    'Quinta X: Backups are not as they should be: the newest is from –, the oldest from –.',
  ]);
});

test('an owner reads by e-mail that the disk is full', async () => {
  const { minute, arrived } = await watched({ freeBytes: () => 5e6 });
  await minute();
  expect(await arrived()).toEqual([
    expect.stringMatching(/^Quinta X: The disk of .* 5 MB left\.$/),
  ]);
});

test('an owner reads by e-mail that the mail server refuses every address but theirs', async () => {
  const { sink, config, store, join, minute, arrived } = await watched();
  sink.answers.recipient = (address) =>
    address === owner ? undefined : refusal(550, `${address} may not relay`);
  await join(3);
  send(store, config);
  await expect.poll(() => store.checks.mailProblem()).toBe('550');
  await minute();
  expect(await arrived()).toEqual([
    'Quinta X: The mail server of MAIL_URL takes no e-mails (550).',
  ]);
});

test('addresses that are gone, and one that is refused again and again, are no alarm', async () => {
  const { sink, config, store, join, failing, minute } = await watched();
  let later = 0;
  sink.answers.recipient = (address) => {
    if (address !== 'p1@a.pt') return refusal(550, '5.1.1 no such user');
    later += 1;
    return refusal(450, '4.7.1 greylisted');
  };
  await join(5);
  send(store, config);
  const isRefused = async () =>
    later > 3 && (await store.checks.returned(new Date())).bounced === 4;
  await expect.poll(isRefused).toBe(true);
  await minute();
  expect(failing()).toEqual([]);
});

test('while all mail is refused the checks say so, and the e-mail goes when mail goes again', async () => {
  const { sink, config, store, join, failing, minute, arrived } = await watched();
  sink.answers.sender = () => refusal(421, 'account suspended');
  await join(1);
  const { stop } = send(store, config);
  const problem = () => store.checks.mailProblem();
  await expect.poll(problem).toMatch(/account suspended/);
  await minute();
  expect([failing(), await arrived()]).toEqual([['mail_refused'], []]);
  delete sink.answers.sender;
  await expect.poll(problem).toBeNull();
  await stop();
  await minute(15 * minuteMs);
  expect([failing(), await arrived()]).toEqual([
    [],
    [expect.stringMatching(/takes no e-mails \(421 account suspended\)/)],
  ]);
  await minute();
  expect(await arrived()).toHaveLength(1);
});
