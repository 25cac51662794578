import { action, expectEmails, recordAction, type ActionOptions } from './action-context.ts';
import { email } from './inputs.ts';

/** The dashboard's actions on e-mails. Nothing new is queued if the site sends none. */
export function emailActions(options: ActionOptions) {
  const { store, clock } = options;
  const { admin } = store.emails;

  return {
    emails: action({
      input: {},
      run: async () => ({
        emails_are_on: options.emailsPerMinute !== undefined,
        ...(await admin.figures()),
      }),
    }),

    /** An e-mail is on its way, or the reason why none is due. */
    ask_again: action({
      input: { email },
      run: async (person, context) => {
        expectEmails(options);
        const queued = await admin.askAgain(person.email, clock());
        const asked = queued?.reason === null;
        if (asked) await recordAction(options, 'ask_to_confirm', context, 1, person.email);
        return { asked, reason: queued?.reason ?? null };
      },
    }),

    /** Asks some of those who joined before e-mails were on; sent again until nobody is left. */
    ask_earlier: action({
      input: {},
      run: async (_input, context) => {
        expectEmails(options);
        const asked = await admin.askEarlier(clock());
        if (asked > 0) await recordAction(options, 'ask_to_confirm', context, asked);
        return { asked };
      },
    }),
  };
}
