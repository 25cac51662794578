import { useQuery } from '@tanstack/react-query';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Fold } from '../Fold.tsx';
import { Loaded } from '../Loaded.tsx';
import { answer } from '../queries.ts';
import { useAct } from '../use-act.tsx';

/** The sessions of the account. All but the current one can be ended here. */
export function Sessions() {
  const { text, format, session } = useDashboard();
  const words = text.account;
  const query = useQuery(answer(session, 'sessions', {}));
  const { act, busy, status } = useAct(async (id: string) => {
    await session.call('end_session', { id });
    return words.ended;
  });
  return (
    <Fold summary={words.sessions}>
      <Loaded query={query}>
        {({ sessions }) => (
          <ul className={styles.list} aria-label={words.sessions}>
            {sessions.map(({ id, ip_address: ip, begun_at, last_used_at, current }) => {
              const begun = format.moment(begun_at);
              const endOf = fill(words.endOf, { ip, begun });
              return (
                <li key={id}>
                  <span>
                    {fill(words.session, { ip, begun, used: format.moment(last_used_at) })}
                    {current && <b> ({words.current})</b>}
                  </span>
                  {!current && (
                    <ConfirmButton
                      busy={busy}
                      aria-label={endOf}
                      question={`${endOf}?`}
                      onConfirm={() => act(id)}
                    >
                      {words.end}
                    </ConfirmButton>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      {status}
    </Fold>
  );
}
