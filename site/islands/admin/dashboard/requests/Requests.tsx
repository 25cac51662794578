import { useQuery } from '@tanstack/react-query';
import type { DataSubjectRequest } from '../../../../../domain/admin/rights.ts';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { fill } from '../../../../../domain/text.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer, atReturn } from '../queries.ts';
import { Typed } from '../typed/Typed.tsx';
import { headingOf } from '../use-view.ts';
import { AddRequest } from './AddRequest.tsx';
import { AnswerRequest } from './AnswerRequest.tsx';
import styles from './Requests.module.css';
import { dayOf } from '../../../../../domain/time.ts';

/** What people asked for by their rights, and the day each is to be answered by. */
export function Requests() {
  const { text } = useDashboard();
  const { requests } = text.rights;
  const { data, isError, refetch } = useQuery({
    ...answer(useSession(), 'requests', {}),
    ...atReturn,
  });
  return (
    <section aria-labelledby={headingOf('requests')}>
      <h2 id={headingOf('requests')} tabIndex={-1}>
        {requests.heading}
      </h2>
      <p>{requests.note}</p>
      <AddRequest />
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data?.requests.length === 0 && <p>{requests.none}</p>}
      {data && data.requests.length > 0 && (
        <table
          className={`${dashboard.list} ${styles.requests}`}
          aria-labelledby={headingOf('requests')}
        >
          <thead>
            <tr>
              {(['kind', 'email', 'received', 'due', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  {requests[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.requests.map((request) => (
              <Entry key={request.id} request={request} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Entry({ request }: { request: DataSubjectRequest }) {
  const { text, format } = useDashboard();
  const { requests } = text.rights;
  const { kind, email, received_on, due_on, made_by, answered_on, outcome, reason } = request;
  const overdue = answered_on === null && due_on < dayOf(new Date());
  return (
    <tr>
      <td>{requests.kinds[kind]}</td>
      <td>
        {email !== null && <Typed text={email} />}
        {email === null && (answered_on === null ? requests.unknown : requests.erased)}
      </td>
      <td>
        {format.day(received_on)}
        {made_by === 'subscriber' && ` (${requests.bySelf})`}
      </td>
      <td>
        {format.day(due_on)}
        {overdue && <strong> {requests.overdue}</strong>}
      </td>
      <td>
        {answered_on === null ? (
          <AnswerRequest id={request.id} />
        ) : outcome === 'refused' && reason !== null ? (
          <>
            {fill(requests.refused, { day: format.day(answered_on), reason: '' })}
            <Typed lines text={reason} />
          </>
        ) : (
          fill(requests.done, { day: format.day(answered_on) })
        )}
      </td>
    </tr>
  );
}
