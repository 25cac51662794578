import type { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import type { FieldError } from '../../../domain/submission/rules.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, Button } from '../../ui/button/Button.tsx';
import { LinkedText } from '../../ui/linked-text/LinkedText.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './MyData.module.css';

/** Asks for the address that the link goes to. */
export function AskForm({
  text,
  language,
  email,
  errors,
}: {
  text: (typeof content)[Language];
  language: Language;
  email?: string;
  errors?: FieldError[];
}) {
  const { field, action, note } = text.myData.ask;
  return (
    <form method="post" action={href('myData', language)} className={styles.form}>
      <EmailField field={field} text={text} email={email} errors={errors} />
      <Actions>
        <Button type="submit">{action}</Button>
      </Actions>
      <p className={styles.note}>
        <LinkedText text={note} language={language} />
      </p>
    </form>
  );
}
