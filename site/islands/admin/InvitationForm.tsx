import { useEffect, useRef } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './dashboard.module.css';
import { Field } from './dashboard/field/Field.tsx';

/** Asks a helper whom the owner has invited to make a passkey, which logs in. */
export function InvitationForm({
  text,
  failure,
  loginHref,
  busy,
  onAccept,
}: {
  text: Pick<Admin, 'invitation' | 'login' | 'dashboard'>;
  /** Why the last try did not succeed. */
  failure: string | undefined;
  /** This page without the invitation. */
  loginHref: string;
  busy: boolean;
  /** @param name of the passkey */
  onAccept: (name: string) => void;
}) {
  const { passkeys } = text.dashboard.account;
  const button = useRef<HTMLButtonElement>(null);
  // It was disabled while the device answered, and a browser takes the focus from what is.
  useEffect(() => {
    if (failure) button.current?.focus();
  }, [failure]);
  return (
    <form
      className={styles.login}
      onSubmit={(event) => {
        event.preventDefault();
        onAccept((new FormData(event.currentTarget).get('name') as string).trim());
      }}
    >
      <h1>{text.invitation.heading}</h1>
      {failure && (
        // Read with the button that has the focus, and announced by the notification.
        <p id="invitation-failure" className={`${styles.card} ${styles.failure}`}>
          {failure}
        </p>
      )}
      <p>{text.invitation.note}</p>
      <Field
        label={passkeys.name}
        hint={passkeys.nameHint}
        name="name"
        required
        pattern=".*\S.*"
        maxLength={60}
      />
      <Button
        ref={button}
        type="submit"
        disabled={busy}
        aria-describedby={failure && 'invitation-failure'}
      >
        {busy ? text.login.waiting : text.invitation.accept}
      </Button>
      <p>
        <a href={loginHref}>{text.invitation.already}</a>
      </p>
    </form>
  );
}
