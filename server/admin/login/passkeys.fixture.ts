import { expect } from 'vitest';
import type { AdminLogin, WaysIn } from '../../../domain/admin/api.ts';
import { adminRequest, fromDashboard, now, password, startApp } from '../../app.fixture.ts';
import type { Store } from '../../stores/store.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import type { Proof } from './credentials.ts';
import type { ActionAnswer } from '../actions.ts';
import type { AdminCall } from '../ask-admin.fixture.ts';

export const origin = 'http://localhost:3000';
/** The IP addresses of the owner and of somebody else. */
export const home = '192.0.2.1';
export const stranger = '198.51.100.1';

type Key = ReturnType<typeof createAuthenticator>;

/** A server on a store, whose clock a test sets forward; it goes on a little at each look, too. */
export async function startServer(store: Store, change: Parameters<typeof startApp>[0] = {}) {
  const time = { now };
  const later = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
    return time.now;
  };
  const { app } = await startApp({ store, clock: () => later(1 / 60_000), ...change });
  const send = (body: object, from = home) =>
    app.inject(adminRequest(body, { ...fromDashboard, remoteAddress: from }));
  const session = ({ token }: AdminLogin) => ({
    token,
    call: (call: AdminCall) => send({ token, ...call }),
    isAlive: async () => (await send({ token, action: 'sessions' })).statusCode === 200,
  });
  const byPassword = (tried = password, from = home) =>
    send({ username: 'olga', password: tried, action: 'fetch_submissions' }, from);
  const withPassword = async () => session((await byPassword()).json<AdminLogin>());
  type Session = Awaited<ReturnType<typeof withPassword>>;
  const challenged = async (answer: ReturnType<typeof send>) =>
    (await answer).json<{ challenge: string }>().challenge;
  const challenge = (from = home) => challenged(send({ action: 'log_in_options' }, from));
  /** What a key shows in a request of a session. */
  const proofBy = async ({ call }: Session, key: Key): Promise<Proof> => ({
    response: key.sign(await challenged(call({ action: 'proof_options' })), origin),
  });
  return {
    send,
    session,
    byPassword,
    withPassword,
    challenged,
    challenge,
    proofBy,
    later,
    /** Logs in with what a key signed. */
    logIn: (response: object, from = home) => send({ action: 'log_in', response }, from),
    /** The owner invites a helper. @returns what the link holds; null where the name is taken */
    invite: async ({ call }: Session, username = 'Marta') =>
      (await call({ action: 'invite_helper', username, proof: { password } })).json<
        ActionAnswer<'invite_helper'>
      >().invitation,
    /** Asks for what a key signs to accept an invitation. */
    askToJoin: (invitation: string) => send({ action: 'invitation_options', invitation }),
    /** Sends what a key made to accept an invitation. */
    join: (invitation: string, response: object) =>
      send({ action: 'accept_invitation', invitation, name: 'her phone', response }),
    helpers: async ({ call }: Session) =>
      (await call({ action: 'helpers' })).json<ActionAnswer<'helpers'>>().helpers,
    end: async ({ call }: Session, id = '') =>
      (await call({ action: 'end_helper', id, proof: { password } })).json<object>(),
    waysIn: async () => (await send({ action: 'ways_in' })).json<WaysIn>(),
    add: async (
      { call }: Session,
      key = createAuthenticator(),
      name = 'my phone',
      proof: Proof = { password },
    ) => {
      const made = key.make(await challenged(call({ action: 'passkey_options' })), origin);
      return (await call({ action: 'add_passkey', name, response: made, proof })).json<
        ActionAnswer<'add_passkey'>
      >();
    },
    list: async ({ call }: Session) =>
      (await call({ action: 'passkeys' })).json<ActionAnswer<'passkeys'>>().passkeys,
  };
}

/** A server where the owner is logged in by the password. */
export async function startWithOwner(store: Store, change = {}) {
  const server = await startServer(store, change);
  return { ...server, owner: await server.withPassword() };
}

/** A server where the owner has added a key. */
export async function withKey(store: Store, key = createAuthenticator(), change = {}) {
  const server = await startWithOwner(store, change);
  expect(await server.add(server.owner, key)).toEqual({ added: true });
  return { ...server, key };
}

/** A server on which the owner has invited a helper, who made a key and is logged in. */
export async function withHelper(store: Store, change = {}) {
  const server = await startWithOwner(store, change);
  const key = createAuthenticator();
  const invitation = (await server.invite(server.owner)) ?? '';
  const challenge = await server.challenged(server.askToJoin(invitation));
  const login = await server.join(invitation, key.make(challenge, origin));
  expect(login.statusCode).toBe(200);
  const helper = server.session(login.json<AdminLogin>());
  return { ...server, helper, key, login: login.json<AdminLogin>() };
}
