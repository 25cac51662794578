import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AdminAccount, AdminLogin, WaysIn } from '../../../domain/admin/api.ts';
import { unproved } from '../../../domain/admin/account.ts';
import { adminPath } from '../../../domain/endpoints.ts';
import type { ActionAnswer, ActionInput, ActionName } from '../../../server/admin/actions.ts';

export type { ActionAnswer, ActionInput, ActionName };

/** What an action carries that exports the list or changes an account. */
export type Proof = ActionInput<'change_password'>['proof'];

/** The type of each action's response, including those of the login. */
type Answers = { [Action in ActionName]: ActionAnswer<Action> } & {
  fetch_submissions: AdminLogin | { error: string };
  ways_in: WaysIn;
  log_in_options: PublicKeyCredentialRequestOptionsJSON;
  log_in: AdminLogin | { error: string };
  invitation_options: PublicKeyCredentialCreationOptionsJSON;
  accept_invitation: AdminLogin | { error: string };
};

/** Why a login did not succeed. */
export class LoginError extends Error {
  override name = 'LoginError';
  readonly reason: 'invalid' | 'noPasskey' | 'notMade' | 'spent' | 'unable' | 'notStored';
  /** Seconds until another try may succeed, where the server sent `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(reason: LoginError['reason'], retryAfter?: number) {
    super(reason);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** The server understood the request and refused it; sent again, it would be refused again. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The password was wrong, or no passkey was used. */
export class Unproved extends Error {
  override name = 'Unproved';
  readonly reason: 'wrong' | 'untouched';

  constructor(reason: Unproved['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const deletes = new Set<keyof Answers>(['erase', 'delete_submission', 'blank_message']);

async function post<Action extends keyof Answers>(
  action: Action,
  fields: object,
  { headers, signal }: { headers?: Record<string, string>; signal?: AbortSignal | undefined } = {},
) {
  const response = await fetch(adminPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...fields, action }),
    signal: signal ?? null,
    // Sent to its end even while the page is left.
    keepalive: deletes.has(action),
  });
  return {
    ok: response.ok,
    status: response.status,
    headers: response.headers,
    // The only place where a response gets its type. The server's handlers have theirs from the
    // same list of actions, and checking every row in the browser would need the schema library
    // there.
    read: () => readBody(response) as Promise<Answers[Action]>,
  };
}

/** The content of a response: a file under the name that the server gave it, nothing, or JSON. */
async function readBody(response: Response): Promise<unknown> {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const fileName = /^attachment; filename="(.+)"$/.exec(disposition)?.[1];
  if (fileName !== undefined) return new File([await response.blob()], fileName);
  return response.status === 204 ? undefined : response.json();
}

/** Begins a session. @throws LoginError which says why there is none */
export const logIn = (credentials: { username: string; password: string }): Promise<AdminLogin> =>
  begin('fetch_submissions', credentials);

/** Begins a session by what a passkey signs. @throws LoginError which says why there is none */
export async function logInWithPasskey(): Promise<AdminLogin> {
  const response = await post('log_in_options', {}).catch(unable);
  if (!response.ok) throw notNow(response.headers);
  const optionsJSON = await response.read().catch(unable);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const signed = await startAuthentication({ optionsJSON }).catch(() => {
    throw new LoginError('noPasskey');
  });
  return begin('log_in', { response: signed });
}

/**
 * Begins the first session of a helper by the passkey that is made.
 * @param invitation what the link held
 * @throws LoginError which says why there is none
 */
export async function acceptInvitation(invitation: string, name: string): Promise<AdminLogin> {
  const response = await post('invitation_options', { invitation }).catch(unable);
  if (response.status === 401) throw new LoginError('spent');
  if (!response.ok) throw notNow(response.headers);
  const optionsJSON = await response.read().catch(unable);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON }).catch(() => {
    throw new LoginError('notMade');
  });
  return begin('accept_invitation', { invitation, name, response: made });
}

/** Where a passkey logs in; null where none does, or the server does not say. */
export const passkeysAt = (): Promise<WaysIn['origin']> =>
  post('ways_in', {})
    .then(async (response) => (response.ok ? (await response.read()).origin : null))
    .catch(() => null);

const refusals = {
  fetch_submissions: 'invalid',
  log_in: 'noPasskey',
  accept_invitation: 'notMade',
} as const;

async function begin(action: keyof typeof refusals, fields: object): Promise<AdminLogin> {
  const headers = { Prefer: 'admin' };
  const response = await post(action, fields, { headers }).catch(unable);
  const body = await response.read().catch(unable);
  if ('error' in body) throw new LoginError(refusals[action]);
  if (response.status === 503) throw new LoginError('notStored');
  if (!response.ok) throw notNow(response.headers);
  return body;
}

const unable = () => {
  throw new LoginError('unable');
};

const notNow = (headers: Headers) =>
  new LoginError('unable', Number(headers.get('Retry-After')) || undefined);

/** The requests of a logged-in dashboard to our server. */
export interface Session {
  /**
   * Sends one action to the server. Where the session has ended, it asks for another login, and
   * sends it again: nothing that was typed is lost.
   * @throws ApiError for a request that the server does not accept, Unproved where what it proves
   * is wrong, Error when the server could not be reached or could not answer
   */
  call: <Action extends ActionName>(
    action: Action,
    fields: ActionInput<Action>,
    signal?: AbortSignal,
  ) => Promise<Answers[Action]>;
  account: AdminAccount;
  /** Goes on with the token of another login. */
  renew: (login: AdminLogin) => void;
}

/**
 * A session with a new token, which only this closure holds and which is gone with the page.
 * @param onExpired asks for another login, which `renew` takes
 */
export function createSession(
  { token: firstToken, account }: AdminLogin,
  onExpired: () => void,
): Session {
  let token = firstToken;
  let renewal: PromiseWithResolvers<void> | undefined;
  const call: Session['call'] = async (action, fields, signal) => {
    const sent = token;
    const { ok, status, read } = await post(action, { ...fields, token }, { signal });
    if (status === 401 && action !== 'logout') {
      if (sent === token) {
        if (!renewal) onExpired();
        renewal ??= Promise.withResolvers();
        await renewal.promise;
      }
      return call(action, fields, signal);
    }
    if (ok) return read();
    if (status === 403 && (await isUnproved(read))) throw new Unproved('wrong');
    const message = `${action} was answered ${status}`;
    throw status < 500 ? new ApiError(message, status) : new Error(message);
  };
  return {
    call,
    account,
    renew: (login) => {
      token = login.token;
      renewal?.resolve();
      renewal = undefined;
    },
  };
}

/** Whether an answer says that the request proved nothing. */
const isUnproved = async (read: () => Promise<unknown>): Promise<boolean> => {
  const body = await read().catch(() => undefined);
  return (
    typeof body === 'object' && body !== null && 'message' in body && body.message === unproved
  );
};

/**
 * What a form proves: the password typed in it; where that is empty, what a passkey signs.
 * @throws Unproved where no passkey was touched: that was cancelled, or took too long
 */
export async function proofIn(form: HTMLFormElement, call: Session['call']): Promise<Proof> {
  const password = new FormData(form).get('proof');
  if (typeof password === 'string' && password !== '') return { password };
  const optionsJSON = await call('proof_options', {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON }).catch(() => {
    throw new Unproved('untouched');
  });
  return { response };
}
