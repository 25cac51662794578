import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SessionEntry } from '../../../../../domain/admin/api.ts';
import { fill } from '../../../../../domain/text.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer } from '../queries.ts';
import styles from '../../dashboard.module.css';
import { Disclosure } from './Disclosure.tsx';

/** The sessions of the administrator. All but the current one can be ended here. */
export function Sessions() {
  const { text } = useDashboard();
  const summary = useRef<HTMLElement>(null);
  return (
    <Disclosure heading={text.account.sessions} summary={summary}>
      {/* The focused button is gone with its row. */}
      <SessionList onEnded={() => summary.current?.focus()} />
    </Disclosure>
  );
}

function SessionList({ onEnded }: { onEnded: () => void }) {
  const { text } = useDashboard();
  const session = useSession();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(answer(session, 'sessions', {}));
  const end = useMutation({
    mutationFn: (id: string) => session.call('end_session', { id }),
    onSuccess: async () => {
      await client.invalidateQueries();
      onEnded();
    },
  });
  return (
    <>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data && (
        <ul className={styles.list} aria-label={text.account.sessions}>
          {data.sessions.map((entry) => (
            <Entry key={entry.id} entry={entry} busy={end.isPending} onEnd={end.mutate} />
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {end.isSuccess && text.account.ended}
        {end.isError && text.failure.action}
      </p>
    </>
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
          onClick={() => onEnd(id)}
        >
          {text.account.end}
        </BusyButton>
      )}
    </li>
  );
}
