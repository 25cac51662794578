import type { ReactNode } from 'react';
import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import type {
  SubmissionDetails,
  SubmissionField,
} from '../../../../../domain/submission/fields.ts';
import { fieldsIn, tableFields } from '../../../../../domain/submission/views.ts';
import { siteConfig } from '../../../../../site.config.ts';
import { mailto } from '../../../../ui/mailto.ts';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { FieldValue } from '../FieldValue.tsx';
import { Typed } from '../Typed.tsx';

type Fact = Exclude<keyof SubmissionDetails, 'id' | 'name' | 'message' | 'state'>;

const shownApart: readonly SubmissionField[] = ['id', 'name', 'message', 'state'];

/** The columns of the table in their order, then the fields that the table does not show. */
const facts = [...new Set([...tableFields, ...fieldsIn('details')])].filter(
  (field): field is Fact => !shownApart.includes(field),
);

/**
 * All that is known of a submission.
 * @param children what is done about the message, which stands below it
 */
export function Details({
  submission,
  children,
}: {
  submission: OpenedSubmission;
  children: ReactNode;
}) {
  const { text } = useDashboard();
  return (
    <>
      {!submission.covered && (
        <>
          <h4>{text.columns.message}</h4>
          <blockquote className={styles.card}>
            <Typed lines text={submission.message ?? text.row.noMessage} />
          </blockquote>
        </>
      )}
      {children}
      <dl className={styles.facts}>
        {facts.map((field) => (
          <div key={field}>
            <dt>{text.columns[field]}</dt>
            <dd>
              <FactValue field={field} value={submission[field]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function FactValue({ field, value }: { field: Fact; value: string | boolean | null }): ReactNode {
  const { row } = useDashboard().text;
  if (field === 'returning') return value ? row.yesReturning : row.noReturning;
  const shown = <FieldValue field={field} value={value} />;
  if (field !== 'email') return shown;
  return <a href={mailto(siteConfig.brand, undefined, String(value))}>{shown}</a>;
}
