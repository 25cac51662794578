import { checkFields } from '../../../domain/own-data/check-fields.ts';
import { correctableFields, type CorrectableField } from '../../../domain/own-data/own-data.ts';
import type { Action } from './action.ts';

const valuesOf = (read: (field: CorrectableField) => string) =>
  Object.fromEntries(correctableFields.map((field) => [field, read(field)])) as Record<
    CorrectableField,
    string
  >;

/** Corrects a submission. */
export const correct: Action = {
  form({ submissions }, { submissionId }) {
    const submission = submissions.find(({ id }) => id === submissionId);
    if (!submission) return undefined;
    const values = valuesOf((field) => submission[field] ?? '');
    return { act: 'correct', submissionId, values, issues: [] };
  },
  async perform({ store, tokenHash, form, submissionId, now }) {
    // A browser sends a line end as CRLF, which was stored as one character.
    const values = valuesOf((field) => (form.get(field) ?? '').replaceAll('\r\n', '\n'));
    const check = checkFields(values);
    if (check.outcome === 'invalid') {
      return { form: { act: 'correct', submissionId, values, issues: check.issues } };
    }
    return store.correct(tokenHash, submissionId, check.fields, now);
  },
};
