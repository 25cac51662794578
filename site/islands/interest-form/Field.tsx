import type { ComponentProps, ReactNode } from 'react';
import styles from './InterestForm.module.css';

/**
 * A labelled text field; with `rows` a textarea. Its hint or, where a rule is broken, the rule's
 * message is tied to it for screen readers: both would be said in one breath.
 */
export function TextField({
  id,
  name,
  label,
  hint,
  optional,
  error,
  isCorrected,
  rows,
  ...input
}: {
  id: string;
  name: string;
  label: string;
  hint: string;
  optional?: string;
  error: string | undefined;
  /**
   * Whether it is being corrected: its hint, which comes back, is not to be said in the middle of
   * that.
   */
  isCorrected?: boolean;
  rows?: number;
} & Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref'>) {
  const Element = rows ? 'textarea' : 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <Element
        {...input}
        {...(rows ? { rows } : {})}
        id={id}
        name={name}
        className={styles.input}
        aria-describedby={isCorrected ? undefined : `${id}-${error ? 'error' : 'hint'}`}
        aria-invalid={error ? true : input['aria-invalid']}
      />
    </div>
  );
}

/** A checkbox with its label, and below it what is wrong. */
export function Checkbox({
  id,
  children,
  error,
  ...input
}: { id: string; children: ReactNode; error?: string | undefined } & ComponentProps<'input'>) {
  return (
    <div className={styles.choice}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles.checkbox}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
