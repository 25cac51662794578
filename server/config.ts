import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { bech32 } from '@scure/base';
import * as z from 'zod';
import { ownersAnswers } from '../content/facts.ts';
import { asciiEmail } from '../domain/submission/email.ts';
import { siteConfig } from '../site.config.ts';
import { isOrigin } from './check-owners-files.ts';
import type { BackupConfig } from './backup/make-backup.ts';
import { isTarget } from './backup/target.ts';
import { storeFileIn } from './db/data-folder.ts';
import type { StoreConfig } from './db/engine.ts';
import { readDkim, readMailAddress, readMailUrl, type EmailConfig } from './email/mail-config.ts';
import { isCostlyHash, isPasswordHash } from './admin/login/passwords.ts';
import { areSet, StartError } from './start-error.ts';

/** The validated configuration of the server. */
export interface Config {
  port: number;
  host: string;
  /** The folder of the embedded store, and of the backups of either store. */
  dataDir: string;
  store: StoreConfig;
  backups: BackupConfig;
  /** Undefined where the store holds the account, which the first start creates. */
  admin: { username: string; passwordHash: string } | undefined;
  /** Undefined: no e-mail is written, and no page promises one. */
  emails: EmailConfig | undefined;
  /** The address for samples of e-mails, alarms and the day's e-mail. */
  ownerEmail: string | undefined;
  /** The site's public address without a trailing slash, which is also its origin. */
  siteUrl: string;
  /** Origins whose pages may call the server: the site's own, and those that the owner lists. */
  allowedOrigins: string[];
  /**
   * Proxies whose `X-Forwarded-For` is trusted; with none, the IP address of the socket is the
   * visitor's.
   */
  trustedProxies: string[];
  /** A monitor with it may ask which checks fail; undefined: nobody may. */
  healthToken: string | undefined;
  /** Whether what is printed is kept where others read it, as a service's journal. */
  isService: boolean;
  log: { level: string; format: LogFormat };
}

const logFormats = ['pretty', 'json'] as const;
type LogFormat = (typeof logFormats)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * A variable that holds something else than text.
 * @param parse undefined for a text that is wrong
 * @param mend what is then said; of what may be a secret without the text itself
 */
const parsed = <Value>(
  parse: (text: string) => Value | undefined,
  mend: (text: string) => string,
) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', input: text, message: mend(text) });
    return z.NEVER;
  });

/** A variable whose text keeps a rule. */
const checked = (holds: (text: string) => boolean, mend: (text: string) => string) =>
  parsed((text) => (holds(text) ? text : undefined), mend);

/** A variable that lists texts, each of which keeps a rule. */
const list = (holds: (entry: string) => boolean, mend: (text: string) => string) =>
  parsed((text) => {
    const entries = text.split(',').flatMap((entry) => entry.trim() || []);
    return entries.every(holds) ? entries : undefined;
  }, mend).prefault('');

const wholeNumber = (text: string, least: number, most: number): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : undefined;

/** The variables. docs/reference.md tells each. */
const schema = z.object({
  PORT: parsed(
    (text) => wholeNumber(text, 0, 65_535),
    (text) =>
      `PORT "${text}" is not a port. Set it to a number from 0 to 65535, or leave it out for 3000.`,
  ).prefault('3000'),
  HOST: checked(
    (text) => isIP(text) !== 0 || /^[a-z0-9.-]+$/i.test(text),
    (text) =>
      `HOST "${text}" is not an address to listen on. Set it to one such as 127.0.0.1, or 0.0.0.0 in a container.`,
  ).prefault('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: checked(
    isPostgresUrl,
    () =>
      'DATABASE_URL is not the address of a Postgres database. Write it as postgres://user:password@host:5432/database, with special characters of the password percent-encoded, or leave it out for the embedded store.',
  ).optional(),
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_PASSWORD_HASH: checked(
    (hash) => isPasswordHash(hash) && isCostlyHash(hash),
    (hash) =>
      isPasswordHash(hash)
        ? 'ADMIN_PASSWORD_HASH was made with less work than guessing it must cost (argon2id with m=19456,t=2 or more). Make a new one with `npm run admin:password`.'
        : 'ADMIN_PASSWORD_HASH is not a hash this server can check. Make one with `npm run admin:password`, and quote it: it contains $.',
  ).optional(),
  BACKUP_TO: checked(
    isTarget,
    () =>
      'BACKUP_TO is no place for backups. Version 1.0.0 took a command there, which this version does not run. Write it as a folder such as /mnt/disk/backups, as ssh://user@host or as rclone:remote:path.',
  ).optional(),
  BACKUP_RECIPIENT: checked(isAgeRecipient, (text) =>
    /^AGE-/i.test(text)
      ? 'BACKUP_RECIPIENT is a secret key, with which this machine could read its old backups. Take it off this machine, and set the public key that begins with age1.'
      : 'BACKUP_RECIPIENT is no public key of age. docs/operating-backups.md says how age-keygen makes one: it begins with age1.',
  ).optional(),
  ALLOWED_ORIGINS: list(
    isOrigin,
    (text) =>
      `ALLOWED_ORIGINS "${text}" is not a list of origins. Write them as https://example.org,https://www.example.org, without a path or a trailing slash.`,
  ),
  TRUSTED_PROXIES: list(
    isAddressOrRange,
    (text) =>
      `TRUSTED_PROXIES "${text}" is not a list of addresses. Write them as 10.0.0.1,192.168.0.0/16, or leave it out where no proxy stands in front.`,
  ),
  MAIL_URL: parsed(
    readMailUrl,
    () =>
      'MAIL_URL is not the address of a mail server, so no e-mail could be sent. Write it as smtp://user:password@host:587 or smtps://user:password@host:465, with special characters percent-encoded, as file:<folder> to look at e-mails, or leave it out for no e-mails.',
  ).optional(),
  MAIL_FROM: parsed(
    readMailAddress,
    (text) =>
      `MAIL_FROM "${text}" is not one e-mail address, so e-mails would have no sender. Write it as Name <name@example.org>.`,
  ).prefault(`${ownersAnswers.whoWrites?.en ?? siteConfig.brand} <${siteConfig.email}>`),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY_FILE: z.string().optional(),
  MAIL_RATE: parsed(
    (text) => wholeNumber(text, 1, 99_999),
    (text) =>
      `MAIL_RATE "${text}" is not a number of e-mails a minute. Set it to one from 1 to 99999, or leave it out for 60.`,
  ).prefault('60'),
  CONFIRMATIONS_PER_HOUR: parsed(
    (text) => wholeNumber(text, 1, 99_999),
    (text) =>
      `CONFIRMATIONS_PER_HOUR "${text}" is not a number of e-mails an hour. Set it to one from 1 to 99999, or leave it out for 60.`,
  ).prefault('60'),
  OWNER_EMAIL: checked(
    (text) => asciiEmail(text) !== undefined,
    (text) =>
      `OWNER_EMAIL "${text}" is not an e-mail address, so neither alarms nor tests of the e-mails could reach you. Mend it, or leave it out.`,
  ).optional(),
  SITE_URL: checked(
    isOrigin,
    (text) =>
      `SITE_URL "${text}" is not the public address of the site, so links would lead nowhere. Write it as https://example.org, without a path or a trailing slash.`,
  ).prefault(siteConfig.url),
  HEALTH_TOKEN: checked(
    (token) => /^[!-~]{20,}$/.test(token),
    () =>
      'HEALTH_TOKEN is too short, so it could be guessed, or has spaces. Set it to 20 characters or more, such as `openssl rand -hex 16` makes, or leave it out.',
  ).optional(),
  LOG_LEVEL: checked(
    (level) => logLevels.includes(level),
    (level) => `LOG_LEVEL "${level}" is not a level. Set it to one of ${logLevels.join(', ')}.`,
  ).optional(),
  LOG_FORMAT: parsed(
    (text) => logFormats.find((each) => each === text),
    (text) =>
      `LOG_FORMAT "${text}" is no form of the log. Set it to pretty or json, or leave it out: pretty at a terminal.`,
  ).optional(),
});

/** The environment variables that the server reads. */
export const variables = Object.keys(schema.shape);

/**
 * Reads the configuration. Nothing else in the project reads the environment at run time.
 * @throws StartError with one line that names the wrong value and says how to fix it
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // Docker Compose and others often set a variable without a value to the empty text, and a file
  // of settings keeps the spaces around one.
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const set = Object.fromEntries(trimmed.filter(([, value]) => value));
  const result = schema.safeParse(set);
  if (!result.success) throw new StartError(result.error.issues[0]?.message);
  const values = result.data;
  const dataDir = resolve(values.DATA_DIR);
  const format = values.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json');
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    store:
      values.DATABASE_URL === undefined
        ? { engine: 'sqlite', file: storeFileIn(dataDir) }
        : { engine: 'postgres', url: values.DATABASE_URL },
    backups: readBackups(values, set),
    admin: readAdmin(values),
    emails: values.MAIL_URL && {
      target: values.MAIL_URL,
      from: values.MAIL_FROM,
      dkim: readDkim(values),
      ratePerMinute: values.MAIL_RATE,
      confirmationsPerHour: values.CONFIRMATIONS_PER_HOUR,
      siteUrl: values.SITE_URL,
    },
    ownerEmail: values.OWNER_EMAIL,
    siteUrl: values.SITE_URL,
    allowedOrigins: [values.SITE_URL, ...values.ALLOWED_ORIGINS],
    trustedProxies: values.TRUSTED_PROXIES,
    healthToken: values.HEALTH_TOKEN,
    isService:
      set['NODE_ENV'] === 'production' ||
      // A shell of a graphical session may have it from the service that began it.
      (set['JOURNAL_STREAM'] !== undefined && !process.stdout.isTTY),
    // People at a terminal look at the site, and not at each request.
    log: { level: values.LOG_LEVEL ?? (format === 'pretty' ? 'warn' : 'info'), format },
  };
}

/**
 * The names that a configured password may not contain: the site's address, and the account's name,
 * if there is one.
 */
export function configuredNames(): { siteUrl: string; username: string | undefined } {
  const { ADMIN_USERNAME = '', SITE_URL } = process.env;
  const siteUrl = SITE_URL && isOrigin(SITE_URL) ? SITE_URL : siteConfig.url;
  const username = ADMIN_USERNAME.trim();
  return { siteUrl, username: username === '' ? undefined : username };
}

/** @throws StartError where backups would leave this machine for everybody to read */
function readBackups(
  values: { BACKUP_TO?: string | undefined; BACKUP_RECIPIENT?: string | undefined },
  set: Record<string, string | undefined>,
): BackupConfig {
  const { BACKUP_TO: to, BACKUP_RECIPIENT: recipient } = values;
  if (to !== undefined && recipient === undefined) {
    throw new StartError(
      'BACKUP_TO is set without BACKUP_RECIPIENT, so whoever has a backup could read it. Set both, or leave both out.',
    );
  }
  const settings = variables.flatMap((name) => (set[name] ? [[name, set[name]] as const] : []));
  return { to, recipient, settings: Object.fromEntries(settings) };
}

function readAdmin(values: {
  ADMIN_USERNAME?: string | undefined;
  ADMIN_PASSWORD_HASH?: string | undefined;
}) {
  const harm = 'nobody could log in. Set both, or neither for an account made at the first start.';
  return areSet(values, ['ADMIN_USERNAME', 'ADMIN_PASSWORD_HASH'], harm)
    ? { username: values.ADMIN_USERNAME, passwordHash: values.ADMIN_PASSWORD_HASH }
    : undefined;
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length <= '/'.length)
    return false;
  // Where a password has a stroke of its own, the rest of it would be taken for the name of the
  // database, and printed.
  return !`${url.pathname}${url.search}${url.hash}`.includes('@');
}

/** Without a slip of the keyboard, which its checksum shows. */
function isAgeRecipient(text: string): boolean {
  const key = bech32.decodeUnsafe(text);
  return (
    text.startsWith('age1') && key?.prefix === 'age' && bech32.fromWords(key.words).length === 32
  );
}

function isAddressOrRange(text: string): boolean {
  const [ipAddress = '', prefix, ...rest] = text.split('/');
  const version = isIP(ipAddress);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
