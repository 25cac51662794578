import type { Admin } from '../../../content/en/admin.ts';
import { languageTag, type Language } from '../../../domain/language.ts';
import styles from './AdminDesk.module.css';
import type { Submission } from './admin-api.ts';
import { Tooltip, TooltipDelays } from './Tooltip.tsx';
import { Typed } from './typed/Typed.tsx';

const columns = ['name', 'email', 'country', 'profession', 'wantsUpdates', 'date'] as const;

/** Every submission in the order the server gives: oldest first. Scrolls sideways on a phone. */
export function PlainTable({
  language,
  text,
  submissions,
}: {
  language: Language;
  text: Admin['desk'];
  submissions: Submission[];
}) {
  const date = new Intl.DateTimeFormat(languageTag[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const typed = (value: string, lines = false) => (
    <Typed text={value} lines={lines} hiddenLabel={text.hiddenCharacter} />
  );
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-labelledby="submissions-heading" tabIndex={0}>
      <TooltipDelays>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {text.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {submissions.map((submission) => (
              <tr key={submission.id}>
                <th scope="row">
                  {typed(submission.name)}
                  {submission.returning && (
                    <Tooltip hint={text.returningHint}>{text.returning}</Tooltip>
                  )}
                  {submission.message && (
                    <details className={styles.message}>
                      <summary>{text.message}</summary>
                      <p>{typed(submission.message, true)}</p>
                    </details>
                  )}
                </th>
                <td>{typed(submission.email)}</td>
                <td>{typed(submission.country ?? text.none)}</td>
                <td>{typed(submission.profession ?? text.none)}</td>
                <td>{submission.wants_updates ? text.yes : text.no}</td>
                <td>
                  <time dateTime={submission.created_at}>
                    {date.format(new Date(submission.created_at))}
                  </time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TooltipDelays>
    </div>
  );
}
