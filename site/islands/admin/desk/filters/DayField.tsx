import { useId } from 'react';
import styles from './Find.module.css';

/** A day, `YYYY-MM-DD`; undefined where it is open or not yet whole. */
export function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className={styles.input}
        value={value ?? ''}
        onChange={(event) => {
          onChange(event.currentTarget.value || undefined);
        }}
      />
    </div>
  );
}
