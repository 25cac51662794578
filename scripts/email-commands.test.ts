import { expect, test } from 'vitest';
import { openStore } from '../server/stores/open.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import { ana } from '../server/db/samples.fixture.ts';
import { returnPath } from '../server/email/mail-transport.ts';
import { newFolder } from '../server/new-folder.fixture.ts';
import { ownersCommand } from '../server/system-tests/server-process.fixture.ts';

/** Runs one of the owner's commands. */
async function command(name: string, args: string[], env: Record<string, string>, input = '') {
  const { stdout, ...ended } = await ownersCommand(name, env, args, { input });
  return { ...ended, lines: stdout.split('\n').slice(0, -1) };
}

test.each([
  [{}, /^E-mail is off, so none was sent\. Set MAIL_URL to turn them on\.\n$/],
  [{ MAIL_URL: 'smtp://127.0.0.1:1' }, /^There is no address to send to\. Run .*\n$/],
  [
    { MAIL_URL: 'smtp://127.0.0.1:1', OWNER_EMAIL: 'owner@example.org' },
    /^The mail server of MAIL_URL takes no e-mails \(.*\)\. Start it, or mend MAIL_URL\.\n$/,
  ],
])('`npm run email:test` with %o says in one line what is wrong', async (env, line) => {
  const { status, lines, stderr } = await command('email-test', [], env);
  expect({ status, lines }).toEqual({ status: 1, lines: [] });
  expect(stderr).toMatch(line);
});

const report = (emailId: string) => `To: ${returnPath('hello@raizdovau.example', emailId)}
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 no such user

--b--
`;

test('a message that came back is shown in the dashboard, and one that is no report changes nothing', async () => {
  const dataDir = newFolder('bounce');
  const env = { DATA_DIR: dataDir };
  const open = async () =>
    (await openStore({ engine: 'sqlite', file: storeFileIn(dataDir) }, true)).store;
  const bounce = (message: string) => command('email-bounce', [], env, message);
  const nowhere = await bounce(report('01900000-0000-7000-8000-000000000000'));
  expect([nowhere.status, nowhere.stderr]).toEqual([
    1,
    `There is no store at ${storeFileIn(dataDir)}, so nobody is told of what came back. Set DATA_DIR to the server's.\n`,
  ]);
  let store = await open();
  await store.addSubmission(ana);
  const { emails } = await store.emails.admin.ofSubscriber(ana.email);
  await store.close();
  const emailId = emails[0]?.id ?? '';

  expect(await bounce(report(emailId))).toEqual({
    status: 0,
    stderr: '',
    lines: [
      `The e-mail ${emailId} came back; the dashboard shows it, and its address gets no other.`,
    ],
  });
  store = await open();
  expect(await store.emails.admin.ofSubscriber(ana.email)).toMatchObject({
    state: 'bounced',
    emails: [{ state: 'bounced', server_words: '550 5.1.1 no such user' }],
  });
  await store.close();

  const unknown = emailId.replace(/.{4}$/, '0000');
  expect((await bounce(report(unknown))).lines[0]).toMatch(/^The store has no e-mail /);
  for (const message of ['', 'Subject: Out of office\n\nI am away.\n']) {
    expect((await bounce(message)).lines[0]).toMatch(/^The message reports on no e-mail /);
  }
});
