import type { DeskAccount } from '../../../../../domain/admin/api.ts';
import desk from '../Desk.module.css';
import { useDesk } from '../desk-context.ts';
import { fill } from '../words.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';

/** Who is logged in, from where, and with what password. */
export function Account({
  account,
  minutes,
  hours,
  onPasswordChanged,
}: {
  account: DeskAccount;
  /** Without use after which a session is over. */
  minutes: number;
  /** After which a session is over in any case. */
  hours: number;
  onPasswordChanged: () => void;
}) {
  const { text, words } = useDesk();
  return (
    <section aria-labelledby="account-heading">
      <h2 id="account-heading">{text.account.heading}</h2>
      <p>
        {fill(text.account.note, {
          name: account.username,
          minutes: words.number(minutes),
          hours: words.number(hours),
        })}
      </p>
      <Sessions />
      {account.kept_in === 'configuration' ? (
        <p>{text.account.configured}</p>
      ) : (
        // Open, the note at the top leads to the form itself.
        <details className={desk.disclosure} open={account.has_first_password}>
          <summary>{text.account.password}</summary>
          <PasswordForm username={account.username} onChanged={onPasswordChanged} />
        </details>
      )}
    </section>
  );
}
