import * as z from 'zod';
import {
  longestNote,
  openingGrounds,
  rightsKinds,
  type Correction,
  type OpenedSubmission,
  type OpeningGround,
} from '../../domain/admin/rights.ts';
import { asciiEmail, cleanEmail, emailKey } from '../../domain/submission/email.ts';
import { limitOf, type Interest } from '../../domain/submission/fields.ts';
import { checkInterest } from '../../domain/submission/rules.ts';
import {
  action,
  loggedAction,
  recordAction,
  type ActionContext,
  type ActionOptions,
} from './action-context.ts';
import { exportSubscriber } from './exports.ts';
import { email, id, language, text } from './inputs.ts';
import { RefusedAction } from './refused-action.ts';

const errors = {
  missing: new RefusedAction(404, 'There is no such row.'),
  restricted: new RefusedAction(409, 'The data of this person is restricted: lift that first.'),
};

/** Days of a calendar, in UTC: no time, no zone. Databases know no year 0. */
const day = z.iso.date().refine((given) => given >= '0001-01-01');
/** One by the rule of the form, in its clean spelling. */
const emailAddress = z
  .string()
  .overwrite(cleanEmail)
  .pipe(text(limitOf('email')).refine((given) => asciiEmail(given) !== undefined));

/** What the dashboard shows of a person, and does for their rights. */
export function rightsActions(options: ActionOptions) {
  const { store, clock, accesses } = options;
  const { reads, rights } = store;
  const logged = (context: ActionContext) => loggedAction(context, clock());

  return {
    /** With a ground, the message of a restricted submission comes too. */
    submission: action({
      input: { id, ground: z.enum(openingGrounds).optional() },
      run: (asked, context) => readRow(options, asked, context),
    }),

    /** The file holds a `SubscriberData`. */
    export_person: action({
      input: { email },
      run: async (person, context) => {
        const data = await reads.subscriber(person);
        const count = data.submissions.length;
        await recordAction(options, 'export_person', context, count, person.email);
        return exportSubscriber(data, clock());
      },
    }),

    erase: action({
      ownerOnly: true,
      input: { email, confirm: z.string() },
      run: async (person, context) => {
        if (person.confirm !== person.email) {
          throw new RefusedAction(400, 'confirm must be the same text as email');
        }
        return { erased: await rights.erase(person.email, logged(context)) };
      },
    }),

    unsubscribe: action({
      input: { email },
      run: (person, context) => rights.unsubscribe(person.email, logged(context)),
    }),

    /** Corrects a submission. The rules of the form check the new values. */
    correct: action({
      input: { id, interest: z.custom<Interest>(), language },
      run: async (corrected, context): Promise<Correction> => {
        const check = checkInterest(corrected.interest);
        if (check.outcome === 'invalid') return { corrected: false, errors: check.errors };
        const values = { ...check.interest, language: corrected.language };
        const result = await rights.correct(corrected.id, values, logged(context));
        if (result === 'missing' || result === 'restricted') throw errors[result];
        return { corrected: true, address: result };
      },
    }),

    blank_message: action({
      input: { id },
      run: async (row, context) => {
        const result = await rights.blankMessage(row.id, logged(context));
        if (typeof result === 'string') throw errors[result];
      },
    }),

    /** False where no message waits there. */
    answer_message: action({
      input: { id },
      run: async (row, context) => ({
        answered: await rights.answerMessage(row.id, logged(context)),
      }),
    }),

    /** Beside a person; an empty one is taken away. */
    write_note: action({
      input: { email, text: text(longestNote) },
      run: async (note, context) => {
        const result = await rights.writeNote(note.email, note.text.trim(), logged(context));
        if (result !== 'written') throw errors[result];
      },
    }),

    /** False where it was gone already. */
    delete_submission: action({
      ownerOnly: true,
      input: { id },
      run: async (row, context) => ({
        deleted: await rights.deleteSubmission(row.id, logged(context)),
      }),
    }),

    restrict: action({
      input: { email },
      run: async (person, context) => ({
        restricted: await rights.restrict(person.email, logged(context)),
      }),
    }),

    lift_restriction: action({
      input: { email },
      run: async (person, context) => ({
        lifted: await rights.liftRestriction(person.email, logged(context)),
      }),
    }),

    /** The open ones, the first due first, and after them the last answered. */
    requests: action({
      input: {},
      run: async (_input, context) => {
        const requests = await rights.dataSubjectRequests();
        const ids = requests.map((request) => request.id);
        await accesses.recordRead('read_requests', context, ids);
        return { requests };
      },
    }),

    /** `has_joined` is false where the address has no submissions, which may be. */
    add_request: action({
      input: { kind: z.enum(rightsKinds), email: emailAddress, received_on: day },
      run: async ({ received_on, ...request }, context) => {
        const entered = await rights.addDataSubjectRequest(
          { ...request, receivedOn: received_on, madeBy: 'admin' },
          logged(context),
        );
        return { ...entered, has_joined: await rights.hasJoined(request.email) };
      },
    }),

    /** False where it was answered already. */
    answer_request: action({
      input: { id, refused: text(1000).min(1).nullable() },
      run: async ({ id: request, refused }, context) => ({
        answered: await rights.answerDataSubjectRequest(request, refused, logged(context)),
      }),
    }),
  };
}

/**
 * One submission with all that is known of its person. While their data is restricted, only on a
 * ground, which is logged.
 */
async function readRow(
  options: ActionOptions,
  asked: { id: string; ground?: OpeningGround | undefined },
  context: ActionContext,
): Promise<OpenedSubmission> {
  const { reads, rights } = options.store;
  const ids = [asked.id];
  const [row] = await reads.rows({ ids, view: 'details' });
  const [consent] = await reads.consents({ ids });
  if (!row || !consent) throw errors.missing;
  await options.accesses.recordRead('read_person', context, [emailKey(row.email)]);
  const since = await rights.restrictedSince(row.email);
  const known = {
    ...row,
    consent,
    restricted_since: since,
    note: since === null ? await rights.note(row.email) : null,
    new_address: await rights.newAddress(row.email),
  };
  if (since === null || asked.ground === undefined) return { ...known, covered: since !== null };
  await recordAction(options, `open_for_${asked.ground}`, context, 1, row.email);
  const [whole] = await reads.rows({ ids, view: 'subscriber' });
  return { ...known, message: whole?.message ?? null, covered: false };
}
