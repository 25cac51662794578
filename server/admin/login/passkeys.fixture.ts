import { expect } from 'vitest';
import type { AdminCall } from '../../../domain/admin/api.fixture.ts';
import type { AdminLogin, AdminResponse, WaysIn } from '../../../domain/admin/api.ts';
import { adminRequest, fromDashboard, now, password, startApp } from '../../app.fixture.ts';
import type { Store } from '../../stores/store.ts';
import { createAuthenticator } from './authenticator.fixture.ts';

export const origin = 'http://localhost:3000';
/** The IP addresses of the owner and of somebody else. */
export const home = '192.0.2.1';
export const stranger = '198.51.100.1';

/** A server on a store, whose clock a test sets forward. */
export async function startServer(store: Store, change: Parameters<typeof startApp>[0] = {}) {
  const time = { now };
  const { app } = await startApp({ store, clock: () => time.now, ...change });
  const send = (body: object, from = home) =>
    app.inject(adminRequest(body, { ...fromDashboard, remoteAddress: from }));
  const session = ({ token }: AdminLogin) => ({
    token,
    call: (call: AdminCall) => send({ token, ...call }),
    isAlive: async () => (await send({ token, action: 'admin_stay' })).statusCode === 204,
  });
  const withPassword = async () => {
    const login = { username: 'olga', password, action: 'fetch_submissions' };
    return session((await send(login)).json<AdminLogin>());
  };
  type Session = Awaited<ReturnType<typeof withPassword>>;
  const challenge = async (from = home) =>
    (await send({ action: 'admin_log_in_options' }, from)).json<{ challenge: string }>().challenge;
  return {
    send,
    session,
    withPassword,
    challenge,
    later: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * 60_000);
    },
    /** Logs in with what a key signed. */
    logIn: (response: object, from = home) => send({ action: 'admin_log_in', response }, from),
    /** The owner invites a helper. @returns what the link holds; null where the name is taken */
    invite: async ({ call }: Session, username = 'Marta') =>
      (await call({ action: 'admin_invite_helper', username })).json<
        AdminResponse<'admin_invite_helper'>
      >().invitation,
    /** Asks for what a key signs to accept an invitation. */
    askToJoin: (invitation: string) => send({ action: 'admin_invitation_options', invitation }),
    /** Sends what a key made to accept an invitation. */
    join: (invitation: string, response: object) =>
      send({ action: 'admin_accept_invitation', invitation, name: 'her phone', response }),
    helpers: async ({ call }: Session) =>
      (await call({ action: 'admin_helpers' })).json<AdminResponse<'admin_helpers'>>().helpers,
    waysIn: async () => (await send({ action: 'admin_ways_in' })).json<WaysIn>(),
    add: async ({ call }: Session, key = createAuthenticator(), name = 'my phone') => {
      const options = await call({ action: 'admin_passkey_options' });
      const made = key.make(options.json<{ challenge: string }>().challenge, origin);
      return (await call({ action: 'admin_add_passkey', name, response: made })).json<
        AdminResponse<'admin_add_passkey'>
      >();
    },
    list: async ({ call }: Session) =>
      (await call({ action: 'admin_passkeys' })).json<AdminResponse<'admin_passkeys'>>().passkeys,
    prove: async ({ call }: Session, key: ReturnType<typeof createAuthenticator>) => {
      const options = await call({ action: 'admin_prove_options' });
      const response = key.sign(options.json<{ challenge: string }>().challenge, origin);
      return (await call({ action: 'admin_prove', proof: { response } })).json<object>();
    },
  };
}

/** A server where the owner is logged in by the password. */
export async function startWithOwner(store: Store, change = {}) {
  const server = await startServer(store, change);
  return { ...server, owner: await server.withPassword() };
}

/** A server where somebody has added a key. */
export async function withKey(store: Store, key = createAuthenticator(), change = {}) {
  const server = await startServer(store, change);
  const session = await server.withPassword();
  expect(await server.add(session, key)).toEqual({ added: true });
  return { ...server, begun: session, key };
}

/** A server on which the owner has invited a helper, who made a key and is logged in. */
export async function withHelper(store: Store, change = {}) {
  const server = await startWithOwner(store, change);
  const key = createAuthenticator();
  const invitation = (await server.invite(server.owner)) ?? '';
  const options = (await server.askToJoin(invitation)).json<{ challenge: string }>();
  const login = await server.join(invitation, key.make(options.challenge, origin));
  expect(login.statusCode).toBe(200);
  const helper = server.session(login.json<AdminLogin>());
  return { ...server, helper, key, login: login.json<AdminLogin>() };
}
