import { interestFields, optionsOf, type InterestField, type InterestTextField } from './fields.ts';
import type { FieldError } from './rules.ts';
import type { Language } from '../language.ts';

/** The values of a form: every text as it was typed, untrimmed. */
export type FormValues = {
  [Field in InterestField]: Field extends InterestTextField ? string : boolean;
};

/** Reads every field of a form. */
export const formValues = (
  textOf: (field: InterestField) => string,
  isSet: (field: InterestField) => boolean,
): FormValues =>
  Object.fromEntries(
    interestFields.map((field) => [
      field,
      optionsOf(field).kind === 'flag' ? isSet(field) : textOf(field),
    ]),
  ) as FormValues;

/** A form in which nobody has written anything. */
export const emptyForm: FormValues = /* @__PURE__ */ formValues(
  () => '',
  () => false,
);

/**
 * A form posted without scripts that was rejected: everything needed to show it again with its
 * values.
 */
export interface FormWithErrors {
  language: Language;
  values: FormValues;
  /** The broken rules; empty where the form was valid and was rejected for another reason. */
  errors: FieldError[];
  failure?: 'tooMany' | 'failure' | 'crossSite';
  /** The reference of the failure in the log. */
  reference?: string;
  /** Whether the site writes e-mails. */
  emailsAreOn: boolean;
}

/** Renders the page that shows the form again, as a whole HTML document. */
export type RenderFormWithErrors = (form: FormWithErrors) => Promise<string>;
