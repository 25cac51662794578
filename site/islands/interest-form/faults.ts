import type { InterestFormText } from '../../../content/en/interest-form.ts';
import type { FieldError } from '../../../domain/submission/rules.ts';
import type { Control } from './form-controls.ts';

/**
 * The message of each control that is refused, by the control's id; empty where it is not, or is
 * being corrected.
 */
export type Faults = Readonly<Record<string, string>>;

/** The messages of broken rules, at their fields. */
export const faultsOf = (errors: readonly FieldError[], text: InterestFormText): Faults => {
  const rules: Record<string, string> = text.rules;
  return Object.fromEntries(
    errors.flatMap((error) =>
      error.problem === 'rule'
        ? [[`interest-${error.field}`, rules[`${error.field}.${error.rule}`] ?? '']]
        : [],
    ),
  );
};

/** Why the browser refuses a control, in the page's language; empty where it does not. */
export function refusalOf({ name, validity }: Control, text: InterestFormText): string {
  const rules: Record<string, string> = text.rules;
  // The box of the consent is not sent, and so has no name.
  if (validity.valueMissing) return rules[`${name || 'consent'}.required`] ?? '';
  return validity.typeMismatch ? text.rules['email.invalid'] : '';
}
