import { createTransport } from 'nodemailer';
import { onOneLine } from '../../domain/text.ts';
import { asciiEmail } from '../../domain/submission/email.ts';
import type { RenderedEmail } from '../../domain/email/emails.ts';
import { languageTag } from '../../domain/language.ts';
import type { EmailConfig } from './mail-config.ts';
import { returnPath } from './mail-transport.ts';

/** An e-mail and its recipient. */
export interface Addressed {
  id: string;
  name: string;
  email: string;
  /** A second copy has the same date, so that a mail program shows one. */
  date: Date;
  /** To the owner there is only text. */
  mail: Omit<RenderedEmail, 'html'> & { html?: string };
  /** The address to leave the list with one click; undefined in an e-mail that asks to confirm. */
  unsubscribeUrl: string | undefined;
  /** The letter that it is a copy of. */
  letterId?: string | null;
  /** A calendar file that it brings. */
  calendar?: string | undefined;
}

/** An address that was stored before the form refused such. */
export class UnwritableAddress extends Error {}

export type MakeMessage = ReturnType<typeof createMakeMessage>;

// Nodemailer's own list, with what RFC 8058 wants signed.
const signedHeaders = [
  'from',
  'sender',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'to',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
  'content-language',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'list-id',
  'feedback-id',
].join(':');

/**
 * Creates what makes e-mails messages: their headers, both texts, and the signature where this
 * server signs.
 */
export function createMakeMessage({
  from,
  dkim,
  siteUrl,
}: Pick<EmailConfig, 'from' | 'dkim' | 'siteUrl'>) {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    attachDataUrls: true,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
  });
  return async ({ id, name, email, date, mail, unsubscribeUrl, letterId, calendar }: Addressed) => {
    const to = asciiEmail(email);
    if (to === undefined)
      throw new UnwritableAddress('The address is none to which an e-mail can be written.');
    const host = new URL(siteUrl).hostname;
    const envelope = { from: returnPath(from.address, id), to };
    const { message } = await composer.sendMail({
      from,
      envelope,
      date,
      subject: mail.subject,
      text: mail.text,
      ...(mail.html !== undefined && { html: mail.html }),
      ...(calendar !== undefined && {
        attachments: [
          {
            filename: 'calendar.ics',
            content: calendar,
            contentType: 'text/calendar; charset=utf-8',
          },
        ],
      }),
      to: { name: onOneLine(name), address: to },
      messageId: `<${id}@${host}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': languageTag[mail.language],
        // Nodemailer's option `list` would turn the second into a link.
        ...(unsubscribeUrl !== undefined && {
          'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
        // RFC 2919; and what mail providers count complaints by.
        ...(letterId && { 'List-Id': `<list.${host}>`, 'Feedback-ID': `${letterId}:${host}` }),
      },
    });
    if (!Buffer.isBuffer(message)) throw new Error('Nodemailer made no message.');
    return { envelope, message };
  };
}
