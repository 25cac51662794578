import type { ReactNode } from 'react';
import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import {
  interestTextFields,
  type SubmissionDetails,
  type SubmissionField,
  type SubmissionRow,
} from '../../../../../domain/submission/fields.ts';
import { fieldsIn, tableFields } from '../../../../../domain/submission/views.ts';
import { siteConfig } from '../../../../../site.config.ts';
import { mailto } from '../../../../ui/mailto.ts';
import { useDashboard } from '../dashboard-context.ts';
import { FieldValue } from '../FieldValue.tsx';
import { hasHidden } from '../typed/hidden-characters.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from './Person.module.css';

type Fact = Exclude<keyof SubmissionDetails, 'id' | 'name' | 'message' | 'state'>;

const shownApart: readonly SubmissionField[] = ['id', 'name', 'message', 'state'];

/** The columns of the table in their order, then the fields that the table does not show. */
const facts = [...new Set([...tableFields, ...fieldsIn('details')])].filter(
  (field): field is Fact => !shownApart.includes(field),
);

/**
 * All that is known of a submission.
 * @param details what the row does not hold; undefined until it has arrived
 */
export function Details({
  row,
  details,
  children,
}: {
  row: SubmissionRow;
  details: OpenedSubmission | undefined;
  /** What is done about the message, which stands below it. */
  children: ReactNode;
}) {
  const { text } = useDashboard();
  const known: Partial<SubmissionDetails> = { ...row, ...details };
  const deceives = interestTextFields.some((field) =>
    hasHidden(known[field] ?? '', field === 'message'),
  );
  return (
    <>
      {deceives && <p>{text.row.hiddenNote}</p>}
      {!details?.covered && (
        <>
          <h4>{text.columns.message}</h4>
          <p className={styles.message} aria-busy={!details}>
            {details ? <Typed lines text={details.message ?? text.row.noMessage} /> : text.loading}
          </p>
        </>
      )}
      {children}
      <dl className={styles.facts}>
        {facts.map((field) => (
          <div key={field}>
            <dt>{text.columns[field]}</dt>
            <dd>
              <FactValue field={field} value={known[field]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function FactValue({
  field,
  value,
}: {
  field: Fact;
  value: string | boolean | null | undefined;
}): ReactNode {
  const { text } = useDashboard();
  if (value === undefined) return text.loading;
  if (field === 'returning') return value ? text.row.yesReturning : text.row.noReturning;
  const shown = <FieldValue field={field} value={value} />;
  if (field !== 'email') return shown;
  return <a href={mailto(siteConfig.brand, undefined, String(value))}>{shown}</a>;
}
