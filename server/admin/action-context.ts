import { v7 as uuidV7 } from 'uuid';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { emailKey } from '../../domain/submission/email.ts';
import type { LogKind } from '../../domain/admin/api.ts';
import type { CheckReport } from '../../domain/checks.ts';
import type { Language } from '../../domain/language.ts';
import type { LetterMail } from '../letters/letter-mail.ts';
import type { Rehearse } from '../waves/rehearse.ts';
import type { WaveStore } from '../waves/stored-waves.ts';
import type { LetterStore } from '../letters/stored-letters.ts';
import type { Clock } from '../clock.ts';
import type { EventCounts } from '../db/event-counts.ts';
import type { Tables } from '../db/tables.ts';
import type { Actor, UnitOfWork } from '../events/change.ts';
import type { LogQueries } from '../events/log.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { AccessLog } from './access-log.ts';
import type { CurrentAccount, ReadAccount } from './login/account.ts';
import type { CheckPassword } from './login/check-password.ts';
import type { Proof } from './login/credentials.ts';
import type { Passkeys } from './login/passkeys.ts';
import type { AccountStore } from './login/stored-accounts.ts';
import type { SessionStore } from './login/stored-sessions.ts';
import type { AdminEmails } from './emails.ts';
import { RefusedAction } from './refused-action.ts';
import type { StaleBuild } from '../http/pages/stale-build.ts';
import type { AdminReads } from './reads/reads.ts';
import type { PageViewStore } from '../page-views/stored-page-views.ts';

/** What the administrator's part asks of the store. */
interface AdminStore extends LogQueries, SessionStore, AccountStore, EventCounts {
  db: Kysely<Tables>;
  change: UnitOfWork;
  reads: AdminReads;
  pageViews: Pick<PageViewStore, 'read'>;
  emails: { admin: AdminEmails };
  letters: LetterStore;
  waves: WaveStore;
}

/** What logins and actions depend on. */
export interface ActionOptions {
  store: AdminStore;
  clock: Clock;
  readAccount: ReadAccount;
  /** The folder where the password of the first start may lie. */
  dataDir: string;
  accesses: AccessLog;
  limits: Pick<Limits, 'logins' | 'bogusTokens' | 'passkeyRequests'>;
  checkPassword: CheckPassword;
  passkeys: () => Passkeys;
  siteUrl: string;
  /** The checks that fail, in words. */
  failingChecks: (language: Language) => CheckReport[];
  staleBuild: StaleBuild;
  /** E-mails a minute; undefined if the site sends none. */
  emailsPerMinute: number | undefined;
  /** Undefined if the site sends no e-mails. */
  letterMail?: LetterMail | undefined;
  /** Shows what a wave would write; undefined if the site sends no e-mails. */
  rehearseWave?: Rehearse | undefined;
}

/** The account and session of a request with a valid token. */
export interface ActionContext {
  account: CurrentAccount;
  /** The account as `change()` takes it. */
  by: Actor;
  sessionId: string;
  ipAddress: string;
}

/** An action as `adminEndpoint` runs it. */
export interface AnyAction {
  input: z.ZodType<{ proof?: Proof; [name: string]: unknown }>;
  ownerOnly?: boolean;
  /** Whether the dashboard asks for it by itself, which keeps no session alive. */
  isWatched?: boolean;
  run(input: object, context: ActionContext): Promise<unknown>;
}

/**
 * One action of the dashboard.
 * @param entry `input` lists all that a request may hold beside `token` and `action`. A `proof`
 * among it is checked before the action runs.
 */
export const action = <Shape extends z.ZodRawShape, Answer>({
  input,
  ...entry
}: {
  ownerOnly?: true;
  isWatched?: true;
  input: Shape;
  run: (
    input: z.output<z.ZodObject<Shape, z.core.$strict>>,
    context: ActionContext,
  ) => Promise<Answer>;
}) => ({ ...entry, input: z.strictObject(input) });

/**
 * Enters an administrator's action into the log.
 * @param count how many people or rows the action concerned
 * @param email the address of the person, if it concerned one
 */
export const recordAction = (
  { store, clock }: Pick<ActionOptions, 'store' | 'clock'>,
  kind: LogKind,
  { account: { username } }: Pick<ActionContext, 'account'>,
  count: number,
  email?: string,
): Promise<void> =>
  store.addLogEntry(
    { id: uuidV7(), at: clock().toISOString(), account: username, kind, count },
    email === undefined ? undefined : emailKey(email),
  );

/**
 * Refuses an action that needs e-mails if the site sends none.
 * @returns how many e-mails may be sent in a minute
 */
export function expectEmails({ emailsPerMinute }: Pick<ActionOptions, 'emailsPerMinute'>): number {
  if (emailsPerMinute !== undefined) return emailsPerMinute;
  throw new RefusedAction(409, 'The site writes no e-mails: MAIL_URL is not set.');
}
