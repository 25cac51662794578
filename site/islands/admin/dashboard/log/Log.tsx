import { useQuery } from '@tanstack/react-query';
import type { LogEntry } from '../../../../../domain/admin/api.ts';
import styles from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer } from '../queries.ts';
import { headingOf } from '../use-view.ts';

/**
 * The actions on people's data and on the account, and who came in and read; fetched when it is
 * shown.
 */
export function Log() {
  const { text } = useDashboard();
  const session = useSession();
  const { data, isError, refetch } = useQuery(answer(session, 'log', {}));
  return (
    <section aria-labelledby={headingOf('log')}>
      <h2 id={headingOf('log')} tabIndex={-1}>
        {text.log.heading}
      </h2>
      <p>{text.log.note}</p>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data?.entries.length === 0 && <p>{text.log.empty}</p>}
      {data && data.entries.length > 0 && (
        <Entries entries={data.entries} labelledBy={headingOf('log')} />
      )}
      {data && data.accesses.length > 0 && (
        <>
          <h3 id={accessesHeading}>{text.log.accesses}</h3>
          <p>{text.log.accessesNote}</p>
          <Entries entries={data.accesses} labelledBy={accessesHeading} />
        </>
      )}
    </section>
  );
}

const accessesHeading = 'log-accesses';

function Entries(props: { entries: readonly LogEntry[]; labelledBy: string }) {
  const { text, format } = useDashboard();
  return (
    <table className={styles.list} aria-labelledby={props.labelledBy}>
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
        {props.entries.map(({ id, at, account, kind, count }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{format.moment(at)}</time>
            </td>
            <td>{text.log.kinds[kind]}</td>
            <td>{ofSubmissions(kind) ? format.number(count) : text.none}</td>
            <td>{account === '' ? text.none : account}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ofNone: readonly LogEntry['kind'][] = [
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

const ofSubmissions = (kind: LogEntry['kind']): boolean => !ofNone.includes(kind);
