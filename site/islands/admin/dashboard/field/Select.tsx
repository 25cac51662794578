import { useId } from 'react';
import styles from '../../dashboard.module.css';

/** A choice of one value; options are identified by their value, not by their label. */
export function Select<Value>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={options.findIndex(([option]) => option === value)}
        onChange={(event) => {
          const chosen = options[Number(event.currentTarget.value)];
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([, name], position) => (
          <option key={position} value={position}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
