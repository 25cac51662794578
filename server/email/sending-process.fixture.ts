// A process that sends e-mails and takes submissions, or no submissions, for tests that kill it.
import { hostname } from 'node:os';
import { openStore } from '../stores/open.ts';
import { ana } from '../db/samples.fixture.ts';
import { v7 as uuidV7 } from 'uuid';
import { createWriteBroadcast } from '../broadcasts/write-broadcast.ts';
import { createMakeMessage } from './message.ts';
import { createPrepareEmail } from './prepare-email.ts';
import { readMailUrl } from './mail-config.ts';
import { startSender } from './sender.ts';
import { smtpTransport } from './smtp-transport.ts';

const {
  store: configured,
  mailUrl,
  isJoined,
} = JSON.parse(process.argv[2] ?? '') as {
  store: Parameters<typeof openStore>[0];
  mailUrl: string;
  isJoined: boolean;
};
const { store } = await openStore(configured, true);
const target = readMailUrl(mailUrl);
if (target?.kind !== 'smtp') throw new Error('no mail server');
const siteUrl = 'https://raizdovau.example';
const from = { name: 'Raiz do Vau', address: 'hello@raizdovau.example' };
startSender({
  store,
  clock: () => new Date(),
  transport: smtpTransport(target, hostname()),
  prepare: createPrepareEmail(
    (kind, language) => ({ language, subject: kind, text: kind, html: kind }),
    createMakeMessage({ from, dkim: undefined, siteUrl }),
    siteUrl,
    createWriteBroadcast(store.broadcasts, siteUrl, async () => ({})),
  ),
  ratePerMinute: 600_000,
  log: { warn: () => undefined, error: () => undefined },
  timing: { pollMs: 20, renewMs: 100, holdMs: 400, pauseMs: 100 },
});

if (!isJoined) process.stdout.write('ready\n');
while (isJoined) {
  const id = uuidV7();
  const created_at = new Date().toISOString();
  await store.addSubmission({ ...ana, id, created_at, email: `${id}@example.org` });
  await store.emails.admin.settleHeld('release', new Date());
  process.stdout.write(`${id}\n`);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
