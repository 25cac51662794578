import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailServerAway, type MailTransport } from './mail-transport.ts';
import { emailOfReturnPath } from './return-path.ts';

/** Writes each e-mail into a folder as a file that mail programs open. */
export const fileTransport = (folder: string): MailTransport => ({
  async connect() {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new MailServerAway(`MAIL_URL: ${error instanceof Error ? error.message : folder}`, {
        cause: error,
      });
    }
    return {
      async deliver({ from }, message, bodyStarts) {
        if (!(await bodyStarts())) return { outcome: 'notWanted' };
        const file = join(folder, `${emailOfReturnPath(from) ?? 'email'}.eml`);
        await writeFile(`${file}.part`, message, { mode: 0o600 });
        await rename(`${file}.part`, file);
        return { outcome: 'sent', words: file };
      },
      close: () => undefined,
    };
  },
});
