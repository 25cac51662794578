// `npm run letters:test -- someone@example.org`: sends one of each letter, and says what the mail server answered.
import { join } from 'node:path';
import { asciiEmail } from '../domain/submission/email.ts';
import { readConfig } from '../server/config.ts';
import { sendTestLetters } from '../server/email/test-letters.ts';
import { loadLetters } from '../server/email/write-letter.ts';
import { StartError } from '../server/start-error.ts';
import { printOutcome } from './store-copy-file.ts';

await printOutcome(async () => {
  const { letters, ownerEmail } = readConfig();
  const to = process.argv[2] ?? ownerEmail;
  if (!letters) {
    throw new StartError('Letters are off, so none was sent. Set MAIL_URL to turn them on.');
  }
  if (to === undefined || asciiEmail(to) === undefined) {
    throw new StartError(
      'There is no address to send to. Run `npm run letters:test -- someone@example.org`, or set OWNER_EMAIL.',
    );
  }
  const writeLetter = await loadLetters(join(import.meta.dirname, '../dist'));
  return (await sendTestLetters(letters, writeLetter, to)).join('\n');
});
