import styles from '../../dashboard.module.css';
import { useDashboard, useSession, type EndedHere } from '../dashboard-context.ts';
import { idleMinutes, sessionHours } from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { headingOf } from '../use-view.ts';
import { Helpers } from './Helpers.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';

/** Who is logged in, from where, and with what password. */
export function Account({ onEnded }: { onEnded: (why: EndedHere) => void }) {
  const { text, format } = useDashboard();
  const { account } = useSession();
  return (
    <section className={styles.columns} aria-labelledby={headingOf('account')}>
      <div>
        <h2 id={headingOf('account')} tabIndex={-1}>
          {text.account.heading}
        </h2>
        <p>
          {fill(text.account.note, {
            name: account.username,
            minutes: format.number(idleMinutes),
            hours: format.number(sessionHours),
          })}
        </p>
        <Sessions />
        <Passkeys />
        {account.role === 'owner' && <Helpers />}
      </div>
      {account.password === 'configured' && <p>{text.account.configured}</p>}
      {account.role === 'owner' && account.password !== 'configured' && (
        // Open, the note at the top leads to the form itself.
        <details open={account.password === 'first'}>
          <summary>
            {account.password === 'none' ? text.account.set : text.account.password}
          </summary>
          <PasswordForm onChanged={() => onEnded('changed')} />
        </details>
      )}
    </section>
  );
}
