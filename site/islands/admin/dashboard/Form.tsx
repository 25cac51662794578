import type { ComponentProps } from 'react';
import styles from '../dashboard.module.css';

/** A form whose fields stand below each other, and which a script sends. */
export const Form = ({
  onSend,
  ...form
}: ComponentProps<'form'> & { onSend: (form: HTMLFormElement) => void }) => (
  <form
    className={styles.stack}
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend(event.currentTarget);
    }}
  />
);

/** What was typed into a field of a form. */
export function typedIn(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
}
