import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../../domain/admin/api.ts';
import styles from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { auditQuery } from '../queries.ts';
import { headingOf } from '../use-view.ts';

/**
 * The actions on people's data and on the account, and who came in and read; fetched when it is
 * shown.
 */
export function AuditLog() {
  const { text } = useDashboard();
  const session = useSession();
  const { data, isError, refetch } = useQuery(auditQuery(session));
  return (
    <section aria-labelledby={headingOf('auditLog')}>
      <h2 id={headingOf('auditLog')} tabIndex={-1}>
        {text.auditLog.heading}
      </h2>
      <p>{text.auditLog.note}</p>
      {session.restoresUnprotected && <p>{text.auditLog.restoresUnprotected}</p>}
      {data?.head_is_kept === false && <p>{text.auditLog.headUnkept}</p>}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data?.entries.length === 0 && <p>{text.auditLog.empty}</p>}
      {data && data.entries.length > 0 && (
        <Entries entries={data.entries} labelledBy={headingOf('auditLog')} />
      )}
      {data && data.accesses.length > 0 && (
        <>
          <h3 id={accessesHeading}>{text.auditLog.accesses}</h3>
          <p>{text.auditLog.accessesNote}</p>
          <Entries entries={data.accesses} labelledBy={accessesHeading} />
        </>
      )}
    </section>
  );
}

const accessesHeading = 'audit-log-accesses';

function Entries(props: { entries: readonly AuditEntry[]; labelledBy: string }) {
  const { text, format } = useDashboard();
  return (
    <table className={styles.list} aria-labelledby={props.labelledBy}>
      <thead>
        <tr>
          {(['when', 'what', 'howMany', 'who'] as const).map((column) => (
            <th key={column} scope="col">
              {text.auditLog[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.entries.map(({ id, at, account, kind, count }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{format.moment(at)}</time>
            </td>
            <td>{text.auditLog.kinds[kind]}</td>
            <td>{ofSubmissions(kind) ? format.number(count) : text.none}</td>
            <td>{account === '' ? text.none : account}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ofNone: readonly AuditEntry['kind'][] = [
  'change_password',
  'add_passkey',
  'remove_passkey',
  'switch_off_password',
  'switch_on_password',
  'end_session',
  'settle_email',
  'invite_helper',
  'accept_invitation',
  'end_helper',
];

const ofSubmissions = (kind: AuditEntry['kind']): boolean => !ofNone.includes(kind);
