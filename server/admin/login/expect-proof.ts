import { adminApi, type AdminAction } from '../../../domain/admin/api.ts';
import { unproved } from '../../../domain/admin/step-up.ts';
import type { Clock } from '../../clock.ts';
import { RefusedAction } from '../refused-action.ts';
import type { SessionStore } from './stored-sessions.ts';

/** Creates the function that looks whether a session may do what wants a fresh proof. */
export const createExpectProof =
  (store: Pick<SessionStore, 'isProved'>, clock: Clock) =>
  /**
   * @param inSeconds when the action will be done, from now
   * @throws RefusedAction with 403 where the session's proof will be too old, or there is none
   */
  async (action: AdminAction, sessionId: string, inSeconds = 0): Promise<void> => {
    if (adminApi[action].proof !== 'fresh') return;
    const then = new Date(clock().getTime() + inSeconds * 1000);
    if (!(await store.isProved(sessionId, then))) throw new RefusedAction(403, unproved);
  };
