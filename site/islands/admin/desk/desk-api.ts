import type {
  DeskAudit,
  DeskErased,
  DeskDetails,
  DeskNewer,
  DeskOverview,
  DeskPage,
  DeskPerson,
  DeskRequestInput,
  DeskStart,
  DeskUnsubscribed,
} from '../../../../domain/desk.ts';
import { callAdmin } from '../admin-api.ts';

interface Answers {
  desk_start: DeskStart;
  desk_page: DeskPage;
  desk_overview: DeskOverview;
  desk_row: DeskDetails;
  desk_newer: DeskNewer;
  desk_export: Blob;
  desk_person: DeskPerson;
  desk_erase: DeskErased;
  desk_unsubscribe: DeskUnsubscribed;
  desk_audit: DeskAudit;
  desk_logout: undefined;
}

type Action = keyof Answers;
type Fields<Name extends Action> = Omit<
  Extract<DeskRequestInput, { action: Name }>,
  'token' | 'action'
>;

/** The token is dead: 30 minutes without use, or logged out elsewhere. */
export class SessionExpired extends Error {
  override name = 'SessionExpired';
}

/** The server understood and said no; asking again would not change its mind. */
export class Refused extends Error {
  override name = 'Refused';
}

/** What a logged-in desk asks the server with. */
export interface Session {
  /**
   * Asks the server one thing.
   * @throws SessionExpired when the token is dead, Refused for a question the server does not take, Error
   *   when it could not be asked
   */
  ask: <Name extends Action>(
    action: Name,
    fields: Fields<Name>,
    signal?: AbortSignal,
  ) => Promise<Answers[Name]>;
  /** When the token was last used, milliseconds since the epoch. */
  lastUse: () => number;
}

/** A session with a fresh token, which lives in this closure alone and is gone with the page. */
export function createSession(token: string): Session {
  let lastUse = Date.now();
  return {
    lastUse: () => lastUse,
    async ask(action, fields, signal) {
      const response = await callAdmin({ token, action, ...fields }, { signal });
      if (response.status === 401) throw new SessionExpired();
      const Reason = response.status < 500 ? Refused : Error;
      if (!response.ok) throw new Reason(`${action} was answered ${response.status}`);
      // The server does not take the question for newer rows, which the page asks by itself, as use.
      if (action !== 'desk_newer') lastUse = Date.now();
      return (await read(action, response)) as never;
    },
  };
}

function read(action: Action, response: Response): Promise<unknown> {
  if (action === 'desk_export') return response.blob();
  return response.status === 204 ? Promise.resolve(undefined) : response.json();
}
