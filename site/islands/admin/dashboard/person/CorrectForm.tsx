import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { languages, type Language } from '../../../../../domain/language.ts';
import {
  interestTextFields,
  limitOf,
  type Interest,
} from '../../../../../domain/submission/fields.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Fold } from '../Fold.tsx';
import { Naming } from '../Typed.tsx';
import { ActForm, WrongFields } from '../Act.tsx';
import { Field } from '../Form.tsx';

/**
 * Every field of a submission, folded, to be corrected; the server checks them by the rules of the
 * visitors' form.
 */
export function CorrectForm({ submission }: { submission: OpenedSubmission }) {
  const { text, session } = useDashboard();
  const { submission: words, rules } = text.rights;
  return (
    <Fold summary={words.correct}>
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
          if (!answer.corrected) {
            const wrong = answer.errors.filter((error) => error.problem === 'rule');
            throw new WrongFields(
              Object.fromEntries(
                wrong.map(({ field, rule }) => [
                  field,
                  (rules as Record<string, string>)[`${field}.${rule}`] ?? rule,
                ]),
              ),
            );
          }
          if (answer.address === null) return words.corrected;
          return <Naming email={typed('email')} sentence={words.address[answer.address]} />;
        }}
      >
        {interestTextFields.map((field) => (
          <Field
            key={field}
            name={field}
            label={text.columns[field]}
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
