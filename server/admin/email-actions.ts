import { emailKey } from '../../domain/submission/email.ts';
import { expectEmails, recordAction, type ActionOptions, type Actions } from './action-context.ts';

/** The dashboard's actions on e-mails. Nothing new is queued if the site sends none. */
export function emailActions(options: ActionOptions) {
  const { store, clock, accesses } = options;
  const { admin } = store.emails;
  const rate = () => expectEmails(options);

  return {
    emails: async () => ({
      emails_are_on: options.emailsPerMinute !== undefined,
      ...(await admin.figures()),
    }),

    async subscriber_emails({ email }, context) {
      await accesses.recordRead('read_person', context, [emailKey(email)]);
      return admin.ofSubscriber(email);
    },

    async ask_again({ email }, context) {
      rate();
      const queued = await admin.askAgain(email, clock());
      const asked = queued?.reason === null;
      if (asked) await recordAction(options, 'ask_to_confirm', context, 1, email);
      return { asked, reason: queued?.reason ?? null };
    },

    async ask_earlier(_request, context) {
      rate();
      const asked = await admin.askEarlier(clock());
      if (asked > 0) await recordAction(options, 'ask_to_confirm', context, asked);
      return { asked };
    },
  } satisfies Partial<Actions>;
}
