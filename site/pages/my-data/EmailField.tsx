import type { content } from '../../../content/index.ts';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import type { Language } from '../../../domain/language.ts';
import type { InterestTextField } from '../../../domain/submission/fields.ts';
import type { FieldError } from '../../../domain/submission/rules.ts';
import { TextField } from '../../islands/interest-form/Field.tsx';

/** The field for an e-mail address, with what was typed and the rule that it breaks. */
export function EmailField({
  field,
  text,
  email,
  errors,
}: {
  field: { label: string; hint: string };
  text: (typeof content)[Language];
  email: string | undefined;
  errors: FieldError[] | undefined;
}) {
  const error = errorOf('email', errors, text.interestForm.rules);
  return (
    <TextField
      {...field}
      id="my-data-email"
      name="email"
      type="email"
      autoComplete="email"
      error={error}
      defaultValue={email}
      // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the answer to a refused post leads to what is wrong
      autoFocus={error !== undefined}
      dir="auto"
      aria-required
    />
  );
}

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
