import { checkFields } from '../../../domain/own-data/check-fields.ts';
import { correctableFields, type CorrectableField } from '../../../domain/own-data/own-data.ts';
import { correctSubmission } from '../../subscribers/correct.ts';
import { submissionsOf } from '../../subscribers/people.ts';
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
    return { act: 'correct', submissionId, values, issues: [] };
  },
  async perform(change, person, { form, submissionId }) {
    // A browser sends a line end as CRLF, which was stored as one character.
    const values = valuesOf((field) => (form.get(field) ?? '').replaceAll('\r\n', '\n'));
    const check = checkFields(values);
    if (check.outcome === 'invalid') {
      return { form: { act: 'correct', submissionId, values, issues: check.issues } };
    }
    const submissions = await submissionsOf(change.trx, person.email_key);
    if (!submissions.includes(submissionId)) return 'missing';
    await correctSubmission(change.trx, submissionId, check.fields);
    await change.record({ kind: 'corrected', address: person, count: 1 });
    return 'done';
  },
};
