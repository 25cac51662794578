import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { tested } from '../server/broadcasts/broadcasts.fixture.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import { openStore } from '../server/stores/open.ts';
import type { Store } from '../server/stores/store.ts';
import { checkout, startServer } from '../server/system-tests/server-process.fixture.ts';
import { writeEmailTemplates } from './email-templates.ts';
import { noPostfix, startPostfix } from './postfix.fixture.ts';
import { submitTo } from '../server/submissions/submit.fixture.ts';

const sender = 'hello@raizdovau.example';
const ana = 'ana@guests.example';

if (noPostfix !== undefined) {
  console.warn(`SKIPPED: e-mails were not sent through a real mail server, because ${noPostfix}`);
}

const letterSubject = 'First dates en';

/** Sends a letter to the list off, five minutes after which it goes out. */
async function begunLetter(store: Store, at: Date): Promise<void> {
  const id = await tested(store, at);
  expect(await store.broadcasts.send(id, null, at)).toEqual({ sent: true, recipients: 1 });
}

const signatureOf = async (
  message: Buffer,
  resolver: (name: string, type: string) => Promise<string[][]>,
) => (await dkimVerify(message, { resolver })).results.map(({ status }) => status.result);

describe.skipIf(noPostfix)('e-mails through Postfix', { timeout: 120_000 }, () => {
  test('arrive in a mailbox, are refused, and come back to be read by e-mails:bounce; a letter to the list arrives signed', async () => {
    const { port, inbox } = await startPostfix([sender, ana]);
    const folder = checkout();
    cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true });
    await writeEmailTemplates(join(folder, 'dist'));
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const keyFile = join(folder, 'dkim.pem');
    writeFileSync(keyFile, privateKey, { mode: 0o600 });
    const server = startServer(folder, {
      MAIL_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: `Raiz do Vau <${sender}>`,
      DKIM_DOMAIN: 'raizdovau.example',
      DKIM_SELECTOR: 'letters',
      DKIM_KEY_FILE: keyFile,
    });
    const origin = await server.listening();
    const submit = async (email: string) =>
      expect((await submitTo(origin, { name: 'Ana Lopes', email })).status).toBe(201);
    const received = async (address: string, about = ''): Promise<Buffer> => {
      const found = () =>
        (existsSync(inbox(address)) ? readdirSync(inbox(address)) : [])
          .map((file) => readFileSync(join(inbox(address), file)))
          .find((message) => message.includes(`Subject: ${about}`));
      await expect.poll(found, { timeout: 60_000 }).toBeDefined();
      return found() ?? Buffer.of();
    };
    const file = storeFileIn(join(folder, 'data'));
    const { store } = await openStore({ engine: 'sqlite', file }, true);
    const emailOf = async (email: string) => {
      const { state, emails } = await store.emails.admin.ofSubscriber(email);
      return [state, emails.map((mail) => [mail.state, mail.server_words])];
    };

    await submit(ana);
    const mail = await PostalMime.parse(await received(ana));
    expect(mail.subject).toBe(content.en.emails.confirm.subject);
    expect(mail.from).toEqual({ name: 'Raiz do Vau', address: sender });
    await expect
      .poll(() => emailOf(ana))
      .toEqual(['unconfirmed', [['sent', expect.stringMatching(/^250 2\.0\.0 .*queued as/)]]]);

    const link = /https?:\/\/[^/\s]+(\/confirm\?t=\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    expect((await fetch(origin + link, { method: 'POST' })).status).toBe(200);
    // As if it had been sent off six minutes ago.
    const then = new Date(Date.now() - 6 * 60_000);
    await begunLetter(store, then);
    const letter = await received(ana, letterSubject);
    const p = publicKey.replace(/-----.*-----|\n/g, '');
    const resolver = async () => [[`v=DKIM1; k=rsa; p=${p}`]];
    expect(await signatureOf(letter, resolver)).toEqual(['pass']);
    // Anyone who changed where one leaves would be found out.
    for (const header of ['List-Unsubscribe', 'List-Unsubscribe-Post']) {
      const forged = letter.toString().replace(`\n${header}: `, '$&x');
      expect(await signatureOf(Buffer.from(forged), resolver), header).toEqual(['fail']);
    }

    await submit('refused@guests.example');
    await expect
      .poll(() => emailOf('refused@guests.example'), { timeout: 30_000 })
      .toEqual(['bounced', [['bounced', expect.stringMatching(/^550 5\.1\.1 .*unknown/)]]]);

    await submit('gone@guests.example');
    const report = await received(sender);
    expect(await emailOf('gone@guests.example')).toMatchObject(['unconfirmed', [['sent', {}]]]);
    const line = await new Promise((resolve) => {
      const env = { DATA_DIR: join(folder, 'data') };
      const command = execFile(
        process.execPath,
        ['scripts/email-bounce.ts'],
        { cwd: folder, env },
        (_error, stdout, stderr) => resolve(stdout + stderr),
      );
      command.stdin?.end(report);
    });
    expect(line).toMatch(/^The e-mail \S{36} came back; the dashboard shows it/);
    expect(await emailOf('gone@guests.example')).toEqual([
      'bounced',
      [['bounced', expect.stringContaining('unknown user: "gone@guests.example"')]],
    ]);
    await store.close();
  });
});
