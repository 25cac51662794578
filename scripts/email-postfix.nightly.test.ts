import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { submissionsPath } from '../domain/endpoints.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import { openStore } from '../server/stores/open.ts';
import { checkout, startServer } from '../server/system-tests/server-process.fixture.ts';
import { siteConfig } from '../site.config.ts';
import { writeEmailTemplates } from './email-templates.ts';
import { noPostfix, startPostfix } from './postfix.fixture.ts';

const sender = 'hello@raizdovau.example';
const ana = 'ana@guests.example';

if (noPostfix !== undefined) {
  console.warn(`SKIPPED: e-mails were not sent through a real mail server, because ${noPostfix}`);
}

describe.skipIf(noPostfix)('e-mails through Postfix', { timeout: 120_000 }, () => {
  test('arrive in a mailbox, are refused, and come back to be read by e-mails:bounce', async () => {
    const { port, inbox } = await startPostfix([sender, ana]);
    const folder = checkout();
    cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true });
    await writeEmailTemplates(join(folder, 'dist'));
    const server = startServer(folder, {
      MAIL_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: `Raiz do Vau <${sender}>`,
    });
    const origin = await server.listening();
    const submit = async (email: string) => {
      const headers = { apikey: siteConfig.publicClientKey, 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'Ana Lopes', email });
      const answer = await fetch(origin + submissionsPath, { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
    };
    const received = async (address: string): Promise<Buffer> => {
      const files = () => (existsSync(inbox(address)) ? readdirSync(inbox(address)) : []);
      await expect.poll(files, { timeout: 60_000 }).toHaveLength(1);
      return readFileSync(join(inbox(address), files()[0] ?? ''));
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
