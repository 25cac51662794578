import type { content } from '../../content/index.ts';
import type { Language } from '../../domain/language.ts';
import type { InterestIssue } from '../../domain/submission/rules.ts';
import { href } from '../../domain/routes.ts';
import { TextField } from '../islands/interest-form/Field.tsx';
import { Actions, Button } from '../ui/button/Button.tsx';
import { LinkedText } from '../ui/linked-text/LinkedText.tsx';
import styles from './MyData.module.css';
import { errorOf } from './error-of.ts';

/** Asks for the address that the link goes to. */
export function AskForm({
  text,
  language,
  email,
  issues = [],
}: {
  text: (typeof content)[Language];
  language: Language;
  email?: string;
  issues?: InterestIssue[];
}) {
  const { field, action, note } = text.myData.ask;
  const error = errorOf('email', issues, text.interestForm.rules);
  return (
    <form method="post" action={href('myData', language)} className={styles.form}>
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
      <Actions>
        <Button type="submit">{action}</Button>
      </Actions>
      <p className={styles.note}>
        <LinkedText text={note} language={language} />
      </p>
    </form>
  );
}
