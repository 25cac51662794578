import type { content } from '../../content/index.ts';
import type { Language } from '../../domain/language.ts';
import {
  correctableFields,
  myDataFields,
  type MyDataView,
} from '../../domain/own-data/my-data-page.ts';
import { optionsOf } from '../../domain/submission/fields.ts';
import { TextField } from '../islands/interest-form/Field.tsx';
import { Actions, Button } from '../ui/button/Button.tsx';
import { errorOf } from './error-of.ts';
import styles from './MyData.module.css';
import { Press } from './Press.tsx';

interface Props {
  form: Extract<MyDataView, { view: 'act' }>['form'];
  text: (typeof content)[Language];
}

/** The second press of an act, what it needs to be told, and the way back. */
export function ActForm({ form, text }: Props) {
  const { myData } = text;
  return (
    <>
      <form method="post" className={styles.form}>
        <Fields form={form} text={text} />
        <input type="hidden" name={myDataFields.sure} value="yes" />
        <Actions>
          <Button type="submit" name={myDataFields.press} value={form.act}>
            {myData.acts[form.act].action}
          </Button>
        </Actions>
      </form>
      <Press press="show" label={myData.acts.back} />
    </>
  );
}

function Fields({ form, text: { myData, interestForm } }: Props) {
  if (form.act === 'email') {
    const error = errorOf('email', form.issues, interestForm.rules);
    return (
      <TextField
        {...myData.acts.email.field}
        id="my-data-email"
        name="email"
        type="email"
        autoComplete="email"
        error={error}
        defaultValue={form.email}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the answer to a refused post leads to what is wrong
        autoFocus={error !== undefined}
        dir="auto"
        aria-required
      />
    );
  }
  if (form.act !== 'correct' && form.act !== 'delete') return null;
  const submission = (
    <input type="hidden" name={myDataFields.submission} value={form.submissionId} />
  );
  if (form.act === 'delete') return submission;
  const first = form.issues.find((issue) => issue.problem === 'rule');
  return (
    <>
      {submission}
      {correctableFields.map((field) => (
        <TextField
          key={field}
          {...interestForm.fields[field]}
          id={`my-data-${field}`}
          name={field}
          dir="auto"
          {...(field === 'message' && { rows: 4 })}
          {...(optionsOf(field).optional
            ? { optional: interestForm.optional }
            : { required: true })}
          defaultValue={form.values[field]}
          error={errorOf(field, form.issues, interestForm.rules)}
          autoFocus={first?.field === field}
        />
      ))}
    </>
  );
}
