import { emailKey } from '../../domain/submission/email.ts';
import {
  auditedAction,
  expectEmails,
  recordAction,
  type ActionOptions,
  type Actions,
} from './action-context.ts';
import { RefusedAction } from './refused-action.ts';
import { minuteMs } from '../../domain/time.ts';

/** The dashboard's actions on e-mails. Nothing new is queued if the site sends none. */
export function emailActions(options: ActionOptions) {
  const { store, clock, accesses } = options;
  const { admin } = store.emails;
  const rate = () => expectEmails(options);
  // Half of what may be sent: anyone who joins meanwhile does not wait behind everybody else.
  const paceMs = () => (2 * minuteMs) / rate();

  return {
    admin_emails: async () => ({
      emails_are_on: options.emailsPerMinute !== undefined,
      ...(await admin.figures()),
      to_remind: await admin.countToRemind(clock()),
    }),

    async admin_subscriber_emails({ email }, context) {
      await accesses.recordRead('read_person', context, [emailKey(email)]);
      return admin.ofSubscriber(email);
    },

    async admin_unknown_emails(_request, context) {
      const unknown = await admin.unknown();
      const addresses = unknown.flatMap(({ email }) => (email === null ? [] : emailKey(email)));
      await accesses.recordRead('read_person', context, addresses);
      return { emails: unknown };
    },

    async admin_ask_again({ email }, context) {
      rate();
      const queued = await admin.askAgain(email, clock());
      const asked = queued?.reason === null;
      if (asked) await recordAction(options, 'ask_to_confirm', context, 1, email);
      return { asked, reason: queued?.reason ?? null };
    },

    async admin_ask_earlier(_request, context) {
      const asked = await admin.askEarlier(clock(), paceMs());
      if (asked > 0) await recordAction(options, 'ask_to_confirm', context, asked);
      return { asked };
    },

    async admin_remind(_request, context) {
      const reminded = await admin.remind(paceMs(), auditedAction(context, clock()));
      if (reminded) return reminded;
      throw new RefusedAction(409, 'Confirmations are held: release or delete them first.');
    },

    async admin_settle_email({ id, fate }, context) {
      if (fate === 'send_again') rate();
      const settled = await admin.settle(id, fate, clock());
      if (settled) await recordAction(options, 'settle_email', context, 0);
      return { settled };
    },

    async admin_settle_held({ fate }, context) {
      if (fate === 'release') rate();
      const settled = await admin.settleHeld(fate, clock());
      if (settled > 0) await recordAction(options, `${fate}_held`, context, settled);
      return { settled };
    },
  } satisfies Partial<Actions>;
}
