import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailTarget } from './mail-config.ts';
import { recipientIsGone } from './recipient-is-gone.ts';
import { MailServerAway, type Delivery, type MailTransport } from './mail-transport.ts';

const connectMs = 20_000;
const silentMs = 60_000;

/** Delivers to a mail server (RFC 5321). @param name how this server introduces itself */
export const smtpTransport = (
  { host, port, secure, requireTLS, auth }: Extract<MailTarget, { kind: 'smtp' }>,
  name: string,
): MailTransport => ({
  async connect() {
    const connection = new SMTPConnection({
      host,
      port,
      secure,
      requireTLS,
      name,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      dnsTimeout: connectMs,
      socketTimeout: silentMs,
    });
    try {
      await new Promise<void>((resolve, reject) => {
        // Also told of what ends the connection while nobody waits for it.
        connection.on('error', reject);
        const settle = (error?: Error | null) => (error ? reject(error) : resolve());
        connection.connect((error) => {
          if (error || !auth) settle(error);
          else connection.login({ user: auth.user, credentials: auth }, settle);
        });
      });
    } catch (error) {
      connection.close();
      throw new MailServerAway(wordsOf(error as SMTPConnection.SMTPError), { cause: error });
    }
    return {
      deliver: (envelope, message, bodyStarts) => {
        let body: 'waits' | 'notWanted' | 'flows' = 'waits';
        // Read only once the server has answered DATA.
        const source = Readable.from(
          (async function* () {
            body = (await bodyStarts()) ? 'flows' : 'notWanted';
            if (body === 'notWanted') throw new Error('The e-mail is not wanted any more.');
            yield message;
          })(),
          { objectMode: false },
        );
        return new Promise<Delivery>((resolve, reject) => {
          connection.send(envelope, source, (error, info) => {
            if (!error) {
              resolve({ outcome: 'sent', words: info.response });
              return;
            }
            // Whatever is left of the conversation belongs to no other e-mail.
            connection.close();
            if (isAway(error)) {
              reject(new MailServerAway(wordsOf(error), { cause: error }));
              return;
            }
            resolve(
              body === 'notWanted' ? { outcome: 'notWanted' } : deliveryOf(error, body === 'flows'),
            );
          });
        });
      },
      close: () => connection.quit(),
    };
  },
});

/**
 * Whether the server takes no e-mails at all now: it says so of the sender, before it hears of a
 * recipient.
 */
const isAway = ({ responseCode = 0, command }: SMTPConnection.SMTPError): boolean =>
  command === 'MAIL FROM' && responseCode >= 400 && responseCode < 500;

/**
 * The meaning of an error for the e-mail. Only an answer of the server, or a body that never began
 * to flow, is certain.
 */
function deliveryOf(error: SMTPConnection.SMTPError, bodyFlows: boolean): Delivery {
  const words = wordsOf(error);
  const { responseCode, command } = error;
  if (responseCode === undefined) return { outcome: bodyFlows ? 'unknown' : 'later', words };
  if (responseCode < 500) return { outcome: 'later', words };
  // RFC 3463: 5.1 speaks of the address, 5.2 of the mailbox, the others of the system, the protocol
  // or a policy.
  const about = /^5\d\d[ -]5\.(\d)/.exec(words)?.[1];
  const ofRecipient = about === '1' || about === '2';
  const isGone = ofRecipient && recipientIsGone(words);
  if (bodyFlows) return { outcome: 'bounced', words, recipientIsGone: isGone };
  if (command === 'RCPT TO' && (about === undefined || recipientIsGone(words))) {
    return { outcome: 'bounced', words, recipientIsGone: true };
  }
  return { outcome: 'later', words };
}

const wordsOf = ({ response, message }: SMTPConnection.SMTPError): string => response ?? message;
