import { createHmac, hash, randomBytes } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';
import { idleMinutes, sessionHours, type SessionEntry } from '../../../domain/admin/api.ts';
import type { Clock } from '../../clock.ts';
import type { AdminAccount } from './stored-account.ts';
import type { AliveSince, DeskSession, SessionsOf, SessionStore } from './stored-sessions.ts';
import { hourMs, minuteMs } from '../../../domain/time.ts';

const tokenBytes = 32;

export type DeskSessions = ReturnType<typeof createDeskSessions>;

/** Creates the sessions of the administrator's desk, which all servers of one store share. */
export function createDeskSessions(store: SessionStore, clock: Clock) {
  const session = (account: AdminAccount, token: string): DeskSession => ({
    ...sessionsOf(account),
    tokenHash: hash('sha256', token, 'base64url'),
  });
  return {
    /** Begins a session. @returns a new token, which only its receiver knows */
    async begin(account: AdminAccount, ipAddress: string): Promise<string> {
      const token = randomBytes(tokenBytes).toString('base64url');
      const now = clock();
      await store.addSession({ ...session(account, token), id: uuidV7(), ipAddress, now });
      return token;
    },
    /** Uses a session, which keeps it alive for another half hour. @returns its id, or undefined where it has expired */
    use(account: AdminAccount, token: string): Promise<string | undefined> {
      const now = clock();
      return store.useSession(session(account, token), now, aliveSince(now));
    },
    /** Finds a session without counting as use, for requests that a page sends by itself. @returns its id, or undefined */
    find: (account: AdminAccount, token: string): Promise<string | undefined> =>
      store.findSession(session(account, token), aliveSince(clock())),
    list: (account: AdminAccount): Promise<Omit<SessionEntry, 'current'>[]> =>
      store.sessions(sessionsOf(account), aliveSince(clock())),
  };
}

/** The times since which a session must have begun and been used to be alive. */
export const aliveSince = (now: Date): AliveSince => ({
  begun: new Date(now.getTime() - sessionHours * hourMs),
  used: new Date(now.getTime() - idleMinutes * minuteMs),
});

/** A mark that ties sessions to a password: changing it ends every session begun with the old one. */
export const passwordMark = (passwordHash: string): string =>
  createHmac('sha256', passwordHash).update('desk sessions').digest('base64url');

const sessionsOf = ({ username, passwordHash }: AdminAccount): SessionsOf => ({
  account: username,
  passwordMark: passwordMark(passwordHash),
});
