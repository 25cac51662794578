import { v7 as uuidV7 } from 'uuid';
import { emailKey } from '../../domain/submission/email.ts';
import type {
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
  /** Undefined where the site's address allows none. */
  passkeys: () => Passkeys | undefined;
  siteUrl: string;
  /** The checks that do not pass, in words. */
  failingChecks: (language: Language) => CheckReport[];
  /** Whether there is no mirror outside of the store. */
  restoresUnprotected: boolean;
  /** Whether somebody outside of the store holds with what the audit log ends. */
  auditHeadIsKept: boolean;
  /** E-mails a minute; undefined where the site writes none. */
  emailsPerMinute: number | undefined;
  /** Undefined where the site writes no e-mails. */
  broadcastMail?: BroadcastMail | undefined;
}

/** The account and session of a request with a valid token. */
export interface ActionContext {
  account: CurrentAccount;
  sessionId: string;
  ipAddress: string;
}

/** What the dashboard downloads as a file is sent by the server one batch at a time. */
type Answer<Action extends AdminAction> =
  AdminResponse<Action> extends File ? AdminFile : AdminResponse<Action>;

/** What each action of the dashboard does. */
export type Actions = {
  [Action in AdminAction]: (
    request: AdminRequest<Action>,
    context: ActionContext,
  ) => Promise<Answer<Action>>;
};

/** An administrator's action, as the audit log and the store's changes have it. */
export const auditedAction = ({ account }: Pick<ActionContext, 'account'>, at: Date) => ({
  id: uuidV7(),
  at: at.toISOString(),
  account: account.username,
});

/** Enters into the audit log what an administrator did, how many it concerned, and whom, where that is one person. */
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
 * What needs e-mails is refused where the site writes none.
 * @returns how many a minute may be sent
 */
export function expectEmails({ emailsPerMinute }: Pick<ActionOptions, 'emailsPerMinute'>): number {
  if (emailsPerMinute !== undefined) return emailsPerMinute;
  throw new RefusedAction(409, 'The site writes no e-mails: MAIL_URL is not set.');
}
