import { useEffect, useRef, useState } from 'react';
import { languages, type Language } from '../../../../../domain/language.ts';
import {
  interestTextFields,
  limitOf,
  type Interest,
  type InterestTextField,
  type SubmissionDetails,
} from '../../../../../domain/submission/fields.ts';
import type { FieldError } from '../../../../../domain/submission/rules.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { Fold } from '../Fold.tsx';
import { Form, typedIn } from '../Form.tsx';
import { useAct } from '../use-act.tsx';

/**
 * Every field of a submission, folded, to be corrected; the server checks them by the rules of the
 * visitors' form.
 */
export function CorrectForm({ submission }: { submission: SubmissionDetails }) {
  const { text } = useDashboard();
  const { submission: words, rules } = text.rights;
  const { call } = useSession();
  const fold = useRef<HTMLDetailsElement>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  useEffect(() => {
    fold.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const correct = useAct(async (form: HTMLFormElement) => {
    const answer = await call('correct', {
      id: submission.id,
      interest: {
        ...Object.fromEntries(interestTextFields.map((field) => [field, typedIn(form, field)])),
        wants_updates: typedIn(form, 'wants_updates') === 'yes',
      } as Interest,
      language: typedIn(form, 'language') as Language,
    });
    setErrors(answer.corrected ? [] : answer.errors);
    if (!answer.corrected) return '';
    fold.current?.removeAttribute('open');
    return [words.corrected, answer.address && words.address[answer.address]]
      .filter(Boolean)
      .join(' ');
  });
  const errorAt = (field: InterestTextField): string | undefined => {
    const error = errors.find((each) => each.problem === 'rule' && each.field === field);
    if (error?.problem !== 'rule') return undefined;
    return (rules as Record<string, string>)[`${field}.${error.rule}`];
  };
  return (
    <>
      <Fold ref={fold} summary={words.correct}>
        <Form noValidate onSend={correct.act}>
          {interestTextFields.map((field) => (
            <Field
              key={field}
              name={field}
              label={text.columns[field]}
              error={errorAt(field)}
              autoComplete="off"
              defaultValue={submission[field] ?? ''}
              {...(field === 'message' && { rows: 4, maxLength: limitOf(field) })}
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
          <BusyButton type="submit" busy={correct.busy}>
            {words.save}
          </BusyButton>
        </Form>
      </Fold>
      {correct.status}
    </>
  );
}
