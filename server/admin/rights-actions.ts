import { emailKey } from '../../domain/submission/email.ts';
import { checkInterest } from '../../domain/submission/rules.ts';
import { newEntry, ofSession, type ActionOptions, type Actions } from './action-context.ts';
import { RefusedAction } from './refused-action.ts';

type RightsAction =
  | 'desk_row'
  | 'desk_correct'
  | 'desk_blank_message'
  | 'desk_delete_submission'
  | 'desk_restrict'
  | 'desk_lift_restriction'
  | 'desk_requests'
  | 'desk_add_request'
  | 'desk_answer_request';

const refusals = {
  missing: new RefusedAction(404, 'There is no such row.'),
  restricted: new RefusedAction(409, 'The data of this person is restricted: lift that first.'),
};

/** What the desk does for people's rights, beside exporting and erasing all of a person. */
export function rightsActions({
  store,
  clock,
  accesses,
}: ActionOptions): Pick<Actions, RightsAction> {
  const { reads, rights } = store;

  return {
    async desk_row({ id, ground }, context) {
      const [row] = await reads.rows({ ids: [id], view: 'details' });
      if (!row) throw refusals.missing;
      await accesses.noteRead(ofSession('read_person', context), [emailKey(row.email)]);
      const since = await rights.restrictedSince(row.email);
      if (since === null || ground === undefined) {
        return { ...row, restricted_since: since, covered: since !== null };
      }
      await store.addAuditEntry({ ...newEntry(`open_for_${ground}`, context, clock()), count: 1 });
      const [whole] = await reads.rows({ ids: [id], view: 'person' });
      return { ...row, message: whole?.message ?? null, restricted_since: since, covered: false };
    },

    async desk_correct({ id, says, language }, context) {
      const check = checkInterest(says);
      if (check.outcome === 'invalid') return { corrected: false, issues: check.issues };
      const entry = newEntry('correct', context, clock());
      const result = await rights.correct(id, { ...check.interest, language }, entry);
      if (typeof result === 'string') throw refusals[result];
      return { corrected: true, ...result };
    },

    async desk_blank_message({ id }, context) {
      const result = await rights.blankMessage(id, newEntry('blank_message', context, clock()));
      if (result !== 'blanked') throw refusals[result];
    },

    async desk_delete_submission({ id }, context) {
      const entry = newEntry('delete_submission', context, clock());
      const deleted = await rights.deleteSubmission(id, entry);
      return { deleted };
    },

    desk_restrict: async ({ email }, context) => ({
      restricted: await rights.restrict(email, newEntry('restrict', context, clock())),
    }),

    async desk_lift_restriction({ email }, context) {
      const entry = newEntry('lift_restriction', context, clock());
      return { lifted: await rights.liftRestriction(email, entry) };
    },

    async desk_requests(_request, context) {
      const requests = await rights.requests();
      await accesses.noteRead(
        ofSession('read_requests', context),
        requests.map(({ id }) => id),
      );
      return { requests };
    },

    async desk_add_request({ received_on, ...request }, context) {
      return rights.addRequest(
        { ...request, receivedOn: received_on, madeBy: 'desk' },
        clock(),
        context.account.username,
      );
    },

    async desk_answer_request({ id, refused }, context) {
      const { username } = context.account;
      return { answered: await rights.answerRequest(id, refused, clock(), username) };
    },
  };
}
