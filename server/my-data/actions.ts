import { updatesTextNow } from '../../content/consent-texts.ts';
import type { Language } from '../../domain/language.ts';
import { checkFields } from '../../domain/my-data/check-fields.ts';
import type { MyDataAction, MyDataForm } from '../../domain/my-data/my-data-page.ts';
import {
  correctableFields,
  type CorrectableField,
  type DeletionReceipt,
  type ErasureReceipt,
  type MyDataRecord,
} from '../../domain/my-data/my-data.ts';
import { addressOf } from '../../domain/submission/email.ts';
import type { Change } from '../events/change.ts';
import { deleteSubmission, erase } from '../subscribers/erase.ts';
import type { LinkSubscriber } from '../subscribers/my-data-link.ts';
import { askForAddress } from '../subscribers/new-address.ts';
import { choose, update } from '../subscribers/update.ts';
import { submissionsOf } from '../db/personal-data.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';

/** The values that the browser sent. They are checked anew. */
export interface ActionFields {
  form: URLSearchParams;
  /** The id of the submission that the action is about; empty if it is about none. */
  submissionId: string;
  /** The language of the page. */
  language: Language;
}

/** The result of an action: done, the reason why not, or the page to show instead. */
export type ActionResult =
  | 'done'
  | 'restricted'
  /** The subject of the action is no longer there. */
  | 'missing'
  /** If a rule is broken, the form comes again. */
  | { form: MyDataForm }
  | { deleted: DeletionReceipt }
  | { erased: ErasureReceipt };

/** Something that people can do with their own data. */
interface Action {
  /** Whether the page offers it; always where this is not given. */
  isOffered?: (data: MyDataRecord, emailsAreOn: boolean) => boolean;
  /** Whether it is done, and offered, while the use of the data is restricted. */
  worksWhileRestricted?: true;
  /**
   * The form before the action, if it asks more than a confirmation; undefined if the action's
   * subject is gone.
   */
  form?: (data: MyDataRecord, submissionId: string) => MyDataForm | undefined;
  /**
   * Does it, in one transaction.
   * @throws ErasuresError where a deletion cannot be recorded; then nothing is deleted
   */
  perform: (
    change: Change,
    subscriber: LinkSubscriber,
    fields: ActionFields,
  ) => Promise<ActionResult>;
}

/**
 * Everything that people can do with their own data. The words stand under the same names in
 * `content/<language>/my-data.ts`.
 */
export const actions: Record<MyDataAction, Action> = {
  /** Corrects a submission. */
  correct: {
    form({ submissions }, submissionId) {
      const submission = submissions.find(({ id }) => id === submissionId);
      if (!submission) return undefined;
      const values = valuesOf((field) => submission[field] ?? '');
      return { action: 'correct', submissionId, values, errors: [] };
    },
    async perform(change, subscriber, { form, submissionId }) {
      // A browser sends a line end as CRLF, which was stored as one character.
      const values = valuesOf((field) => (form.get(field) ?? '').replaceAll('\r\n', '\n'));
      const check = checkFields(values);
      if (check.outcome === 'invalid') {
        return { form: { action: 'correct', submissionId, values, errors: check.errors } };
      }
      const submissions = await submissionsOf(change.trx, subscriber.email_key);
      if (!submissions.includes(submissionId)) return 'missing';
      const updated = await update(change, submissionId, check.fields);
      return typeof updated === 'string' ? updated : 'done';
    },
  },

  /** Deletes one submission of several; with the only one everything is deleted. */
  delete: {
    isOffered: ({ submissions }) => submissions.length > 1,
    worksWhileRestricted: true,
    form(data, submissionId) {
      const { submissions } = data;
      const submission = submissions.find(({ id }) => id === submissionId);
      if (!submission) return undefined;
      if (submissions.length === 1) return { action: 'erase', hasPlace: hasPlace(data) };
      return { action: 'delete', submissionId, sentAt: submission.created_at };
    },
    async perform(change, subscriber, { submissionId }) {
      const submissions = await submissionsOf(change.trx, subscriber.email_key);
      if (!submissions.includes(submissionId)) return 'missing';
      if (submissions.length === 1) return { form: { action: 'erase' } };
      const deleted = await deleteSubmission(change, submissionId);
      return deleted ? { deleted } : 'missing';
    },
  },

  /** Asks for updates, too, and puts anyone who is not on the list on it. */
  updatesOn: {
    isOffered: (data) => !getsUpdates(data),
    perform: (change, subscriber, { language }) =>
      choose(
        change,
        subscriber,
        { wants_updates: true },
        { language, text: updatesTextNow[language] },
      ),
  },

  updatesOff: {
    isOffered: (data) => getsUpdates(data),
    perform: (change, subscriber) => choose(change, subscriber, { wants_updates: false }),
  },

  languagePt: choosing('pt'),
  languageEn: choosing('en'),

  /**
   * Writes to another e-mail address, under the caps of confirmations; it counts once the link in
   * that e-mail is pressed.
   */
  email: {
    isOffered: (_data, emailsAreOn) => emailsAreOn,
    form: () => ({ action: 'email', email: '', errors: [] }),
    async perform({ trx, actor, emailsAreOn }, subscriber, { form }) {
      const typed = form.get('email') ?? '';
      const check = checkFields({ email: typed });
      if (check.outcome === 'invalid') {
        return { form: { action: 'email', email: typed, errors: check.errors } };
      }
      if (!emailsAreOn) return 'missing';
      const { email } = check.fields;
      if (email !== subscriber.email) {
        await askForAddress(trx, subscriber.id, addressOf(email), actor.at);
      }
      return 'done';
    },
  },

  unsubscribe: {
    isOffered: ({ state }) => state !== 'unsubscribed',
    form: (data) => ({ action: 'unsubscribe', hasPlace: hasPlace(data) }),
    worksWhileRestricted: true,
    async perform(change, subscriber) {
      await unsubscribe(change, subscriber, subscriber.language);
      return 'done';
    },
  },

  /** Deletes the subscriber and everything that is kept of them. */
  erase: {
    worksWhileRestricted: true,
    form: (data) => ({ action: 'erase', hasPlace: hasPlace(data) }),
    perform: async (change, subscriber) => ({ erased: await erase(change, subscriber) }),
  },
};

/** Makes a language that of the e-mails. */
function choosing(language: Language): Action {
  return {
    isOffered: (data) => data.language !== null && data.language !== language,
    perform: (change, subscriber) => choose(change, subscriber, { language }),
  };
}

const valuesOf = (read: (field: CorrectableField) => string) =>
  Object.fromEntries(correctableFields.map((field) => [field, read(field)])) as Record<
    CorrectableField,
    string
  >;

const hasPlace = ({ offers }: MyDataRecord): boolean =>
  offers.some(({ state }) => state === 'accepted' || state === 'settled');

const getsUpdates = ({ state, wantsUpdates }: MyDataRecord): boolean =>
  state === 'confirmed' && wantsUpdates === true;
