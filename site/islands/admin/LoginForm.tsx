import { useEffect, useRef } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import { fill } from '../../../domain/text.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './AdminDashboard.module.css';
import { Field } from './dashboard/field/Field.tsx';

/**
 * Asks for a passkey, where there is one, or for the administrator's name and password, which are
 * sent exactly as entered.
 */
export function LoginForm({
  text,
  note,
  failure,
  refused,
  byPasskey,
  passkeyOrigin,
  busy,
  onSubmit,
  onPasskey,
}: {
  text: Admin['login'];
  /** Why the last session ended, where there was one. */
  note: string | undefined;
  /** Why the last login did not succeed. */
  failure: string | undefined;
  /** Whether it failed for what was entered. */
  refused: boolean;
  /** Whether the login that is under way, or failed, was with a passkey. */
  byPasskey: boolean;
  /** The address at which a passkey logs in; null where there is none. */
  passkeyOrigin: string | null;
  busy: boolean;
  onSubmit: (credentials: { username: string; password: string }) => void;
  onPasskey: () => void;
}) {
  const passkey = useRef<HTMLButtonElement>(null);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // The focused element is gone with the dashboard; the field that is focused now tells why a login
  // is needed again.
  useEffect(() => {
    if (note) username.current?.focus();
  }, [note]);
  // The button was disabled while the server answered, and a browser takes the focus from what is.
  useEffect(() => {
    if (failure) (byPasskey ? passkey : password).current?.focus();
  }, [failure, byPasskey]);
  const field = {
    look: 'large',
    'aria-invalid': refused || undefined,
    'aria-describedby': failure ? 'login-failure' : note && 'session-note',
  } as const;

  return (
    <form
      className={styles.login}
      onSubmit={(event) => {
        event.preventDefault();
        const entered = new FormData(event.currentTarget);
        onSubmit({
          username: entered.get('username') as string,
          password: entered.get('password') as string,
        });
      }}
    >
      <h1>{text.heading}</h1>
      {failure ? (
        // Read with the field that has the focus, and announced by the notification.
        <p id="login-failure" className={styles.failure}>
          {failure}
        </p>
      ) : (
        note && (
          <p id="session-note" className={styles.note}>
            {note}
          </p>
        )
      )}
      {passkeyOrigin !== null &&
        (passkeyOrigin === location.origin ? (
          <>
            <Button
              ref={passkey}
              disabled={busy}
              aria-describedby={failure && byPasskey ? 'login-failure' : undefined}
              onClick={onPasskey}
            >
              {busy && byPasskey ? text.waiting : text.passkey}
            </Button>
            <p className={styles.or}>{text.orPassword}</p>
          </>
        ) : (
          <p className={styles.or}>{fill(text.elsewhere, { origin: passkeyOrigin })}</p>
        ))}
      <Field
        {...field}
        ref={username}
        id="username"
        label={text.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...field}
        ref={password}
        id="password"
        label={text.password}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" disabled={busy}>
        {busy && !byPasskey ? text.busy : text.submit}
      </Button>
    </form>
  );
}
