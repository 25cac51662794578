import * as z from 'zod';
import {
  csvSeparators,
  exportAudiences,
  exportFormats,
  type AdminPage,
  type AdminWaiting,
} from '../../domain/admin/api.ts';
import { pageLimit } from '../../domain/admin/list-query.ts';
import type { Language } from '../../domain/language.ts';
import { listDataSubjectRequests } from '../events/data-subject-requests.ts';
import { waitingMessages } from '../subscribers/messages.ts';
import { streamRows } from './reads/reads.ts';
import { action, recordAction, type ActionContext, type ActionOptions } from './action-context.ts';
import type { AccessLog } from './access-log.ts';
import { emailActions } from './email-actions.ts';
import { exportList, type AdminFile } from './exports.ts';
import { filter, language, moment, period, sort } from './inputs.ts';
import { letterActions } from './letter-actions.ts';
import { accountActions } from './login/account-actions.ts';
import { proof } from './login/credentials.ts';
import { rightsActions } from './rights-actions.ts';
import { waveActions } from './wave-actions.ts';

/**
 * Every action of the dashboard after the login. The dashboard takes its types from them, and
 * nothing else.
 */
export const createActions = (options: ActionOptions) => ({
  ...listActions(options),
  ...rightsActions(options),
  ...emailActions(options),
  ...letterActions(options),
  ...waveActions(options),
  ...accountActions(options),
});

type Actions = ReturnType<typeof createActions>;
export type ActionName = keyof Actions;
/** What the request of an action holds beside its token. */
export type ActionInput<Name extends ActionName> = z.input<Actions[Name]['input']>;
/** What the browser reads of the answer to an action. */
export type ActionAnswer<Name extends ActionName> = Read<Awaited<ReturnType<Actions[Name]['run']>>>;
type Read<Answer> = Answer extends AdminFile ? File : Answer;

function listActions(options: ActionOptions) {
  const { store, clock, accesses } = options;
  const { reads } = store;

  return {
    waiting: action({ input: { language }, run: (input) => readWaiting(options, input.language) }),

    list: action({
      input: {
        filter,
        sort,
        offset: z.int().min(0).default(0),
        limit: z.int().min(1).max(pageLimit).default(pageLimit),
      },
      run: async (query, context) => {
        const page = await reads.page(query);
        await recordRows(accesses, page, context);
        return page;
      },
    }),

    overview: action({
      input: { period, days: z.array(moment).default([]) },
      run: (asked) => reads.overview({ ...asked, now: clock() }),
    }),

    page_views: action({
      input: { language },
      run: (input) => store.pageViews.read(input.language, clock()),
    }),

    export_counts: action({ input: { filter }, run: (query) => reads.exportCounts(query) }),

    export_list: action({
      ownerOnly: true,
      input: {
        filter,
        sort,
        format: z.enum(exportFormats),
        audience: z.enum(exportAudiences).default('contactable'),
        separator: z.enum(csvSeparators).default('comma'),
        proof,
      },
      run: async (input, context) => {
        const contactable = input.audience === 'contactable' ? true : undefined;
        const ids = await reads.listIds({
          filter: { ...input.filter, contactable },
          sort: input.sort,
        });
        const rows = streamRows(reads, ids, 'export');
        await recordAction(options, 'export_list', context, rows.total);
        return exportList(input, rows, clock());
      },
    }),

    /** The last hundred actions and accesses, newest first. */
    log: action({
      input: {},
      run: async () => ({
        entries: await store.logEntries('actions'),
        accesses: await store.logEntries('accesses'),
      }),
    }),
  };
}

async function readWaiting(
  { store, failingChecks, staleBuild }: ActionOptions,
  inLanguage: Language,
): Promise<AdminWaiting> {
  const requests = (await listDataSubjectRequests(store.db)).filter(
    ({ answered_on }) => answered_on === null,
  );
  return {
    messages: await waitingMessages(store.db),
    requests: { count: requests.length, first: requests[0]?.due_on ?? null },
    letter: await store.letters.underWay(),
    checks: failingChecks(inLanguage),
    stale: staleBuild(inLanguage),
  };
}

/** Notes which rows a page shows. */
const recordRows = (accesses: AccessLog, { rows }: AdminPage, context: ActionContext) =>
  accesses.recordRead(
    'read_list',
    context,
    rows.map((row) => row.id),
  );
