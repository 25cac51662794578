import type { AdminPage, AdminWaiting } from '../../domain/admin/api.ts';
import type { Language } from '../../domain/language.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { streamRows } from './reads/reads.ts';
import {
  auditedAction,
  recordAction,
  type ActionContext,
  type ActionOptions,
  type Actions,
} from './action-context.ts';
import type { AccessLog } from './access-log.ts';
import { exportList, exportSubscriber, exportVisits } from './exports.ts';
import { broadcastActions } from './broadcast-actions.ts';
import { emailActions } from './email-actions.ts';
import type { CurrentAccount } from './login/account.ts';
import { createPasswordChange } from './login/password-change.ts';
import { helperActions } from './login/invitations.ts';
import { passkeyActions } from './login/passkey-actions.ts';
import { rightsActions } from './rights-actions.ts';
import { RefusedAction } from './refused-action.ts';

/** What each action of the dashboard does. */
export function createActions(options: ActionOptions): Actions {
  const { store, clock, accesses, auditHeadIsKept } = options;
  const { reads } = store;

  return {
    async admin_start(_request, context) {
      const start = await reads.start({ now: clock() });
      await recordRows(accesses, start.page, context);
      return start;
    },

    admin_waiting: ({ language }, { account }) => readWaiting(options, language, account),

    async admin_page(query, context) {
      const page = await reads.page(query);
      await recordRows(accesses, page, context);
      return page;
    },

    admin_overview: ({ period }) => reads.overview({ period, now: clock() }),

    admin_visits: (request) => reads.visits(request),

    admin_visits_export: async ({ period, separator }) =>
      exportVisits(separator, await reads.visitWeeks({ period }), clock()),

    async admin_consent({ id }, context) {
      const [consent] = await reads.consents({ ids: [id] });
      if (!consent) throw new RefusedAction(404, 'There is no such row.');
      const [row] = await reads.rows({ ids: [id], view: 'details' });
      if (row) await accesses.recordRead('read_person', context, [emailKey(row.email)]);
      return consent;
    },

    admin_newer: (request) => reads.newer(request),

    admin_export_counts: (request) => reads.exportCounts(request),

    async admin_export({ filter, sort, ...form }, context) {
      const contactable = form.audience === 'contactable' ? true : undefined;
      const ids = await reads.listIds({ filter: { ...filter, contactable }, sort });
      const rows = streamRows(reads, ids, 'export');
      await recordAction(options, 'export_list', context, rows.total);
      return exportList(form, rows, clock());
    },

    async admin_subscriber({ email }, context) {
      const data = await reads.subscriber({ email });
      await recordAction(options, 'export_person', context, data.submissions.length, email);
      return exportSubscriber(data, clock());
    },

    admin_erase: async ({ email }, context) => ({
      erased: await store.rights.erase(email, auditedAction(context, clock())),
    }),

    admin_unsubscribe: ({ email }, context) =>
      store.rights.unsubscribe(email, auditedAction(context, clock())),

    ...rightsActions(options),
    ...emailActions(options),
    ...broadcastActions(options),
    ...sessionActions(options),
    ...passkeyActions(options),
    ...helperActions(options),

    admin_audit: async () => ({
      entries: await store.auditEntries('actions'),
      accesses: await store.auditEntries('accesses'),
      head_is_kept: auditHeadIsKept,
    }),
  };
}

/** What waits: of a helper, who can do nothing about the rest, messages and requests. */
async function readWaiting(
  { store, failingChecks, goodDrill }: ActionOptions,
  language: Language,
  account: CurrentAccount,
): Promise<AdminWaiting> {
  const requests = (await store.rights.dataSubjectRequests()).filter(
    ({ answered_on }) => answered_on === null,
  );
  const people = {
    messages: await store.rights.waitingMessages(),
    requests: { count: requests.length, first: requests[0]?.due_on ?? null },
  };
  if (account.role === 'helper') {
    return { ...people, unknown_emails: 0, broadcast: null, checks: [], drill: null };
  }
  return {
    ...people,
    unknown_emails: (await store.emails.admin.unknown()).length,
    broadcast: await store.broadcasts.underWay(),
    checks: failingChecks(language),
    drill: goodDrill(),
  };
}

/** Notes which rows a page shows. */
const recordRows = (accesses: AccessLog, { rows }: AdminPage, context: ActionContext) =>
  accesses.recordRead(
    'read_list',
    context,
    rows.map(({ id }) => id),
  );

/** What everybody does about their own sessions, and the owner about the password. */
function sessionActions(options: ActionOptions) {
  const { store, clock, readAccount } = options;
  return {
    async admin_sessions(_request, { account, sessionId }) {
      const all = await store.sessions(account.id, await readAccount(), clock());
      return { sessions: all.map((each) => ({ ...each, current: each.id === sessionId })) };
    },

    async admin_end_session({ id }, context) {
      const ended = await store.endSession(context.account.id, id);
      if (ended) await recordAction(options, 'end_session', context, 0);
      return { ended };
    },

    admin_change_password: createPasswordChange(options),

    admin_stay: async () => undefined,

    async admin_logout(_request, { account, sessionId }) {
      await store.endSession(account.id, sessionId);
    },
  } satisfies Partial<Actions>;
}
