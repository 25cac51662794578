import type { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import { myDataFields, type MyDataForm } from '../../../domain/my-data/my-data-page.ts';
import { correctableFields } from '../../../domain/my-data/my-data.ts';
import { optionsOf } from '../../../domain/submission/fields.ts';
import { TextField } from '../../islands/interest-form/Field.tsx';
import { Actions, Button } from '../../ui/button/Button.tsx';
import { ActionButton } from './ActionButton.tsx';
import { EmailField, errorOf } from './EmailField.tsx';
import styles from './MyData.module.css';

interface Props {
  form: MyDataForm;
  text: (typeof content)[Language];
}

/** The second post of an action, what it needs to be told, and the way back. */
export function ActionForm({ form, text }: Props) {
  const { actions } = text.myData;
  const { action, submissionId, email, values, errors, hasPlace } = form;
  return (
    <>
      {hasPlace && (action === 'erase' || action === 'unsubscribe') && (
        <p>
          <strong>{actions[action].place}</strong>
        </p>
      )}
      <form method="post" className={styles.form}>
        {email !== undefined && (
          <EmailField field={actions.email.field} text={text} email={email} errors={errors} />
        )}
        {submissionId !== undefined && (
          <input type="hidden" name={myDataFields.submission} value={submissionId} />
        )}
        {values && <CorrectableFields values={values} errors={errors} text={text.interestForm} />}
        <input type="hidden" name={myDataFields.confirmed} value="yes" />
        <Actions>
          <Button type="submit" name={myDataFields.action} value={action}>
            {actions[action].action}
          </Button>
        </Actions>
      </form>
      <ActionButton action="show" label={actions.back} />
    </>
  );
}

function CorrectableFields({
  values,
  errors = [],
  text,
}: {
  values: NonNullable<MyDataForm['values']>;
  errors: MyDataForm['errors'];
  text: Props['text']['interestForm'];
}) {
  const first = errors.find((error) => error.problem === 'rule');
  return correctableFields.map((field) => (
    <TextField
      key={field}
      {...text.fields[field]}
      id={`my-data-${field}`}
      name={field}
      dir="auto"
      {...(field === 'message' && { rows: 4 })}
      {...(optionsOf(field).optional ? { optional: text.optional } : { required: true })}
      defaultValue={values[field]}
      error={errorOf(field, errors, text.rules)}
      autoFocus={first?.field === field}
    />
  ));
}
