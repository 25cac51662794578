import {
  createContext,
  use,
  useId,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';
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

/** What is wrong in the form around a field, by the names of its fields. */
export const FieldErrors = createContext<Record<string, string>>({});

/**
 * A labelled input; with `rows` a textarea, with `options` a choice. Its error message and its hint
 * stand below and are read with it.
 */
export function Field({
  label,
  options,
  hint,
  'aria-describedby': note,
  id: ownId,
  ...control
}: {
  label: ReactNode;
  /** Each with its name. */
  options?: readonly (readonly [value: string, name: string])[];
  hint?: string | undefined;
  rows?: number;
} & ComponentProps<'input'>) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const error = use(FieldErrors)[control.name ?? ''];
  const described = [error && `${id}-error`, hint && `${id}-hint`, note].filter(Boolean).join(' ');
  const Control = (options ? 'select' : control.rows ? 'textarea' : 'input') as ElementType;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Control
        {...control}
        id={id}
        // False is set, too: to a screen reader, `required` alone makes an untouched field invalid.
        aria-invalid={error !== undefined || (control['aria-invalid'] ?? false)}
        aria-describedby={described || undefined}
      >
        {options?.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Control>
      {error && (
        <p id={`${id}-error`} role="alert">
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
