import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AdminAccount, AdminLogin, WaysIn } from '../../../domain/admin/api.ts';
import { adminPath } from '../../../domain/endpoints.ts';
import type { ActionAnswer, ActionInput, ActionName } from '../../../server/admin/actions.ts';

export type { ActionAnswer, ActionInput, ActionName };

/** What an action carries that exports the list or changes an account. */
export type Proof = ActionInput<'change_password'>['proof'];

/** The answers to what is asked without a session. */
interface Entries {
  ways_in: WaysIn;
  fetch_submissions: AdminLogin;
  log_in_options: PublicKeyCredentialRequestOptionsJSON;
  log_in: AdminLogin;
  invitation_options: PublicKeyCredentialCreationOptionsJSON;
  accept_invitation: AdminLogin;
}

/** Why something was not done. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** What the server answered; 0 where a device made or used no passkey. */
  readonly status: number;
  /** Seconds until another try may succeed, where the server sent `Retry-After`. */
  readonly retryAfter: number | undefined;

  /** @param message of the server, or the name of the words that say why */
  constructor(message: string, status = 0, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether what was asked was understood and refused; asked again, it would be refused again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500;

const deletes = new Set<string>(['erase', 'delete_submission']);

/** @throws ApiError where the server does not do it; another Error where it cannot be reached */
async function post(action: string, fields: object, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(adminPath, {
    method: 'POST',
    // Every client logs in by the same body; the header tells that it is the dashboard.
    headers: { 'Content-Type': 'application/json', Prefer: 'admin' },
    body: JSON.stringify({ ...fields, action }),
    signal: signal ?? null,
    // Sent to its end even while the page is left.
    keepalive: deletes.has(action),
  });
  if (response.ok) return readBody(response);
  const said = (await response.json().catch(() => ({}))) as { message?: string };
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  throw new ApiError(said.message ?? '', response.status, retryAfter);
}

/** The content of a response: a file under the name that the server gave it, nothing, or JSON. */
async function readBody(response: Response): Promise<unknown> {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const fileName = /^attachment; filename="(.+)"$/.exec(disposition)?.[1];
  if (fileName !== undefined) return new File([await response.blob()], fileName);
  return response.status === 204 ? undefined : response.json();
}

/** Why nobody was logged in, by the names of the words that say so. */
export const refusals = ['invalid', 'noPasskey', 'notMade', 'spent'] as const;
type Refusal = (typeof refusals)[number];

/** Asks without a session. @throws ApiError which is called `refusal` where nobody is logged in */
async function ask<Action extends keyof Entries>(action: Action, fields: object, refusal: Refusal) {
  try {
    return (await post(action, fields)) as Entries[Action];
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 401].includes(error.status)) throw error;
    throw new ApiError(refusal, error.status);
  }
}

/** Where a passkey logs in; null where none does. */
export const passkeysAt = async (): Promise<WaysIn['origin']> =>
  ((await post('ways_in', {})) as WaysIn).origin;

/** Begins a session. @throws ApiError */
export const logIn = (credentials: { username: string; password: string }): Promise<AdminLogin> =>
  ask('fetch_submissions', credentials, 'invalid');

/** Begins a session by what a passkey signs. @throws ApiError */
export async function logInWithPasskey(): Promise<AdminLogin> {
  const response = await sign(await ask('log_in_options', {}, 'noPasskey'), 'noPasskey');
  return ask('log_in', { response }, 'noPasskey');
}

/**
 * Begins the first session of a helper by the passkey that is made.
 * @param invitation what the link held
 * @throws ApiError
 */
export async function acceptInvitation(invitation: string, name: string): Promise<AdminLogin> {
  const optionsJSON = await ask('invitation_options', { invitation }, 'spent');
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON }).catch(() => {
    throw new ApiError('notMade');
  });
  return ask('accept_invitation', { invitation, name, response }, 'notMade');
}

/** @param otherwise why it was not: that was cancelled, or took too long */
async function sign(optionsJSON: PublicKeyCredentialRequestOptionsJSON, otherwise: string) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).catch(() => {
    throw new ApiError(otherwise);
  });
}

/** Why nothing was proved where no passkey was used. */
export const untouched = 'untouched';

/**
 * What a form proves: the password typed in it; where that is empty, what a passkey signs.
 * @throws ApiError which is called `untouched`
 */
export async function proofIn(form: HTMLFormElement, call: Session['call']): Promise<Proof> {
  const password = new FormData(form).get('proof');
  if (typeof password === 'string' && password !== '') return { password };
  return { response: await sign(await call('proof_options', {}), untouched) };
}

/** The requests of a logged-in dashboard to our server. */
export interface Session {
  /**
   * Sends one action to the server. Where the session has ended, it asks for another login, and
   * sends it again: nothing that was typed is lost.
   * @throws ApiError where the server does not do it; another Error where it cannot be reached
   */
  call: <Action extends ActionName>(
    action: Action,
    fields: ActionInput<Action>,
    signal?: AbortSignal,
  ) => Promise<ActionAnswer<Action>>;
  account: AdminAccount;
  /** Goes on with the token of another login. */
  renew: (token: string) => void;
}

/**
 * A session with a token, which only this closure holds and which is gone with the page.
 * @param onExpired asks for another login, whose token `renew` takes
 */
export function createSession({ token, account }: AdminLogin, onExpired: () => void): Session {
  let current = token;
  let renewal: PromiseWithResolvers<void> | undefined;
  const call: Session['call'] = async (action, fields, signal) => {
    const sent = current;
    try {
      // The only place where an answer gets its type, which is that of the server's handler.
      return (await post(action, { ...fields, token: sent }, signal)) as ActionAnswer<
        typeof action
      >;
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 401;
      if (!isOver || action === 'logout') throw error;
      if (sent === current) {
        if (!renewal) onExpired();
        renewal ??= Promise.withResolvers();
        await renewal.promise;
      }
      return call(action, fields, signal);
    }
  };
  return {
    call,
    account,
    renew: (another) => {
      current = another;
      renewal?.resolve();
      renewal = undefined;
    },
  };
}
