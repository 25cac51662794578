import { interestTextFields, type Interest, type InterestTextField } from '../submission/fields.ts';
import { checkInterest, type FieldError } from '../submission/rules.ts';

// The rules need these two fields, which the forms of one's own data leave out.
const others = { name: 'x', email: 'x@example.org' };

/**
 * Checks some fields by the rules of the form. @returns them as they are stored, or every error in
 * the order of the fields
 */
export function checkFields<Field extends InterestTextField>(
  values: Record<Field, string>,
):
  | { outcome: 'valid'; fields: Pick<Interest, Field> }
  | { outcome: 'invalid'; errors: FieldError[] } {
  const check = checkInterest({ ...others, ...values });
  if (check.outcome === 'invalid') return check;
  const given = interestTextFields.filter((field) => field in values);
  return {
    outcome: 'valid',
    fields: Object.fromEntries(given.map((field) => [field, check.interest[field]])) as Pick<
      Interest,
      Field
    >,
  };
}
