import { v7 as uuidV7 } from 'uuid';
import { emailKey } from '../../domain/submission/email.ts';
import type {
  AdminWaiting,
  AdminAction,
  AdminRequest,
  AdminResponse,
  AuditKind,
} from '../../domain/admin/api.ts';
import type { CheckReport } from '../../domain/checks.ts';
import type { Language } from '../../domain/language.ts';
import type { BroadcastMail } from '../broadcasts/broadcast-mail.ts';
import type { BroadcastStore } from '../broadcasts/stored-broadcasts.ts';
import type { Clock } from '../clock.ts';
import type { EventCounts } from '../db/event-counts.ts';
import type { AuditQueries } from '../events/audit/queries.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { AccessLog } from './access-log.ts';
import type { CurrentAccount, ReadAccount } from './login/account.ts';
import type { Passkeys } from './login/passkeys.ts';
import type { HelperStore } from './login/stored-helpers.ts';
import type { PasskeyStore } from './login/stored-passkeys.ts';
import type { AccountStore } from './login/stored-account.ts';
import type { SessionStore } from './login/stored-sessions.ts';
import type { AdminEmails } from './emails.ts';
import type { AdminFile } from './exports.ts';
import { RefusedAction } from './refused-action.ts';
import type { AdminReads } from './reads/reads.ts';
import type { RightsStore } from './rights-store.ts';

/** What the administrator's part asks of the store. */
interface AdminStore extends AuditQueries, SessionStore, AccountStore, EventCounts {
  reads: AdminReads;
  passkeys: PasskeyStore;
  helpers: HelperStore;
  rights: RightsStore;
  emails: { admin: AdminEmails };
  broadcasts: BroadcastStore;
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
  /** Undefined if the site's address allows no passkeys. */
  passkeys: () => Passkeys | undefined;
  siteUrl: string;
  /** The checks that do not pass, in words. */
  failingChecks: (language: Language) => CheckReport[];
  /** The last drill with copies elsewhere; null if there was none, or it failed. */
  goodDrill: () => AdminWaiting['drill'];
  /** Whether the store has no mirror. */
  restoresUnprotected: boolean;
  /** Whether the last line of the audit log is also kept outside of the store. */
  auditHeadIsKept: boolean;
  /** E-mails a minute; undefined if the site sends none. */
  emailsPerMinute: number | undefined;
  /** Undefined if the site sends no e-mails. */
  broadcastMail?: BroadcastMail | undefined;
}

/** The account and session of a request with a valid token. */
export interface ActionContext {
  account: CurrentAccount;
  sessionId: string;
  ipAddress: string;
}

/** The answer to an action. The server sends a file one batch at a time. */
type Answer<Action extends AdminAction> =
  AdminResponse<Action> extends File ? AdminFile : AdminResponse<Action>;

/** What each action of the dashboard does. */
export type Actions = {
  [Action in AdminAction]: (
    request: AdminRequest<Action>,
    context: ActionContext,
  ) => Promise<Answer<Action>>;
};

/** An administrator's action in the form that the audit log and `change()` take. */
export const auditedAction = ({ account }: Pick<ActionContext, 'account'>, at: Date) => ({
  id: uuidV7(),
  at: at.toISOString(),
  account: account.username,
});

/**
 * Enters an administrator's action into the audit log.
 * @param count how many people or rows the action concerned
 * @param email the address of the person, if it concerned one
 */
export const recordAction = (
  { store, clock }: Pick<ActionOptions, 'store' | 'clock'>,
  kind: AuditKind,
  context: Pick<ActionContext, 'account'>,
  count: number,
  email?: string,
): Promise<void> =>
  store.addAuditEntry(
    { ...auditedAction(context, clock()), kind, count },
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
