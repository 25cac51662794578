import { expect, onTestFinished, test } from 'vitest';
import { ana, id } from '../db/samples.fixture.ts';
import { emailConfig, newEmailStore, send } from '../email/emails.fixture.ts';
import { refusal, startSink } from '../email/smtp-sink.fixture.ts';

/** What the checks know of a mail server that refuses some of five people who have joined. */
async function refusing(recipient: (address: string) => Error | undefined) {
  const sink = await startSink();
  onTestFinished(() => sink.stop());
  sink.answers.recipient = recipient;
  const store = await newEmailStore();
  for (const number of [1, 2, 3, 4, 5]) {
    const person = { id: id(number), email: `p${number}@a.pt` };
    await store.addSubmission({ ...ana, ...person, created_at: new Date().toISOString() });
  }
  send(store, emailConfig(`smtp://127.0.0.1:${sink.port}`));
  return store.checks;
}

test('a mail server that relays nothing to strangers is one that takes no e-mails', async () => {
  const checks = await refusing((address) => refusal(550, `${address} may not relay`));
  await expect.poll(() => checks.mailProblem()).toBe('550');
});

test('addresses that are gone, and one that is refused again and again, are no fault of the mail server', async () => {
  let later = 0;
  const checks = await refusing((address) => {
    if (address !== 'p1@a.pt') return refusal(550, '5.1.1 no such user');
    later += 1;
    return refusal(450, '4.7.1 greylisted');
  });
  const isRefused = async () => later > 3 && (await checks.returned(new Date())).bounced === 4;
  await expect.poll(isRefused).toBe(true);
  expect(await checks.mailProblem()).toBeNull();
});
