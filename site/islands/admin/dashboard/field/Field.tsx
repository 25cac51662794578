import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Field.module.css';

/**
 * A labelled input. Its error message and its hint stand below and are read with it.
 * @param look `quiet` where many stand side by side, `large` where a page asks for nothing else
 */
export function Field({
  label,
  look,
  error,
  hint,
  'aria-describedby': note,
  id: ownId,
  ...input
}: {
  label: ReactNode;
  look?: 'quiet' | 'large';
  error?: string | undefined;
  hint?: string | undefined;
} & ComponentProps<'input'>) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const described = [error && `${id}-error`, hint && `${id}-hint`, note].filter(Boolean).join(' ');
  return (
    <div className={look ? `${styles.field} ${styles[look]}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.input}
        // False is set, too: to a screen reader, `required` alone makes an untouched field invalid.
        aria-invalid={error !== undefined || (input['aria-invalid'] ?? false)}
        aria-describedby={described || undefined}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
