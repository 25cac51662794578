// Apart from fields.ts, so that the form in the browser carries only what it needs of them.
import {
  namesOf,
  submissionFields,
  type AdminView,
  type SubmissionField,
  type SubmissionView,
  type TableField,
} from './fields.ts';
import { listedFields } from './listed-fields.ts';

/** The columns of the dashboard's table, from left to right. */
export const tableFields = /* @__PURE__ */ namesOf<TableField>(
  ({ tableColumn }) => tableColumn !== undefined,
).toSorted((a, b) => submissionFields[a].tableColumn - submissionFields[b].tableColumn);

const adminViews: readonly AdminView[] = ['row', 'details', 'export', 'subscriber'];

/** The fields that a view shows. What is kept of a person is what is stored, and nothing beside. */
export const fieldsIn = (view: SubmissionView): SubmissionField[] =>
  view === 'list'
    ? [...listedFields]
    : namesOf((field) => {
        if (view === 'subscriber' && field.filledBy === 'query') return false;
        return adminViews.indexOf(field.view) <= adminViews.indexOf(view);
      });
