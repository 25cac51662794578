import {
  interestTextFields,
  searchableFields,
  type InterestTextField,
  type SubmissionDetails,
} from '../domain/submission/fields.ts';
import { capitalised } from './sentence.ts';

/** The names of a submission's fields in the dashboard. */
export type FieldLabels = Record<Exclude<keyof SubmissionDetails, 'id' | 'state'>, string>;

/** The labels that the form gives its fields: a new one is called the same wherever it is shown. */
export const labelsOf = (
  fields: Record<InterestTextField, { label: string }>,
): Record<InterestTextField, string> =>
  Object.fromEntries(interestTextFields.map((field) => [field, fields[field].label])) as Record<
    InterestTextField,
    string
  >;

/**
 * The names of the fields that the dashboard searches: `Name, email or message`.
 * @param tag how the language writes lists, BCP 47
 */
export function searchHint(tag: 'en-GB' | 'pt-PT', labels: FieldLabels): string {
  const list = new Intl.ListFormat(tag, { type: 'disjunction' }).format(
    searchableFields.map((field) => labels[field].toLowerCase()),
  );
  return capitalised(list);
}
