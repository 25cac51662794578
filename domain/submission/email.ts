import { trimUnseen } from './unseen.ts';

// What the HTML standard takes before the @ in a field for an address; of its dots those that
// RFC 5321 takes, which are between two other characters.
const localPart = /^(?!\.)(?:\.?[\w!#$%&'*+/=?^`{|}~-])+$/;
// RFC 1035: a label begins and ends with a letter or a digit. The last one is a word, or an encoded
// one.
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const longestHostName = 253;

/**
 * An e-mail address as it goes over the wire, the name of its host in ASCII.
 * @returns undefined where no e-mail can be written to it
 */
export function asciiEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  if (at < 0 || !localPart.test(text.slice(0, at))) return undefined;
  const domain = text.slice(at + 1);
  // A URL would read any of these as something beside the name.
  if (/[\s/?#:@[\]\\%]/.test(domain)) return undefined;
  const host = URL.parse(`https://${domain}`)?.hostname ?? '';
  if (host.length > longestHostName || !hostName.test(host)) return undefined;
  return `${text.slice(0, at)}@${host}`;
}

/**
 * An address without the characters that nobody sees, at its ends and in its host. Before the @
 * they stay, for the rules to name: there they would make another mailbox.
 */
export function cleanEmail(text: string): string {
  const typed = trimUnseen(text);
  const at = typed.lastIndexOf('@') + 1;
  const host = typed.slice(at).replace(/(?![\u200c\u200d])[\xa0\p{DI}]/gu, '');
  // Persian and Indian words need the two joiners, and are other names without them.
  const isName = asciiEmail(`a@${host}`) !== undefined;
  return typed.slice(0, at) + (isName ? host : host.replace(/[\u200c\u200d]/g, ''));
}

/** Whether an address that is clean else holds a character before the @ that nobody sees. */
export const hidesCharacter = (email: string): boolean => /[\xa0\p{DI}][^]*@/u.test(email);

/**
 * The key of a mailbox, which all spellings of its address share. `emailKey` alone makes it.
 */
export type EmailKey = string & { readonly madeBy: 'emailKey' };

/** An address as it was typed, with its key. */
export interface Address {
  email: string;
  email_key: EmailKey;
}

/**
 * The key of an e-mail address: the part before the @ in small letters, the host as the domain name
 * system knows it. Plus-tags and dots are not folded: a look-alike must not open somebody's data.
 * Of an address to which no e-mail can be written, ASCII is made small.
 */
export function emailKey(email: string): EmailKey {
  const at = email.lastIndexOf('@') + 1;
  // The host alone: what stands before the @ of an old address may break the rules.
  const host = asciiEmail(`a@${email.slice(at)}`)?.slice(2) ?? small(email.slice(at));
  return `${small(email.slice(0, at))}${host}` as EmailKey;
}

/** Only the letters of ASCII: the small letter of the Kelvin sign is the k of another mailbox. */
const small = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * The key by which caps on e-mails count, and nothing else. It joins spellings that most hosts
 * deliver to one mailbox: plus-tags and, at Gmail, dots. It opens nothing. The column
 * `emails.mailbox_key` follows the same rule.
 */
export function mailboxKey(key: EmailKey): string {
  const at = key.indexOf('@');
  const name = key.slice(0, at).replace(/\+.*$/, '');
  const host = key.slice(at);
  return host === '@gmail.com' || host === '@googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}${host}`;
}

export const addressOf = (email: string): Address => ({ email, email_key: emailKey(email) });

/**
 * The target of an e-mail: the part before the @ as typed, at the host of the address's key.
 */
export const mailboxOf = ({ email, email_key }: Address): string =>
  `${email.slice(0, email.lastIndexOf('@'))}${email_key.slice(email_key.lastIndexOf('@'))}`;
