import { languages } from '../../../../domain/language.ts';
import type { SubmissionField } from '../../../../domain/submission/fields.ts';
import { useDashboard } from './dashboard-context.ts';
import { Typed } from './Typed.tsx';

/** The value of a field of a submission, in words. */
export function FieldValue({
  field,
  value,
}: {
  field: SubmissionField;
  value: string | boolean | null;
}) {
  const { text, format } = useDashboard();
  if (value === null) return text.none;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (field === 'created_at') return <time dateTime={value}>{format.moment(value)}</time>;
  const language = field === 'language' && languages.find((each) => each === value);
  return language ? text.languages[language] : <Typed text={value} />;
}
