import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { ownersAnswers } from '../content/facts.ts';
import { asciiEmail } from '../domain/submission/email.ts';
import { siteConfig } from '../site.config.ts';
import { isOrigin } from './check-owners-files.ts';
import type { CopiesConfig } from './backup/keep-copies.ts';
import { readPublicKey } from './backup/seal.ts';
import { isWithin, storeFileIn } from './db/data-folder.ts';
import type { StoreConfig } from './db/engine.ts';
import { readDkim, readMailAddress, readMailUrl, type EmailConfig } from './email/mail-config.ts';
import { isCostlyHash, isPasswordHash } from './admin/login/passwords.ts';
import { areSet, StartError } from './start-error.ts';

/** Whether the end of the audit log is also kept outside of the store. */
export const keepsAuditHead = ({
  ledgerDir,
  emails,
  ownerEmail,
}: Pick<Config, 'ledgerDir' | 'emails' | 'ownerEmail'>): boolean =>
  ledgerDir !== undefined || (emails !== undefined && ownerEmail !== undefined);

/** The validated configuration of the server. */
export interface Config {
  port: number;
  host: string;
  /** The descriptor of a socket that outlives this process; undefined: binds `host` and `port`. */
  inheritedSocket: number | undefined;
  /** The folder of the embedded store, and of the backups of either store. */
  dataDir: string;
  store: StoreConfig;
  /**
   * The folder of the mirror. Undefined: a restored copy brings back people who were erased since,
   * and forgets who left.
   */
  ledgerDir: string | undefined;
  /** The place of sealed copies; undefined if there are none. */
  copies: CopiesConfig | undefined;
  /** Undefined where the store holds the account, which the first start creates. */
  admin: { username: string; passwordHash: string } | undefined;
  /** Undefined: no e-mail is written, and no page promises one. */
  emails: EmailConfig | undefined;
  /** The address for samples of e-mails, alarms and the morning's e-mail. */
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

/** The group that needs a variable or a command, and one sentence about it. */
export interface VariableWords {
  group: 'owner' | 'operator' | 'contributor';
  about: string;
  default?: string;
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

/** The variables. Each is described for docs/reference.md, and is for the operator by default. */
const schema = z.object({
  PORT: parsed(
    (text) => wholeNumber(text, 0, 65_535),
    (text) =>
      `PORT "${text}" is not a port. Set it to a number from 0 to 65535, or leave it out for 3000.`,
  )
    .prefault('3000')
    .describe('The port on which the server listens; 0 takes a free one.'),
  HOST: checked(
    (text) => isIP(text) !== 0 || /^[a-z0-9.-]+$/i.test(text),
    (text) =>
      `HOST "${text}" is not an address to listen on. Set it to one such as 127.0.0.1, or 0.0.0.0 in a container.`,
  )
    .prefault('127.0.0.1')
    .describe('The address on which the server listens; `0.0.0.0` in a container.'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('The folder of the embedded store and of the backups of either store.'),
  DATABASE_URL: checked(
    isPostgresUrl,
    () =>
      'DATABASE_URL is not the address of a Postgres database. Write it as postgres://user:password@host:5432/database, with special characters of the password percent-encoded, or leave it out for the embedded store.',
  )
    .optional()
    .describe('The Postgres to use in place of the embedded store, as `postgres://…`.'),
  ADMIN_USERNAME: z
    .string()
    .optional()
    .describe(
      'The administrator’s name, together with `ADMIN_PASSWORD_HASH`. Without both, the first start makes an account.',
    ),
  ADMIN_PASSWORD_HASH: checked(
    (hash) => isPasswordHash(hash) && isCostlyHash(hash),
    (hash) =>
      isPasswordHash(hash)
        ? 'ADMIN_PASSWORD_HASH was made with less work than guessing it must cost (argon2id with m=19456,t=2 or more). Make a new one with `npm run admin:password`.'
        : 'ADMIN_PASSWORD_HASH is not a hash this server can check. Make one with `npm run admin:password`, and quote it: it contains $.',
  )
    .optional()
    .describe('The hash that `npm run admin:password` prints.'),
  LEDGER_DIR: z
    .string()
    .optional()
    .describe(
      'The folder of the mirror, outside of `DATA_DIR`. With it, a restored backup does not bring back people who were erased.',
    ),
  BACKUP_TO: z
    .string()
    .optional()
    .describe(
      'Where sealed copies of the store go: a folder, or a command with the verbs `put`, `list` and `get`.',
    ),
  BACKUP_PUBLIC_KEY: checked(
    (text) => readPublicKey(text) !== undefined,
    () =>
      'BACKUP_PUBLIC_KEY is no key to seal copies to. docs/operating-copies.md says how openssl makes one; the private part stays off this machine.',
  )
    .optional()
    .describe('The public key to which they are sealed.'),
  ALLOWED_ORIGINS: list(
    isOrigin,
    (text) =>
      `ALLOWED_ORIGINS "${text}" is not a list of origins. Write them as https://example.org,https://www.example.org, without a path or a trailing slash.`,
  ).meta({
    description: 'Further origins whose pages may call the server, separated by commas.',
    default: 'none',
  }),
  TRUSTED_PROXIES: list(
    isAddressOrRange,
    (text) =>
      `TRUSTED_PROXIES "${text}" is not a list of addresses. Write them as 10.0.0.1,192.168.0.0/16, or leave it out where no proxy stands in front.`,
  ).meta({
    description:
      'The addresses of the proxies whose `X-Forwarded-For` is believed, separated by commas.',
    default: 'none',
  }),
  MAIL_URL: parsed(
    readMailUrl,
    () =>
      'MAIL_URL is not the address of a mail server, so no e-mail could be sent. Write it as smtp://user:password@host:587 or smtps://user:password@host:465, with special characters percent-encoded, as file:<folder> to look at e-mails, or leave it out for no e-mails.',
  )
    .optional()
    .meta({
      description:
        'The mail server, as `smtp://user:password@host:587` or `smtps://…`, or `file:<folder>` to look at e-mails. With it, the site sends e-mails.',
      group: 'owner',
    }),
  MAIL_FROM: parsed(
    readMailAddress,
    (text) =>
      `MAIL_FROM "${text}" is not one e-mail address, so e-mails would have no sender. Write it as Name <name@example.org>.`,
  )
    .prefault(`${ownersAnswers.whoWrites?.en ?? siteConfig.brand} <${siteConfig.email}>`)
    .meta({
      description: 'The sender of the e-mails, as `Name <name@example.org>`.',
      group: 'owner',
      default: 'the signer or the brand, with the e-mail address of `site.config.ts`',
    }),
  DKIM_DOMAIN: z
    .string()
    .optional()
    .describe(
      'The domain for which the server signs e-mails itself. Without the three `DKIM_` variables, the mail provider signs them.',
    ),
  DKIM_SELECTOR: z
    .string()
    .optional()
    .describe('The selector of the DKIM key in the domain’s DNS.'),
  DKIM_KEY_FILE: z.string().optional().describe('The file with the private DKIM key.'),
  MAIL_RATE: parsed(
    (text) => wholeNumber(text, 1, 99_999),
    (text) =>
      `MAIL_RATE "${text}" is not a number of e-mails a minute. Set it to one from 1 to 99999, or leave it out for 60.`,
  )
    .prefault('60')
    .describe('The most e-mails that the server sends in a minute.'),
  OWNER_EMAIL: checked(
    (text) => asciiEmail(text) !== undefined,
    (text) =>
      `OWNER_EMAIL "${text}" is not an e-mail address, so neither alarms nor tests of the e-mails could reach you. Mend it, or leave it out.`,
  )
    .optional()
    .meta({
      description:
        'The address that gets alarms, the morning’s e-mail and the samples of `npm run email:test`.',
      group: 'owner',
    }),
  SITE_URL: checked(
    isOrigin,
    (text) =>
      `SITE_URL "${text}" is not the public address of the site, so links would lead nowhere. Write it as https://example.org, without a path or a trailing slash.`,
  )
    .prefault(siteConfig.url)
    .meta({
      description:
        'The public address of the site, for the build and for the server, as `https://example.org`.',
      group: 'owner',
      default: '`url` of `site.config.ts`',
    }),
  HEALTH_TOKEN: checked(
    (token) => /^[!-~]{20,}$/.test(token),
    () =>
      'HEALTH_TOKEN is too short, so it could be guessed, or has spaces. Set it to 20 characters or more, such as `openssl rand -hex 16` makes, or leave it out.',
  )
    .optional()
    .describe(
      'The password with which a monitor asks `/healthz?deep=1` which checks fail; at least 20 characters.',
    ),
  LOG_LEVEL: checked(
    (level) => logLevels.includes(level),
    (level) => `LOG_LEVEL "${level}" is not a level. Set it to one of ${logLevels.join(', ')}.`,
  )
    .optional()
    .meta({
      description: 'The least serious level that is logged: `fatal` to `trace`, or `silent`.',
      default: '`info`; `warn` at a terminal',
    }),
  LOG_FORMAT: parsed(
    (text) => logFormats.find((each) => each === text),
    (text) =>
      `LOG_FORMAT "${text}" is no form of the log. Set it to pretty or json, or leave it out: pretty at a terminal.`,
  )
    .optional()
    .meta({
      description: 'The form of the log: `json` for programs or `pretty` for people.',
      default: '`json`; `pretty` at a terminal',
    }),
});

/** The environment variables that the server reads. */
export const variables = Object.keys(schema.shape);

/**
 * The words of docs/reference.md about each variable. `default` is that of its description, or of
 * the schema.
 */
export const variableWords = (): (VariableWords & { name: string })[] =>
  Object.entries<z.ZodType>(schema.shape).map(([name, type]) => {
    const { description: about, ...words } = type.meta() ?? {};
    if (about === undefined) throw new Error(`${name} has no words for docs/reference.md.`);
    const inSchema = 'defaultValue' in type.def && {
      default: `\`${String(type.def.defaultValue)}\``,
    };
    return { name, group: 'operator', about, ...inSchema, ...words };
  });

/**
 * Reads the configuration. Nothing else in the project reads the environment at run time.
 * @throws StartError with one line that names the wrong value and says how to fix it
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // Docker Compose and others often set a variable without a value to the empty text.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  refuseFormer(set);
  const result = schema.safeParse(set);
  if (!result.success) throw new StartError(result.error.issues[0]?.message);
  const values = result.data;
  const dataDir = resolve(values.DATA_DIR);
  const format = values.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json');
  return {
    port: values.PORT,
    host: values.HOST,
    inheritedSocket: readInheritedSocket(set),
    dataDir,
    store:
      values.DATABASE_URL === undefined
        ? { engine: 'sqlite', file: storeFileIn(dataDir) }
        : { engine: 'postgres', url: values.DATABASE_URL },
    ledgerDir: readLedgerDir(dataDir, values.LEDGER_DIR),
    copies: readCopies(values, set),
    admin: readAdmin(values),
    emails: values.MAIL_URL && {
      target: values.MAIL_URL,
      from: values.MAIL_FROM,
      dkim: readDkim(values),
      ratePerMinute: values.MAIL_RATE,
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
 * Reads what systemd hands over with a socket unit, as sd_listen_fds(3) says: the first descriptor
 * after the standard three. A child process inherits the variables, but not the socket.
 * @throws StartError where there is more than one
 */
function readInheritedSocket(set: Record<string, string | undefined>): number | undefined {
  const { LISTEN_PID, LISTEN_FDS } = set;
  if (LISTEN_FDS === undefined || LISTEN_PID !== String(process.pid)) return undefined;
  if (LISTEN_FDS === '1') return 3;
  throw new StartError(
    `The socket unit hands over ${LISTEN_FDS} sockets, and the server answers at one. Leave one ListenStream in it.`,
  );
}

/**
 * The URL with which the owner of the tables logs in, for `npm run migrate` and `npm run restore`.
 * @throws StartError where it is missing or wrong
 */
export function readOwnerUrl(env: Record<string, string | undefined>): string {
  const url = env['DATABASE_OWNER_URL']?.trim();
  if (url && isPostgresUrl(url)) return url;
  throw new StartError(
    url
      ? 'DATABASE_OWNER_URL is not the address of a Postgres database. Write it as postgres://raiz_owner:password@host:5432/database, with special characters of the password percent-encoded.'
      : 'DATABASE_OWNER_URL is not set. Set it to the address of the role that owns the tables in Postgres; the embedded store needs no command, it is brought up to date at each start.',
  );
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

/** Former variables, in whose place stands `LEDGER_DIR`. */
const former = ['ERASURE_LEDGER', 'ERASURE_KEY_FILE', 'AUDIT_HEAD_FILE'];

/**
 * @throws StartError where a variable of an earlier version is set, which would protect nothing any
 * more
 */
function refuseFormer(set: Record<string, string | undefined>): void {
  const name = former.find((each) => set[each] !== undefined);
  if (name === undefined) return;
  throw new StartError(
    `${name} is no longer read: set LEDGER_DIR to a folder outside of DATA_DIR in the place of ${former.join(', ')}. \`npm run migrate -- --ledger <file> --key <file>\` takes over what the ledger holds.`,
  );
}

/** @throws StartError where the folder is in the data folder */
function readLedgerDir(dataDir: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const folder = resolve(value);
  if (!isWithin(dataDir, folder)) return folder;
  throw new StartError(
    `LEDGER_DIR ${folder} is in DATA_DIR, so whoever puts back that folder would lose who was erased since. Name another folder.`,
  );
}

/** @throws StartError where copies could go nowhere, or be opened by nobody */
function readCopies(
  values: { BACKUP_TO?: string | undefined; BACKUP_PUBLIC_KEY?: string | undefined },
  set: Record<string, string | undefined>,
): CopiesConfig | undefined {
  const harm = 'no copy could leave this machine sealed. Set both, or neither for none.';
  if (!areSet(values, ['BACKUP_TO', 'BACKUP_PUBLIC_KEY'], harm)) return undefined;
  const settings = variables.flatMap((name) => (set[name] ? [[name, set[name]] as const] : []));
  return {
    to: values.BACKUP_TO,
    publicKey: values.BACKUP_PUBLIC_KEY,
    settings: Object.fromEntries(settings),
  };
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

function isAddressOrRange(text: string): boolean {
  const [ipAddress = '', prefix, ...rest] = text.split('/');
  const version = isIP(ipAddress);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
