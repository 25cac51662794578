import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { asciiEmail } from '../../domain/submission/email.ts';
import { areSet, reasonOf, StartError } from '../start-error.ts';

/** How e-mails are sent. */
export interface EmailConfig {
  target: MailTarget;
  from: { name: string; address: string };
  /** Undefined where the mail provider signs. */
  dkim: DkimKey | undefined;
  /** At most so many e-mails a minute. */
  ratePerMinute: number;
  /** At most so many first confirmations an hour. */
  confirmationsPerHour: number;
  /** The site's public address without a trailing slash, for the links in e-mails. */
  siteUrl: string;
}

/** The target of e-mails: a mail server, or a folder to look at them. */
export type MailTarget =
  | {
      kind: 'smtp';
      host: string;
      port: number;
      /** TLS from the first byte (`smtps:`); else STARTTLS. */
      secure: boolean;
      /** Only a server on this machine may be spoken to without TLS. */
      requireTLS: boolean;
      auth: { user: string; pass: string } | undefined;
    }
  | { kind: 'file'; folder: string };

// RFC 8314: submission with STARTTLS, and with TLS from the first byte.
const defaultPorts: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

/** Reads MAIL_URL. @returns undefined where it cannot be used */
export function readMailUrl(text: string): MailTarget | undefined {
  if (text.startsWith('file:')) {
    const folder = text.slice('file:'.length);
    return folder === '' ? undefined : { kind: 'file', folder: resolve(folder) };
  }
  const url = URL.parse(text);
  const port = url && defaultPorts[url.protocol];
  if (!port || url.hostname === '' || url.search !== '' || url.hash !== '') return undefined;
  if (url.pathname !== '' && url.pathname !== '/') return undefined;
  if ((url.username === '') !== (url.password === '')) return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = url.protocol === 'smtps:';
  try {
    const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    return {
      kind: 'smtp',
      host,
      secure,
      port: url.port === '' ? port : Number(url.port),
      requireTLS: !secure && !isLoopback(host),
      auth: user === '' ? undefined : { user, pass },
    };
  } catch {
    return undefined; // a password with a stray %
  }
}

/** Whether it is this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * Reads an address such as `Name <name@example.org>`. @returns undefined where it is none, or more
 * than one
 */
export function readMailAddress(text: string): EmailConfig['from'] | undefined {
  const [first, ...others] = addressparser(text, { flatten: true });
  const address = first && others.length === 0 ? asciiEmail(first.address) : undefined;
  return first && address !== undefined ? { name: first.name, address } : undefined;
}

/** The key with which e-mails are signed, and where its public half stands (RFC 6376). */
type DkimKey = Record<'domainName' | 'keySelector' | 'privateKey', string>;
const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const;

/**
 * Reads the key to sign with. @throws StartError where only a part of it is set, or the file holds
 * no RSA key
 */
export function readDkim(
  values: Partial<Record<(typeof dkim)[number], string | undefined>>,
): DkimKey | undefined {
  const harm =
    'e-mails could not be signed. Set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE, or none where the mail provider signs.';
  if (!areSet(values, [...dkim], harm)) return undefined;
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: file } = values;
  try {
    const privateKey = readFileSync(file, 'utf8');
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(privateKey);
    // RFC 8301, 3.2: shorter keys verify nothing. Nodemailer signs with RSA alone; with another key
    // e-mails go out unsigned, or signed wrong.
    if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < 1024) {
      throw new Error('it is no RSA key of 1024 bits or more');
    }
    return { domainName, keySelector, privateKey };
  } catch (error) {
    throw new StartError(
      `DKIM_KEY_FILE ${file} holds no private key that could be used (${reasonOf(error)}), so e-mails could not be signed. Make one with \`openssl genrsa -out dkim.pem 2048\`.`,
      { cause: error },
    );
  }
}
