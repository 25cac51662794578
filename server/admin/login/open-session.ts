import { rmSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import type { AdminLogin } from '../../../domain/admin/api.ts';
import { firstPasswordFileIn } from '../../db/data-folder.ts';
import { clientIp } from '../../http/client-ip.ts';
import { recordAction, type ActionOptions } from '../action-context.ts';
import { RefusedAction } from '../refused-action.ts';
import type { CurrentAccount } from './account.ts';
import { loginNetwork } from './check-password.ts';

/** Creates the function that begins a session once the password or a passkey was right. */
export const createOpenSession =
  (options: ActionOptions) =>
  /** @throws RefusedAction where the store takes nothing, as on a full disk */
  async (
    account: CurrentAccount,
    request: FastifyRequest,
    passkey: string | null = null,
  ): Promise<AdminLogin> => {
    const { store, clock, dataDir, readAccount } = options;
    const ipAddress = clientIp(request);
    const start = await store.reads.start({ now: clock() });
    const notStored = (err: unknown) => {
      request.log.error({ err }, 'a login could not be stored');
      throw new RefusedAction(503, 'The server could not store anything. Its disk may be full.');
    };
    await recordAction(options, 'log_in', { account }, start.page.rows.length).catch(notStored);
    const owner = account.role === 'owner' ? account : undefined;
    if (owner) await store.rememberNetwork(loginNetwork(ipAddress), clock()).catch(notStored);
    if (owner?.hasFirstPassword) rmSync(firstPasswordFileIn(dataDir), { force: true });
    return {
      token: await store
        .addSession(account.id, owner ?? (await readAccount()), ipAddress, clock(), passkey)
        .catch(notStored),
      account: {
        username: account.username,
        role: account.role,
        kept_in: owner?.keptIn ?? null,
        has_password: owner?.hasPassword ?? false,
        has_first_password: owner?.hasFirstPassword ?? false,
      },
      ...start,
    };
  };
