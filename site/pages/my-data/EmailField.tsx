import type { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import type { FieldError } from '../../../domain/submission/rules.ts';
import { TextField } from '../../islands/interest-form/Field.tsx';
import { errorOf } from './error-of.ts';

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
