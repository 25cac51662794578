import { useQuery } from '@tanstack/react-query';
import { idleMinutes, sessionHours } from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import type { ActionAnswer } from '../../api-client.ts';
import styles from '../../dashboard.module.css';
import { useDashboard, type EndedHere } from '../dashboard-context.ts';
import { answer } from '../queries.ts';
import { headingOf } from '../use-view.ts';
import { AccountList } from './AccountList.tsx';
import { Helpers } from './Helpers.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Loaded } from '../View.tsx';

/** Who is logged in, from where, and with what password. */
export function Account({ onEnded }: { onEnded: (why: EndedHere) => void }) {
  const { text, format, session } = useDashboard();
  const { account } = session;
  const words = text.account;
  return (
    <section className={styles.columns} aria-labelledby={headingOf('account')}>
      <div>
        <h2 id={headingOf('account')} tabIndex={-1}>
          {words.heading}
        </h2>
        <p>
          {fill(words.note, {
            name: account.username,
            minutes: format.number(idleMinutes),
            hours: format.number(sessionHours),
          })}
        </p>
        <Loaded query={useQuery(answer(session, 'account', {}))}>
          {(found) => (
            <>
              <Sessions {...found} />
              <Passkeys {...found} />
              {account.role === 'owner' && <Helpers {...found} />}
            </>
          )}
        </Loaded>
      </div>
      {account.password === 'configured' && <p>{words.configured}</p>}
      {account.role === 'owner' && account.password !== 'configured' && (
        // Open, the note at the top leads to the form itself.
        <details open={account.password === 'first'}>
          <summary>{account.password === 'none' ? words.set : words.password}</summary>
          <PasswordForm onChanged={() => onEnded('changed')} />
        </details>
      )}
    </section>
  );
}

/** The sessions of the account. All but the current one can be ended here. */
function Sessions({ sessions }: ActionAnswer<'account'>) {
  const { text, format, session } = useDashboard();
  const words = text.account;
  return (
    <AccountList
      heading={words.sessions}
      end={words.end}
      entries={sessions.map(({ id, ip_address: ip, begun_at, last_used_at, current }) => {
        const begun = format.moment(begun_at);
        const name = fill(words.endOf, { ip, begun });
        const run = async () => {
          await session.call('end_session', { id });
          return words.ended;
        };
        return {
          id,
          says: (
            <>
              {fill(words.session, { ip, begun, used: format.moment(last_used_at) })}
              {current && <b> ({words.current})</b>}
            </>
          ),
          ...(!current && { end: { name, question: `${name}?`, run } }),
        };
      })}
    />
  );
}
