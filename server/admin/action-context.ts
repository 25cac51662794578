import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Store } from '../database/store.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { CurrentAccount, ReadAccount } from './account.ts';

/** What logins and actions depend on. */
export interface ActionOptions {
  store: Store;
  clock: Clock;
  readAccount: ReadAccount;
  limits: Pick<Limits, 'logins' | 'bogusTokens'>;
  lettersAreOn: boolean;
  siteOutdatedSince: () => string | null;
}

/** The account and session of a request with a valid token. */
export interface ActionContext {
  account: CurrentAccount;
  sessionId: string;
  ipAddress: string;
  log: FastifyBaseLogger;
}
