import { createHmac, randomBytes } from 'node:crypto';
import { deskIdleMinutes } from '../../domain/desk.ts';
import type { Clock } from '../clock.ts';
import type { DeskSession } from '../store/desk.ts';
import type { AdminAccount, Store } from '../store/store.ts';

const tokenBytes = 32;
const idleMs = deskIdleMinutes * 60_000;

/** The sessions of the administrator's desk, which all servers of one store share. */
export interface DeskSessions {
  /** @returns a new token, which nothing keeps but who receives it */
  begin: () => Promise<string>;
  /** Whether a token is alive; using it keeps it so for another half hour. */
  use: (token: string) => Promise<boolean>;
  /** Whether a token is alive, asked by a page that nobody may be looking at. */
  isAlive: (token: string) => Promise<boolean>;
  end: (token: string) => Promise<void>;
}

/** Makes the sessions of one account. */
export function createDeskSessions(
  store: Store,
  clock: Clock,
  { username, passwordHash }: AdminAccount,
): DeskSessions {
  const session = (token: string): DeskSession => ({
    // Keyed by the password: whoever changes it ends every session begun with the old one.
    tokenHash: createHmac('sha256', passwordHash).update(token).digest('base64url'),
    account: username,
  });
  const at = () => {
    const now = clock();
    return { now, idleSince: new Date(now.getTime() - idleMs) };
  };
  return {
    begin: async () => {
      const token = randomBytes(tokenBytes).toString('base64url');
      await store.addSession(session(token), at());
      return token;
    },
    use: (token) => store.useSession(session(token), at()),
    isAlive: (token) => store.hasSession(session(token), at()),
    end: (token) => store.endSession(session(token)),
  };
}
