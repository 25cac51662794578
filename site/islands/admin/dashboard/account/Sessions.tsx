import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SessionEntry } from '../../../../../domain/admin/api.ts';
import { BusyButton } from '../BusyButton.tsx';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { isOfAccount, sessionsQuery } from '../queries.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from './Account.module.css';

/** The sessions of the administrator. All but the current one can be ended here. */
export function Sessions() {
  const { text } = useDashboard();
  const session = useSession();
  const client = useQueryClient();
  const summary = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...sessionsQuery(session), enabled: open });
  const end = useMutation({
    mutationFn: (id: string) => session.request('admin_end_session', { id }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['admin'], predicate: isOfAccount });
      // The focused button is gone with its row.
      summary.current?.focus();
    },
  });
  return (
    <details
      className={dashboard.disclosure}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary ref={summary}>{text.account.sessions}</summary>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data && (
        <ul className={styles.sessions} aria-label={text.account.sessions}>
          {data.sessions.map((entry) => (
            <Entry key={entry.id} entry={entry} busy={end.isPending} onEnd={end.mutate} />
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {end.isSuccess && text.account.ended}
        {end.isError && text.failure.action}
      </p>
    </details>
  );
}

function Entry({
  entry: { id, begun_at, last_used_at, ip_address, passkey, current },
  busy,
  onEnd,
}: {
  entry: SessionEntry;
  busy: boolean;
  onEnd: (id: string) => void;
}) {
  const { text, format } = useDashboard();
  const { ways } = text.account;
  const where = {
    ip: ip_address,
    way: passkey === null ? ways.password : fill(ways.passkey, { name: passkey }),
    begun: format.moment(begun_at),
    used: format.moment(last_used_at),
  };
  return (
    <li>
      <span>
        {fill(text.account.session, where)}
        {current && <b> ({text.account.current})</b>}
      </span>
      {!current && (
        <BusyButton
          look="quiet"
          busy={busy}
          aria-label={fill(text.account.endOf, where)}
          onClick={() => {
            onEnd(id);
          }}
        >
          {text.account.end}
        </BusyButton>
      )}
    </li>
  );
}
