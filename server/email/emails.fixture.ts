import { onTestFinished } from 'vitest';
import type { RenderEmail } from '../../domain/email/emails.ts';
import { createWriteLetter } from '../letters/write-letter.ts';
import { createWriteOffer } from '../waves/write-offer.ts';
import type { EmailConfig } from './mail-config.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';
import { readMailUrl } from './mail-config.ts';
import type { SenderTiming } from './sender.ts';
import { startEmails } from './start-email.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

/** E-mails whose words are their fields, for tests of what happens to them. */
export const plainEmails: RenderEmail = (kind, language, fields) => ({
  language,
  subject: `${kind} ${language}${'name' in fields ? ` ${fields.name.replace(/\s+/g, ' ')}` : ''}`,
  text: JSON.stringify(fields),
  html: `<p lang="${language}">${kind}</p>`,
});

/** So quick that a test need not wait. */
export const quick: Partial<SenderTiming> = { beatMs: 10, holdMs: 500, pauseMs: 50 };

/** How e-mails are sent in tests; `mailUrl` as in MAIL_URL. */
export function emailConfig(mailUrl: string, change: Partial<EmailConfig> = {}): EmailConfig {
  const target = readMailUrl(mailUrl);
  if (!target) throw new Error(`${mailUrl} is no address of a mail server`);
  return {
    target,
    from: { name: 'Raiz do Vau', address: 'hello@raizdovau.example' },
    dkim: undefined,
    ratePerMinute: 60_000,
    confirmationsPerHour: 60_000,
    siteUrl: 'https://raizdovau.example',
    ...change,
  };
}

/** An embedded store with e-mails on, closed after the test. */
export async function newEmailStore(): Promise<Store> {
  const store = await openSqliteStore(newStoreFile(), true);
  onTestFinished(() => store.close());
  return store;
}

/** Sends the e-mails of a store until the test ends. @returns the lines that the sender logs */
export function send(store: Store, config: EmailConfig, timing = quick) {
  const lines: { level: string; facts: object; message: string }[] = [];
  const level = (name: string) => (facts: object, message: string) =>
    void lines.push({ level: name, facts, message });
  const stop = startEmails(config, {
    store,
    clock: () => new Date(),
    renderEmail: plainEmails,
    writeLetter: createWriteLetter(store.letters, config.siteUrl, async () => ({})),
    writeOffer: createWriteOffer(store.waves),
    log: { warn: level('warn'), error: level('error') },
    timing,
  });
  onTestFinished(stop);
  return { lines, stop };
}
