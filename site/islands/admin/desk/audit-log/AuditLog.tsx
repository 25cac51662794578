import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEntry } from '../../../../../domain/admin/api.ts';
import styles from '../Desk.module.css';
import { useDesk } from '../desk-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { auditQuery } from '../queries.ts';

/** What was done here with people's data and with the account; asked for when it is opened. */
export function AuditLog() {
  const { session, text } = useDesk();
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...auditQuery(session), enabled: open });
  return (
    <section aria-labelledby="log-heading">
      <h2 id="log-heading">{text.log.heading}</h2>
      <p>{text.log.note}</p>
      <details
        className={styles.disclosure}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
      >
        <summary>{text.log.show}</summary>
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {!data && !isError && <p role="status">{text.loading}</p>}
        {data?.entries.length === 0 && <p>{text.log.empty}</p>}
        {data && data.entries.length > 0 && <Entries entries={data.entries} />}
      </details>
    </section>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const { text, words } = useDesk();
  return (
    <table className={styles.list} aria-labelledby="log-heading">
      <thead>
        <tr>
          {(['when', 'what', 'howMany', 'who'] as const).map((column) => (
            <th key={column} scope="col">
              {text.log[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, account, kind, count }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{words.moment(at)}</time>
            </td>
            <td>{text.log.kinds[kind]}</td>
            <td>{ofSubmissions(kind) ? words.number(count) : text.none}</td>
            <td>{account}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ofSubmissions = (kind: AuditEntry['kind']): boolean =>
  kind !== 'change_password' && kind !== 'end_session';
