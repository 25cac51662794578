import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { WriteLetter } from '../../domain/letters/letter.ts';
import type { LetterConfig } from './mail-config.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';
import { readMailUrl } from './mail-config.ts';
import type { SenderTiming } from './sender.ts';
import { startLetters } from './start-letters.ts';

/** Letters whose words are their fields, for tests of what happens to them. */
export const plainLetters: WriteLetter = (kind, language, fields) => ({
  language,
  subject: `${kind} ${language}${'name' in fields ? ` ${fields.name.replace(/\s+/g, ' ')}` : ''}`,
  text: JSON.stringify(fields),
  html: `<p lang="${language}">${kind}</p>`,
});

/** So quick that a test need not wait. */
export const quick: Partial<SenderTiming> = { pollMs: 10, renewMs: 50, holdMs: 500, pauseMs: 50 };

/** How letters are sent in tests; `mailUrl` as in MAIL_URL. */
export function letterConfig(mailUrl: string, change: Partial<LetterConfig> = {}): LetterConfig {
  const target = readMailUrl(mailUrl);
  if (!target) throw new Error(`${mailUrl} is no address of a mail server`);
  return {
    target,
    from: { name: 'Raiz do Vau', address: 'hello@raizdovau.example' },
    dkim: undefined,
    ratePerMinute: 60_000,
    siteUrl: 'https://raizdovau.example',
    ...change,
  };
}

/** An embedded store with letters on, closed after the test. */
export function newLetterStore(): Store {
  const store = openSqliteStore(
    join(mkdtempSync(join(tmpdir(), 'letters-')), 'store.sqlite'),
    true,
  );
  onTestFinished(() => store.close());
  return store;
}

/** Sends the letters of a store until the test ends. @returns the lines that the sender logs */
export function send(store: Store, config: LetterConfig, timing = quick) {
  const lines: { level: string; facts: object; message: string }[] = [];
  const level = (name: string) => (facts: object, message: string) =>
    void lines.push({ level: name, facts, message });
  const stop = startLetters(config, {
    store,
    clock: () => new Date(),
    writeLetter: plainLetters,
    log: { warn: level('warn'), error: level('error') },
    timing,
  });
  onTestFinished(stop);
  return { lines, stop };
}
