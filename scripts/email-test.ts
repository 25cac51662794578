// `npm run email:test -- someone@example.org`: sends one of each e-mail, and says what the mail
// server answered.
import { join } from 'node:path';
import { asciiEmail } from '../domain/submission/email.ts';
import { readConfig } from '../server/config.ts';
import { sendTestEmails } from '../server/email/test-email.ts';
import { loadEmails } from '../server/email/render-email.ts';
import { StartError } from '../server/start-error.ts';
import { printOutcome } from './store-copy-file.ts';

process.exitCode = await printOutcome(async () => {
  const { emails, ownerEmail } = readConfig();
  const to = process.argv[2] ?? ownerEmail;
  if (!emails) {
    throw new StartError('E-mail is off, so none was sent. Set MAIL_URL to turn them on.');
  }
  if (to === undefined || asciiEmail(to) === undefined) {
    throw new StartError(
      'There is no address to send to. Run `npm run email:test -- someone@example.org`, or set OWNER_EMAIL.',
    );
  }
  const renderEmail = await loadEmails(join(import.meta.dirname, '../dist'));
  return (await sendTestEmails(emails, renderEmail, to)).join('\n');
});
