import type { AdminPage, AdminWaiting } from '../../domain/admin/api.ts';
import type { Language } from '../../domain/language.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { streamRows } from './reads/reads.ts';
import {
  loggedAction,
  recordAction,
  type ActionContext,
  type ActionOptions,
  type Actions,
} from './action-context.ts';
import type { AccessLog } from './access-log.ts';
import { exportList, exportSubscriber } from './exports.ts';
import { letterActions } from './letter-actions.ts';
import { emailActions } from './email-actions.ts';
import { accountActions } from './login/account-actions.ts';
import { rightsActions } from './rights-actions.ts';
import { RefusedAction } from './refused-action.ts';

/** What each action of the dashboard does. */
export function createActions(options: ActionOptions): Actions {
  const { store, clock, accesses } = options;
  const { reads } = store;

  return {
    async start(_request, context) {
      const start = await reads.start({ now: clock() });
      await recordRows(accesses, start.page, context);
      return start;
    },

    waiting: ({ language }) => readWaiting(options, language),

    async list(query, context) {
      const page = await reads.page(query);
      await recordRows(accesses, page, context);
      return page;
    },

    overview: (asked) => reads.overview({ ...asked, now: clock() }),

    page_views: ({ language }) => store.pageViews.read(language, clock()),

    async consent({ id }, context) {
      const [consent] = await reads.consents({ ids: [id] });
      if (!consent) throw new RefusedAction(404, 'There is no such row.');
      const [row] = await reads.rows({ ids: [id], view: 'details' });
      if (row) await accesses.recordRead('read_person', context, [emailKey(row.email)]);
      return consent;
    },

    export_counts: (request) => reads.exportCounts(request),

    async export_list({ filter, sort, ...form }, context) {
      const contactable = form.audience === 'contactable' ? true : undefined;
      const ids = await reads.listIds({ filter: { ...filter, contactable }, sort });
      const rows = streamRows(reads, ids, 'export');
      await recordAction(options, 'export_list', context, rows.total);
      return exportList(form, rows, clock());
    },

    async export_person({ email }, context) {
      const data = await reads.subscriber({ email });
      await recordAction(options, 'export_person', context, data.submissions.length, email);
      return exportSubscriber(data, clock());
    },

    erase: async ({ email }, context) => ({
      erased: await store.rights.erase(email, loggedAction(context, clock())),
    }),

    unsubscribe: ({ email }, context) =>
      store.rights.unsubscribe(email, loggedAction(context, clock())),

    ...rightsActions(options),
    ...emailActions(options),
    ...letterActions(options),
    ...accountActions(options),

    log: async () => ({
      entries: await store.logEntries('actions'),
      accesses: await store.logEntries('accesses'),
    }),
  };
}

async function readWaiting(
  { store, failingChecks, staleBuild }: ActionOptions,
  language: Language,
): Promise<AdminWaiting> {
  const requests = (await store.rights.dataSubjectRequests()).filter(
    ({ answered_on }) => answered_on === null,
  );
  return {
    messages: await store.rights.waitingMessages(),
    requests: { count: requests.length, first: requests[0]?.due_on ?? null },
    letter: await store.letters.underWay(),
    checks: failingChecks(language),
    stale: staleBuild(language),
  };
}

/** Notes which rows a page shows. */
const recordRows = (accesses: AccessLog, { rows }: AdminPage, context: ActionContext) =>
  accesses.recordRead(
    'read_list',
    context,
    rows.map(({ id }) => id),
  );
