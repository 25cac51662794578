// Apart from fields.ts, so that the form in the browser carries only what it needs of them.
import {
  namesOf,
  submissionFields,
  type SubmissionField,
  type SubmissionView,
  type TableField,
} from './fields.ts';

/** The columns of the desk's table, from left to right. */
export const tableFields = /* @__PURE__ */ namesOf<TableField>(
  ({ tableColumn }) => tableColumn !== undefined,
).toSorted((a, b) => submissionFields[a].tableColumn - submissionFields[b].tableColumn);

const views: readonly SubmissionView[] = ['row', 'list', 'details', 'export', 'person'];

/** The fields that a view shows. What is kept of a person is what is stored, and nothing beside. */
export const fieldsIn = (view: SubmissionView): SubmissionField[] =>
  namesOf(
    (field) =>
      views.indexOf(field.view) <= views.indexOf(view) &&
      !(view === 'person' && field.filledBy === 'query'),
  );
