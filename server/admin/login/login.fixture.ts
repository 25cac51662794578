import { expect } from 'vitest';
import type { AdminLogin } from '../../../domain/admin/api.ts';
import { adminRequest, fromDashboard, now, password, startApp } from '../../app.fixture.ts';
import type { ActionAnswer, ActionName } from '../actions.ts';
import { openStore } from '../admin.fixture.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import type { Proof } from './credentials.ts';

export const origin = 'http://localhost:3000';
/** The IP addresses of the owner and of somebody else. */
export const home = '192.0.2.1';
export const stranger = '198.51.100.1';

type Key = ReturnType<typeof createAuthenticator>;

/** A server whose clock a test sets forward; it goes on a little at each look, too. */
export async function startServer({
  store: given,
  ...change
}: Parameters<typeof startApp>[0] = {}) {
  const store = given ?? (await openStore(false));
  const time = { now };
  const later = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
    return time.now;
  };
  const { app } = await startApp({ store, clock: () => later(1 / 60_000), ...change });
  const send = (body: object, from = home) =>
    app.inject(adminRequest(body, { ...fromDashboard, remoteAddress: from }));
  type Answer = ReturnType<typeof send>;
  const challenged = async (answer: Answer) =>
    (await answer).json<{ challenge: string }>().challenge;
  const session = async (answer: Answer) => {
    const { token, account } = (await answer).json<AdminLogin>();
    const call = (action: ActionName, fields: object = {}) => send({ token, action, ...fields });
    return {
      token,
      account,
      call,
      read: async <Action extends ActionName>(action: Action, fields: object = {}) =>
        (await call(action, fields)).json<ActionAnswer<Action>>(),
      isAlive: async () => (await call('letters')).statusCode === 200,
      /** What a key shows in a request of the session. */
      proofBy: async (key: Key): Promise<{ proof: Proof }> => ({
        proof: { response: key.sign(await challenged(call('proof_options')), origin) },
      }),
    };
  };
  type Session = Awaited<ReturnType<typeof session>>;
  const proof = { password };
  const challenge = (from = home) => challenged(send({ action: 'log_in_options' }, from));
  const logIn = (response: object, from = home) => send({ action: 'log_in', response }, from);
  return {
    store,
    send,
    session,
    challenged,
    challenge,
    later,
    /** Logs in with what a key signed. */
    logIn,
    byKey: async (key: Key, options?: Parameters<Key['sign']>[2]) =>
      logIn(key.sign(await challenge(), origin, options)),
    byPassword: (tried = password, from = home, username = 'olga') =>
      send({ username, password: tried, action: 'fetch_submissions' }, from),
    waysIn: async () => (await send({ action: 'ways_in' })).json<object>(),
    /** Has an account of a session make a key. */
    add: async ({ call, read }: Session, key: Key, shown: object = { proof }, name = 'phone') => {
      const response = key.make(await challenged(call('passkey_options')), origin);
      return read('add_passkey', { name, response, ...shown });
    },
    /** The owner invites a helper. @returns what the link holds */
    invite: async ({ read }: Session, username = 'Marta') =>
      (await read('invite_helper', { username, proof })).invitation ?? '',
    /** Asks for what a key signs to accept an invitation. */
    askToJoin: (invitation: string) => send({ action: 'invitation_options', invitation }),
    /** Sends what a key made to accept an invitation. */
    join: (invitation: string, response: object) =>
      send({ action: 'accept_invitation', invitation, name: 'her phone', response }),
  };
}

/** A server where the owner is logged in by the password, and has a key. */
export async function withOwner(change: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(change);
  const [owner, ownersKey] = [await server.session(server.byPassword()), createAuthenticator()];
  expect(await server.add(owner, ownersKey)).toEqual({ added: true });
  return { ...server, owner, ownersKey };
}

/** The same, with a helper who has made a key by an invitation and is logged in. */
export async function withHelper(change: Parameters<typeof startServer>[0] = {}) {
  const server = await withOwner(change);
  const key = createAuthenticator();
  const invitation = await server.invite(server.owner);
  const challenge = await server.challenged(server.askToJoin(invitation));
  const helper = await server.session(server.join(invitation, key.make(challenge, origin)));
  return { ...server, helper, key };
}
