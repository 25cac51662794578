// `npm run email:test -- someone@example.org`: sends one e-mail, and says what the mail server
// answered.
import { ownerWords } from '../content/owner-words.ts';
import { asciiEmail } from '../domain/submission/email.ts';
import { fill } from '../domain/text.ts';
import { readConfig } from '../server/config.ts';
import { MailServerAway } from '../server/email/mail-transport.ts';
import { writeToOwner } from '../server/email/send-to-owner.ts';
import { StartError } from '../server/start-error.ts';
import { ownerLanguage as language, siteConfig } from '../site.config.ts';
import { printOutcome } from './owners-command.ts';

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
  const { subject, text } = ownerWords[language].emails.tried;
  const mail = { language, subject: fill(subject, { site: siteConfig.brand }), text };
  try {
    const { outcome, words } = await writeToOwner(emails, to, mail, new Date());
    return `To ${to}: ${outcome}, ${words}`;
  } catch (cause) {
    if (!(cause instanceof MailServerAway)) throw cause;
    throw new StartError(
      `The mail server of MAIL_URL takes no e-mails (${cause.message}). Start it, or mend MAIL_URL.`,
      { cause },
    );
  }
});
