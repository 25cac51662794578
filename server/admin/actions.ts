import { v7 as uuidV7 } from 'uuid';
import type { FastifyBaseLogger } from 'fastify';
import type {
  AdminAction,
  AdminRequest,
  AdminResponse,
  AuditEntry,
  AuditKind,
} from '../../domain/admin/api.ts';
import { streamRows } from '../database/admin-reads.ts';
import type { Store } from '../database/store.ts';
import type { ActionContext, ActionOptions } from './action-context.ts';
import { exportList, exportPerson, type AdminFile } from './exports.ts';
import { createPasswordChange } from './password-change.ts';
import { RefusedAction } from './refused-action.ts';
import type { DeskSessions } from './sessions.ts';

/** Slow enough that visitors' letters are not kept waiting, and that mail servers see no flood. */
const askEarlierPaceMs = 3000;

/** What the desk downloads as a file is sent by the server one batch at a time. */
type Answer<Action extends AdminAction> =
  AdminResponse<Action> extends File ? AdminFile : AdminResponse<Action>;

type Actions = {
  [Action in AdminAction]: (
    request: AdminRequest<Action>,
    context: ActionContext,
  ) => Promise<Answer<Action>>;
};

/** What each action of the desk does. */
export function createActions(options: ActionOptions, sessions: DeskSessions): Actions {
  const { store, clock, lettersAreOn } = options;
  const { reads } = store;
  const changePassword = createPasswordChange(options);

  const newEntry = (kind: AuditKind, { account }: ActionContext): Omit<AuditEntry, 'count'> => ({
    id: uuidV7(),
    at: clock().toISOString(),
    account: account.username,
    kind,
  });

  return {
    desk_start: () => reads.start({ now: clock() }),
    desk_page: (query) => reads.page(query),
    desk_overview: ({ period }) => reads.overview({ period, now: clock() }),

    async desk_row({ id }) {
      const [row] = await reads.rows({ ids: [id], view: 'details' });
      if (!row) throw new RefusedAction(404, 'There is no such row.');
      return row;
    },

    async desk_consent({ id }) {
      const [consent] = await reads.consents({ ids: [id] });
      if (!consent) throw new RefusedAction(404, 'There is no such row.');
      return consent;
    },

    desk_newer: (request) => reads.newer(request),

    async desk_export({ format, ...query }, context) {
      const rows = streamRows(reads, await reads.listIds(query), 'details');
      await store.addAuditEntry({ ...newEntry('export_list', context), count: rows.total });
      return exportList(format, rows, clock());
    },

    async desk_person({ email }, context) {
      const rows = streamRows(reads, await reads.personIds({ email }), 'person');
      await store.addAuditEntry({ ...newEntry('export_person', context), count: rows.total });
      return exportPerson(email, rows, reads, clock());
    },

    async desk_erase({ email }, context) {
      const erased = await store.erasePerson(email, newEntry('erase', context));
      await scrub(store, context.log);
      return { erased };
    },

    async desk_unsubscribe({ email }, context) {
      const changed = await store.unsubscribePerson(email, newEntry('unsubscribe', context));
      await scrub(store, context.log);
      return { changed };
    },

    desk_letter_figures: async () => ({
      letters_are_on: lettersAreOn,
      ...(await store.letters.desk.figures()),
    }),
    desk_person_letters: ({ email }) => store.letters.desk.ofPerson(email),
    desk_unknown_letters: async () => ({ letters: await store.letters.desk.unknown() }),

    async desk_ask_again({ email }, context) {
      if (!lettersAreOn) return { asked: false, reason: 'letters_are_off' };
      const queued = await store.letters.desk.askAgain(email, clock());
      if (queued === undefined) {
        const { state } = await store.letters.desk.ofPerson(email);
        return { asked: false, reason: state === 'confirmed' ? 'confirmed' : 'unknown' };
      }
      if (queued.reason !== null) return { asked: false, reason: queued.reason };
      await store.addAuditEntry({ ...newEntry('ask_again', context), count: 1 });
      return { asked: true };
    },

    async desk_settle_letter({ id, fate }, context) {
      const settled = await store.letters.desk.settle(id, fate, clock());
      if (settled) await store.addAuditEntry({ ...newEntry('settle_letter', context), count: 0 });
      return { settled };
    },

    async desk_ask_earlier(_request, context) {
      let asked = 0;
      for (let more = lettersAreOn; more;) {
        const batch = await store.letters.desk.askEarlier(clock(), askEarlierPaceMs);
        asked += batch;
        more = batch > 0;
      }
      if (asked > 0)
        await store.addAuditEntry({ ...newEntry('ask_earlier', context), count: asked });
      return { asked };
    },

    desk_audit: async () => ({ entries: await store.auditEntries() }),

    async desk_sessions(_request, { account, sessionId }) {
      const all = await sessions.list(account);
      return { sessions: all.map((each) => ({ ...each, current: each.id === sessionId })) };
    },

    async desk_end_session({ id }, context) {
      const ended = await store.endSession(context.account.username, id);
      if (ended) await store.addAuditEntry({ ...newEntry('end_session', context), count: 0 });
      return { ended };
    },

    desk_change_password: (request, context) =>
      changePassword(request, context, { ...newEntry('change_password', context), count: 0 }),

    desk_stay: async () => undefined,

    async desk_logout(_request, { account, sessionId }) {
      await store.endSession(account.username, sessionId);
    },
  };
}

/** The action succeeds even where the store's files cannot be scrubbed yet: the next hourly purge tries again. */
const scrub = (store: Store, log: FastifyBaseLogger): Promise<void> =>
  store
    .scrub()
    .catch((err: unknown) => log.error({ err }, 'what was deleted could not be overwritten'));
