import type { InterestFormText } from '../../../content/en/interest-form.ts';
import type { InterestTextField } from '../../../domain/submission/fields.ts';
import type { FieldError } from '../../../domain/submission/rules.ts';

/** The message of the rule that a field breaks; undefined where it breaks none. */
export function errorOf(
  field: InterestTextField,
  errors: FieldError[] | undefined,
  rules: InterestFormText['rules'],
): string | undefined {
  const error = errors?.find((each) => each.problem === 'rule' && each.field === field);
  if (error?.problem !== 'rule') return undefined;
  return (rules as Partial<Record<string, string>>)[`${field}.${error.rule}`];
}
