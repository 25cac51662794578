import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { byLanguage } from '../../domain/language.ts';
import { emailConfig, newEmailStore, plainEmails, send } from '../email/emails.fixture.ts';
import { startSink } from '../email/smtp-sink.fixture.ts';
import { createLetterMail } from './letter-mail.ts';
import { subscribe, tested } from './letters.fixture.ts';

const minuteMs = 60_000;
const mailServer = async () => {
  const sink = await startSink();
  onTestFinished(() => sink.stop());
  return { sink, config: emailConfig(`smtp://127.0.0.1:${sink.port}`) };
};

test('a letter reaches each reader in their language, with the headers of a list, and is over then', async () => {
  const store = await newEmailStore();
  const { sink, config } = await mailServer();
  const before = new Date(Date.now() - 10 * minuteMs);
  await subscribe(store, ['ana@example.org'], before, { language: 'pt' });
  await subscribe(store, ['rui@example.org'], before, { language: 'en' });
  const id = await tested(store, before);
  await store.letters.send(id, before);
  send(store, config);
  await expect.poll(async () => (await store.letters.read(id))?.state).toBe('sent');
  const taken = sink.taken.toSorted((a, b) => (a.to[0] ?? '').localeCompare(b.to[0] ?? ''));
  expect(taken.map(({ to }) => to)).toEqual([['ana@example.org'], ['rui@example.org']]);
  const [ana, rui] = await Promise.all(taken.map(({ raw }) => PostalMime.parse(raw)));
  expect(JSON.parse(ana?.text ?? '')).toMatchObject({
    subject: 'First dates pt',
    body: { text: 'Hello\n\n- from pt' },
  });
  expect(JSON.parse(rui?.text ?? '')).toMatchObject({ body: { text: 'Hello\n\n- from en' } });
  const header = (name: string) => ana?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-id')).toBe('<list.raizdovau.example>');
  expect(header('feedback-id')).toBe(`${id}:raizdovau.example`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('the owner is sent a test in each language, and hears what the mail server said', async () => {
  const store = await newEmailStore();
  const { sink, config } = await mailServer();
  const id = await tested(store, new Date());
  const letter = await store.letters.read(id);
  if (!letter) throw new Error('it was not kept');
  const mail = createLetterMail(config, plainEmails, 'owner@example.org', async () => ({}));
  sink.answers.recipient = (address) =>
    sink.taken.length > 0
      ? Object.assign(new Error(`no ${address}`), { responseCode: 450 })
      : undefined;
  const tests = await mail.sendTest(letter, new Date());
  expect(tests).toMatchObject([
    { language: 'en', taken: true },
    { language: 'pt', taken: false, words: '450 no owner@example.org' },
  ]);
  const taken = await PostalMime.parse(sink.taken[0]?.raw ?? '');
  expect(taken.subject).toBe('[Test] letter en Raiz do Vau');
  // Nobody leaves by it: the page behind it says that this was a test.
  expect(taken.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
    '<https://raizdovau.example/unsubscribe?t=test>',
  );
  await sink.stop();
  const away = await mail.sendTest(letter, new Date());
  expect(away.map(({ taken }) => taken)).toEqual(Object.values(byLanguage(() => false)));
});
