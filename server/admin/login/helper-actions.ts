import { auditedAction, type ActionOptions, type Actions } from '../action-context.ts';
import { RefusedAction } from '../refused-action.ts';

/** What the owner does about helpers. */
export function helperActions({ store, clock, passkeys }: ActionOptions) {
  return {
    admin_helpers: async () => ({
      helpers: await store.helpers.list(clock()),
      origin: passkeys()?.origin ?? null,
    }),

    async admin_invite_helper({ username }, context) {
      if (!passkeys()) throw new RefusedAction(409, 'There are no passkeys at this address.');
      // The log could not tell them apart.
      const isOwners = username.toLowerCase() === context.account.username.toLowerCase();
      const invitation = isOwners
        ? null
        : await store.helpers.invite(username, auditedAction(context, clock()));
      return { invitation };
    },

    admin_end_helper: async ({ id }, context) => ({
      ended: await store.helpers.end(id, auditedAction(context, clock())),
    }),
  } satisfies Partial<Actions>;
}
