import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BroadcastSummary } from '../../../../../domain/broadcast.ts';
import { byLanguage } from '../../../../../domain/language.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import bar from '../../AdminDashboard.module.css';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { broadcastQuery, broadcastsQuery } from '../queries.ts';
import styles from './Broadcasts.module.css';
import { OpenBroadcast } from './OpenBroadcast.tsx';
import { subjectIn } from './words.ts';

/** What is missing before a letter can be sent, and all letters, of which one may be open. */
export function BroadcastList() {
  const { text } = useDashboard();
  const { broadcasts } = text;
  const session = useSession();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(broadcastsQuery(session));
  const [openId, setOpenId] = useState<string>();
  /** Which was open last, for the focus. */
  const [lastId, setLastId] = useState<string>();
  const open = (id: string) => {
    // Another window may have written since.
    client.removeQueries(broadcastQuery(session, id));
    setOpenId(id);
  };
  const write = useMutation({
    mutationFn: () => {
      const texts = byLanguage(() => ({ subject: '', body: '' }));
      return session.request('admin_save_broadcast', { id: null, audience: 'dates', texts });
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries(broadcastsQuery(session));
      open(id);
    },
  });
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{text.loading}</p>;
  if (data.needs.includes('emails')) return <p>{broadcasts.off}</p>;
  const needs = data.needs.filter((need) => need !== 'emails');
  return (
    <>
      {openId === undefined && <p>{broadcasts.note}</p>}
      {needs.map((need) => (
        <p key={need} className={bar.note}>
          {broadcasts.needs[need]}
        </p>
      ))}
      {openId === undefined ? (
        <div className={styles.list}>
          <Button disabled={write.isPending} onClick={() => write.mutate()}>
            {broadcasts.write}
          </Button>
          <p role="status">{write.isError && text.failure.action}</p>
          {data.broadcasts.length === 0 && <p>{broadcasts.none}</p>}
          {data.broadcasts.length > 0 && (
            <Table broadcasts={data.broadcasts} lastId={lastId} onOpen={open} />
          )}
        </div>
      ) : (
        <OpenBroadcast
          key={openId}
          id={openId}
          testsTo={needs.length === 0 ? data.owner_email : null}
          onClose={() => {
            void client.invalidateQueries(broadcastsQuery(session));
            setLastId(openId);
            setOpenId(undefined);
          }}
        />
      )}
    </>
  );
}

function Table({
  broadcasts,
  lastId,
  onOpen,
}: {
  broadcasts: BroadcastSummary[];
  /** It takes the focus. */
  lastId: string | undefined;
  onOpen: (id: string) => void;
}) {
  const { language, text, format } = useDashboard();
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    last.current?.focus();
  }, []);
  return (
    <table className={dashboard.list}>
      <thead>
        <tr>
          {(['subject', 'state', 'day'] as const).map((column) => (
            <th key={column} scope="col">
              {text.broadcasts[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {broadcasts.map(({ id, subjects, state, send_at, updated_at }) => (
          <tr key={id}>
            <th scope="row">
              <button
                ref={id === lastId ? last : undefined}
                type="button"
                className={styles.open}
                onClick={() => onOpen(id)}
              >
                <bdi>{subjectIn(subjects, language) ?? text.broadcasts.noSubject}</bdi>
              </button>
            </th>
            <td>{text.broadcasts.states[state]}</td>
            <td>{format.day(send_at ?? updated_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
