import type {
  DeskAudit,
  DeskErased,
  DeskDetails,
  DeskNewer,
  DeskOverview,
  DeskPage,
  DeskPasswordChange,
  DeskPerson,
  DeskRequestInput,
  DeskStart,
  DeskSessionEnded,
  DeskSessionList,
  DeskUnsubscribed,
} from '../../../../domain/admin/api.ts';
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
  desk_sessions: DeskSessionList;
  desk_end_session: DeskSessionEnded;
  desk_change_password: DeskPasswordChange;
  desk_logout: undefined;
}

type Action = keyof Answers;
type Fields<Name extends Action> = Omit<
  Extract<DeskRequestInput, { action: Name }>,
  'token' | 'action'
>;

/** The token is dead: not used for too long, too old, or ended elsewhere. */
export class SessionExpired extends Error {
  override name = 'SessionExpired';
}

/** The server understood and said no; asking again would not change its mind. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
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
  /** When the session began, milliseconds since the epoch. */
  begun: number;
  /** When the token was last used. */
  lastUse: () => number;
}

/** A session with a fresh token, which lives in this closure alone and is gone with the page. */
export function createSession(token: string): Session {
  const begun = Date.now();
  let lastUse = begun;
  return {
    begun,
    lastUse: () => lastUse,
    async ask(action, fields, signal) {
      const response = await callAdmin({ token, action, ...fields }, { signal });
      if (response.status === 401) throw new SessionExpired();
      const { ok, status } = response;
      if (!ok) {
        const what = `${action} was answered ${status}`;
        throw status < 500 ? new Refused(what, status) : new Error(what);
      }
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
