import { checkFields } from '../../../domain/my-data/check-fields.ts';
import { correctableFields, type CorrectableField } from '../../../domain/my-data/my-data.ts';
import { correctSubmission } from '../../subscribers/correct.ts';
import { submissionsOf } from '../../subscribers/subscribers.ts';
import type { Action } from './action.ts';

const valuesOf = (read: (field: CorrectableField) => string) =>
  Object.fromEntries(correctableFields.map((field) => [field, read(field)])) as Record<
    CorrectableField,
    string
  >;

/** Corrects a submission. */
export const correct: Action = {
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
    await correctSubmission(change.trx, submissionId, check.fields);
    await change.record({ kind: 'corrected', address: subscriber, count: 1 });
    return 'done';
  },
};
