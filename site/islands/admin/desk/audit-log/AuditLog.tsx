import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEntry } from '../../../../../domain/admin/api.ts';
import styles from '../Desk.module.css';
import { useDesk, useSession } from '../desk-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { auditQuery } from '../queries.ts';

/** The actions on people's data and on the account; fetched when it is opened. */
export function AuditLog() {
  const { text } = useDesk();
  const session = useSession();
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...auditQuery(session), enabled: open });
  return (
    <section aria-labelledby="auditLog-heading">
      <h2 id="auditLog-heading">{text.auditLog.heading}</h2>
      <p>{text.auditLog.note}</p>
      <details
        className={styles.disclosure}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
      >
        <summary>{text.auditLog.show}</summary>
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {!data && !isError && <p role="status">{text.loading}</p>}
        {data?.entries.length === 0 && <p>{text.auditLog.empty}</p>}
        {data && data.entries.length > 0 && <Entries entries={data.entries} />}
      </details>
    </section>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const { text, format } = useDesk();
  return (
    <table className={styles.list} aria-labelledby="auditLog-heading">
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
        {entries.map(({ id, at, account, kind, count }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{format.moment(at)}</time>
            </td>
            <td>{text.auditLog.kinds[kind]}</td>
            <td>{ofSubmissions(kind) ? format.number(count) : text.none}</td>
            <td>{account}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ofSubmissions = (kind: AuditEntry['kind']): boolean =>
  kind !== 'change_password' && kind !== 'end_session';
