import { useId } from 'react';
import { languages, type Language } from '../../../../../domain/language.ts';
import {
  interestTextFields,
  limitOf,
  type Interest,
  type InterestTextField,
  type SubmissionDetails,
} from '../../../../../domain/submission/fields.ts';
import type { FieldError } from '../../../../../domain/submission/rules.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import fields from '../field/Field.module.css';
import { Select } from '../field/Select.tsx';

/**
 * What was typed into a form with these fields; the server checks it by the rules of the visitors'
 * form.
 */
export function interestOf(form: HTMLFormElement, wantsUpdates: boolean): Interest {
  const entered = new FormData(form);
  const texts = Object.fromEntries(interestTextFields.map((field) => [field, entered.get(field)]));
  return { ...texts, wants_updates: wantsUpdates } as Interest;
}

/** The fields of a submission that hold text, each with the rule that it breaks. */
export function InterestFields({
  filled,
  errors,
}: {
  /** The first values of the fields. */
  filled: SubmissionDetails;
  errors: FieldError[];
}) {
  const { text } = useDashboard();
  const messageId = useId();
  const errorAt = (field: InterestTextField): string | undefined => {
    const error = errors.find((each) => each.problem === 'rule' && each.field === field);
    if (error?.problem !== 'rule') return undefined;
    const rules: Record<string, string> = text.rights.rules;
    return rules[`${field}.${error.rule}`];
  };

  return interestTextFields.map((field) =>
    field === 'message' ? (
      <div key={field} className={fields.field}>
        <label htmlFor={messageId}>{text.columns.message}</label>
        <textarea
          id={messageId}
          name={field}
          rows={4}
          maxLength={limitOf(field)}
          className={fields.input}
          defaultValue={filled.message ?? ''}
        />
      </div>
    ) : (
      <Field
        key={field}
        name={field}
        label={text.columns[field]}
        error={errorAt(field)}
        autoComplete="off"
        defaultValue={filled[field] ?? ''}
      />
    ),
  );
}

/**
 * What of a submission is chosen: whether they want updates, and the language that they are written
 * to in.
 */
export function InterestChoices({
  wantsUpdates,
  onWantsUpdates,
  language,
  onLanguage,
}: {
  wantsUpdates: boolean;
  onWantsUpdates: (wants: boolean) => void;
  language: Language;
  onLanguage: (language: Language) => void;
}) {
  const { text } = useDashboard();
  return (
    <>
      <Select
        label={text.columns.wants_updates}
        value={wantsUpdates}
        options={[
          [true, text.yes],
          [false, text.no],
        ]}
        onChange={onWantsUpdates}
      />
      <Select
        label={text.columns.language}
        value={language}
        options={languages.map((each) => [each, text.languages[each]] as const)}
        onChange={onLanguage}
      />
    </>
  );
}
