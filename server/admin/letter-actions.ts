import { emailKey } from '../../domain/submission/email.ts';
import { noteAction, type ActionOptions, type Actions } from './action-context.ts';
import { RefusedAction } from './refused-action.ts';
import { minuteMs } from '../../domain/time.ts';

/** What the desk does about letters. Nothing new is queued where the site writes none. */
export function letterActions(options: ActionOptions) {
  const { store, clock, accesses, lettersPerMinute } = options;
  const { desk } = store.letters;
  const rate = () => {
    if (lettersPerMinute !== undefined) return lettersPerMinute;
    throw new RefusedAction(409, 'The site writes no letters: MAIL_URL is not set.');
  };

  return {
    desk_letters: async () => ({
      letters_are_on: lettersPerMinute !== undefined,
      ...(await desk.figures()),
    }),

    async desk_person_letters({ email }, context) {
      await accesses.noteRead('read_person', context, [emailKey(email)]);
      return desk.ofPerson(email);
    },

    async desk_unknown_letters(_request, context) {
      const letters = await desk.unknown();
      const emails = letters.flatMap(({ email }) => (email === null ? [] : emailKey(email)));
      await accesses.noteRead('read_person', context, emails);
      return { letters };
    },

    async desk_ask_again({ email }, context) {
      rate();
      const queued = await desk.askAgain(email, clock());
      const asked = queued?.reason === null;
      if (asked) await noteAction(options, 'ask_to_confirm', context, 1);
      return { asked, reason: queued?.reason ?? null };
    },

    async desk_ask_earlier(_request, context) {
      // Half of what may be sent: who joins meanwhile does not wait behind everybody else.
      const asked = await desk.askEarlier(clock(), (2 * minuteMs) / rate());
      if (asked > 0) await noteAction(options, 'ask_to_confirm', context, asked);
      return { asked };
    },

    async desk_settle_letter({ id, fate }, context) {
      if (fate === 'send_again') rate();
      const settled = await desk.settle(id, fate, clock());
      if (settled) await noteAction(options, 'settle_letter', context, 0);
      return { settled };
    },
  } satisfies Partial<Actions>;
}
