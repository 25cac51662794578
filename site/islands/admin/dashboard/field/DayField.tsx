import { Field } from './Field.tsx';

/** A day, `YYYY-MM-DD`; undefined where it is open or not yet whole. */
export function DayField({
  label,
  value,
  required,
  onChange,
}: {
  label: string;
  value: string | undefined;
  required?: boolean;
  onChange: (day: string | undefined) => void;
}) {
  return (
    <Field
      label={label}
      look="quiet"
      type="date"
      required={required}
      value={value ?? ''}
      onChange={(event) => {
        onChange(event.currentTarget.value || undefined);
      }}
    />
  );
}
