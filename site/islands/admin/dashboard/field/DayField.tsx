import { Field } from './Field.tsx';

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
  return (
    <Field
      label={label}
      type="date"
      value={value ?? ''}
      onChange={(event) => {
        onChange(event.currentTarget.value || undefined);
      }}
    />
  );
}
