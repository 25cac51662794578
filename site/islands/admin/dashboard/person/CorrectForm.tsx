import { useEffect, useRef, useState } from 'react';
import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { languages, type Language } from '../../../../../domain/language.ts';
import {
  interestTextFields,
  limitOf,
  type Interest,
  type InterestTextField,
} from '../../../../../domain/submission/fields.ts';
import type { FieldError } from '../../../../../domain/submission/rules.ts';
import { ActForm } from '../ActForm.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../Field.tsx';
import { Fold } from '../Fold.tsx';
import { Naming } from '../Typed.tsx';

/**
 * Every field of a submission, folded, to be corrected; the server checks them by the rules of the
 * visitors' form.
 */
export function CorrectForm({ submission }: { submission: OpenedSubmission }) {
  const { text, session } = useDashboard();
  const { submission: words, rules } = text.rights;
  const fold = useRef<HTMLDetailsElement>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  useEffect(() => {
    fold.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const errorAt = (field: InterestTextField): string | undefined => {
    const error = errors.find((each) => each.problem === 'rule' && each.field === field);
    if (error?.problem !== 'rule') return undefined;
    return (rules as Record<string, string>)[`${field}.${error.rule}`];
  };
  return (
    <Fold ref={fold} summary={words.correct}>
      <ActForm
        noValidate
        look="primary"
        submit={words.save}
        run={async (typed) => {
          const answer = await session.call('correct', {
            id: submission.id,
            interest: {
              ...Object.fromEntries(interestTextFields.map((field) => [field, typed(field)])),
              wants_updates: typed('wants_updates') === 'yes',
            } as Interest,
            language: typed('language') as Language,
          });
          setErrors(answer.corrected ? [] : answer.errors);
          if (!answer.corrected) return '';
          if (answer.address === null) return words.corrected;
          return <Naming email={typed('email')} sentence={words.address[answer.address]} />;
        }}
      >
        {interestTextFields.map((field) => (
          <Field
            key={field}
            name={field}
            label={text.columns[field]}
            error={errorAt(field)}
            autoComplete="off"
            defaultValue={submission[field] ?? ''}
            {...(field === 'message' && { rows: 4, maxLength: limitOf(field) })}
            {...(field === 'email' && submission.emails_are_on && { hint: words.addressHint })}
          />
        ))}
        <Field
          name="wants_updates"
          label={text.columns.wants_updates}
          defaultValue={submission.wants_updates ? 'yes' : 'no'}
          options={[
            ['yes', text.yes],
            ['no', text.no],
          ]}
        />
        <Field
          name="language"
          label={text.columns.language}
          defaultValue={submission.language}
          options={languages.map((each) => [each, text.languages[each]])}
        />
      </ActForm>
    </Fold>
  );
}
