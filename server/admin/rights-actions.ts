import * as z from 'zod';
import {
  longestNote,
  openingGrounds,
  rightsKinds,
  type Correction,
  type OpenedSubmission,
  type OpeningGround,
} from '../../domain/admin/rights.ts';
import {
  addressOf,
  asciiEmail,
  cleanEmail,
  emailKey,
  type Address,
} from '../../domain/submission/email.ts';
import { limitOf, type Interest } from '../../domain/submission/fields.ts';
import { checkInterest } from '../../domain/submission/rules.ts';
import {
  addDataSubjectRequest,
  answerDataSubjectRequest,
  listDataSubjectRequests,
} from '../events/data-subject-requests.ts';
import { deleteSubmission, erase } from '../subscribers/erase.ts';
import { answerMessage, readNote, writeNote } from '../subscribers/messages.ts';
import { correctAddress, readNewAddress } from '../subscribers/new-address.ts';
import { liftRestriction, restrict } from '../subscribers/restrict.ts';
import { restrictedSince } from '../subscribers/restrictions.ts';
import { countSubmissions } from '../subscribers/subscribers.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';
import { update, type Unchanged } from '../subscribers/update.ts';
import { action, recordAction, type ActionContext, type ActionOptions } from './action-context.ts';
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
  const { change, db, reads } = store;

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
      run: async (person, { by }) => {
        if (person.confirm !== person.email) {
          throw new RefusedAction(400, 'confirm must be the same text as email');
        }
        const erased = await change(by, (made) => erase(made, addressOf(person.email)));
        return { erased: erased.submissions };
      },
    }),

    unsubscribe: action({
      input: { email },
      run: (person, { by }) => change(by, (made) => unsubscribe(made, addressOf(person.email))),
    }),

    /** Corrects a submission. The rules of the form check the new values. */
    correct: action({
      input: { id, interest: z.custom<Interest>(), language },
      run: async (corrected, { by }): Promise<Correction> => {
        const check = checkInterest(corrected.interest);
        if (check.outcome === 'invalid') return { corrected: false, errors: check.errors };
        const { email: to, ...values } = { ...check.interest, language: corrected.language };
        const address = await change(by, async (made) =>
          correctAddress(made, changed(await update(made, corrected.id, values)), addressOf(to)),
        );
        return { corrected: true, address };
      },
    }),

    /** False where no message waits there. */
    answer_message: action({
      input: { id },
      run: async (row, { by }) => ({
        answered: await change(by, (made) => answerMessage(made, row.id)),
      }),
    }),

    /** Beside a person; an empty one is taken away. */
    write_note: action({
      input: { email, text: text(longestNote) },
      run: async (note, { by }) => {
        const result = await change(by, (made) =>
          writeNote(made, addressOf(note.email), note.text.trim()),
        );
        if (result !== 'written') throw errors[result];
      },
    }),

    /** False where it was gone already. */
    delete_submission: action({
      ownerOnly: true,
      input: { id },
      run: async (row, { by }) => ({
        deleted: (await change(by, (made) => deleteSubmission(made, row.id))) !== undefined,
      }),
    }),

    /** Restricts the data of a person, or lifts that. */
    restrict: action({
      input: { email, restricted: z.boolean() },
      run: async (person, { by }) => {
        const work = person.restricted ? restrict : liftRestriction;
        await change<unknown>(by, (made) => work(made, addressOf(person.email)));
      },
    }),

    /** The open ones, the first due first, and after them the last answered. */
    requests: action({
      input: {},
      run: async (_input, context) => {
        const requests = await listDataSubjectRequests(db);
        const ids = requests.map((request) => request.id);
        await accesses.recordRead('read_requests', context, ids);
        return { requests };
      },
    }),

    /** `has_joined` is false where the address has no submissions, which may be. */
    add_request: action({
      input: { kind: z.enum(rightsKinds), email: emailAddress, received_on: day },
      run: async ({ received_on, ...request }, { by }) => {
        const address = addressOf(request.email);
        const entered = await change(by, async (made) => {
          await made.record({ kind: 'requested', count: 1 });
          const asked = { kind: request.kind, address, receivedOn: received_on };
          return addDataSubjectRequest(made, { ...asked, madeBy: 'admin' });
        });
        return { ...entered, has_joined: (await countSubmissions(db, address.email_key)) > 0 };
      },
    }),

    /** False where it was answered already. */
    answer_request: action({
      input: { id, refused: text(1000).min(1).nullable() },
      run: async ({ id: request, refused }, { by }) => ({
        answered: await change(by, (made) => answerDataSubjectRequest(made, request, refused)),
      }),
    }),
  };
}

/** @throws RefusedAction where nothing was changed */
function changed(address: Unchanged | Address): Address {
  if (typeof address === 'string') throw errors[address];
  return address;
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
  const { db, reads, emails } = options.store;
  const ids = [asked.id];
  const [row] = await reads.rows({ ids, view: 'details' });
  const [consent] = await reads.consents({ ids });
  if (!row || !consent) throw errors.missing;
  await options.accesses.recordRead('read_person', context, [emailKey(row.email)]);
  const key = emailKey(row.email);
  const since = await restrictedSince(db, key);
  const known = {
    ...row,
    consent,
    restricted_since: since,
    note: since === null ? await readNote(db, key) : null,
    new_address: await readNewAddress(db, key),
    emails_are_on: options.emailsPerMinute !== undefined,
    emails: await emails.admin.ofSubscriber(row.email),
  };
  if (since === null || asked.ground === undefined) return { ...known, covered: since !== null };
  await recordAction(options, `open_for_${asked.ground}`, context, 1, row.email);
  const [whole] = await reads.rows({ ids, view: 'subscriber' });
  return { ...known, message: whole?.message ?? null, covered: false };
}
