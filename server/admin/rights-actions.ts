import type { AdminRequest } from '../../domain/admin/api.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { checkInterest } from '../../domain/submission/rules.ts';
import {
  loggedAction,
  recordAction,
  type ActionContext,
  type ActionOptions,
  type Actions,
} from './action-context.ts';
import { RefusedAction } from './refused-action.ts';

const errors = {
  missing: new RefusedAction(404, 'There is no such row.'),
  restricted: new RefusedAction(409, 'The data of this person is restricted: lift that first.'),
};

/** What the dashboard does for people's rights, beside exporting and erasing all of a person. */
export function rightsActions(options: ActionOptions) {
  const { store, clock, accesses } = options;
  const { rights } = store;
  const action = (context: ActionContext) => loggedAction(context, clock());

  return {
    submission: (request, context) => readRow(options, request, context),

    async correct({ id, interest, language }, context) {
      const check = checkInterest(interest);
      if (check.outcome === 'invalid') return { corrected: false, errors: check.errors };
      const result = await rights.correct(id, { ...check.interest, language }, action(context));
      if (result === 'missing' || result === 'restricted') throw errors[result];
      return { corrected: true, address: result };
    },

    async blank_message({ id }, context) {
      const result = await rights.blankMessage(id, action(context));
      if (typeof result === 'string') throw errors[result];
    },

    answer_message: async ({ id }, context) => ({
      answered: await rights.answerMessage(id, action(context)),
    }),

    async write_note({ email, text }, context) {
      const result = await rights.writeNote(email, text.trim(), action(context));
      if (result !== 'written') throw errors[result];
    },

    delete_submission: async ({ id }, context) => ({
      deleted: await rights.deleteSubmission(id, action(context)),
    }),

    restrict: async ({ email }, context) => ({
      restricted: await rights.restrict(email, action(context)),
    }),

    lift_restriction: async ({ email }, context) => ({
      lifted: await rights.liftRestriction(email, action(context)),
    }),

    async requests(_request, context) {
      const requests = await rights.dataSubjectRequests();
      await accesses.recordRead(
        'read_requests',
        context,
        requests.map(({ id }) => id),
      );
      return { requests };
    },

    async add_request({ received_on, ...request }, { account }) {
      const entered = await rights.addDataSubjectRequest(
        { ...request, receivedOn: received_on, madeBy: 'admin' },
        clock(),
        account.username,
      );
      return { ...entered, has_joined: await rights.hasJoined(request.email) };
    },

    answer_request: async ({ id, refused }, { account }) => ({
      answered: await rights.answerDataSubjectRequest(id, refused, clock(), account.username),
    }),
  } satisfies Partial<Actions>;
}

/**
 * One submission with all that is known of its person. While their data is restricted, only on a
 * ground, which is logged.
 */
async function readRow(
  options: ActionOptions,
  { id, ground }: AdminRequest<'submission'>,
  context: ActionContext,
) {
  const { reads, rights } = options.store;
  const [row] = await reads.rows({ ids: [id], view: 'details' });
  if (!row) throw errors.missing;
  await options.accesses.recordRead('read_person', context, [emailKey(row.email)]);
  const since = await rights.restrictedSince(row.email);
  const new_address = await rights.newAddress(row.email);
  if (since === null || ground === undefined) {
    const note = since === null ? await rights.note(row.email) : null;
    return { ...row, restricted_since: since, covered: since !== null, note, new_address };
  }
  await recordAction(options, `open_for_${ground}`, context, 1, row.email);
  const [whole] = await reads.rows({ ids: [id], view: 'subscriber' });
  return {
    ...row,
    message: whole?.message ?? null,
    restricted_since: since,
    covered: false,
    note: null,
    new_address,
  };
}
