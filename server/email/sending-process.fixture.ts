// A process that sends the e-mails of a store once it is told to start, for tests that kill it.
import { hostname } from 'node:os';
import { createWriteLetter } from '../letters/write-letter.ts';
import { createWriteOffer } from '../waves/write-offer.ts';
import { openStore } from '../stores/open.ts';
import { readMailUrl } from './mail-config.ts';
import { createMakeMessage } from './message.ts';
import { createPrepareEmail } from './prepare-email.ts';
import { startSender } from './sender.ts';
import { smtpTransport } from './smtp-transport.ts';

const { store: configured, mailUrl } = JSON.parse(process.argv[2] ?? '') as {
  store: Parameters<typeof openStore>[0];
  mailUrl: string;
};
const { store } = await openStore(configured, true);
const target = readMailUrl(mailUrl);
if (target?.kind !== 'smtp') throw new Error('no mail server');
const siteUrl = 'https://raizdovau.example';
const from = { name: 'Raiz do Vau', address: 'hello@raizdovau.example' };
await new Promise((resolve) => process.once('message', resolve));
startSender({
  store,
  clock: () => new Date(),
  transport: smtpTransport(target, hostname()),
  prepare: createPrepareEmail(
    (kind, language) => ({ language, subject: kind, text: kind, html: kind }),
    createMakeMessage({ from, dkim: undefined, siteUrl }),
    siteUrl,
    createWriteLetter(store.letters, siteUrl, async () => ({})),
    createWriteOffer(store.waves),
  ),
  ratePerMinute: 600_000,
  caps: { ofSite: Infinity, ofNetwork: Infinity },
  log: { warn: () => undefined, error: () => undefined },
  timing: { beatMs: 20, holdMs: 400, pauseMs: 100 },
});
