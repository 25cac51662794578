import { useEffect, useRef } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './AdminDashboard.module.css';
import { Field } from './dashboard/field/Field.tsx';

/** Asks for the administrator's name and password; both are sent exactly as entered. */
export function LoginForm({
  text,
  note,
  failure,
  refused,
  busy,
  onSubmit,
}: {
  text: Admin['login'];
  /** Why the last session ended, where there was one. */
  note: string | undefined;
  /** Why the last login did not succeed. */
  failure: string | undefined;
  /** Whether it failed for what was entered. */
  refused: boolean;
  busy: boolean;
  onSubmit: (credentials: { username: string; password: string }) => void;
}) {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // The focused element is gone with the dashboard; the field that is focused now tells why a login
  // is needed again.
  useEffect(() => {
    if (note) username.current?.focus();
  }, [note]);
  // The button was disabled while the server answered, and a browser takes the focus from what is.
  useEffect(() => {
    if (failure) password.current?.focus();
  }, [failure]);
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
        {busy ? text.busy : text.submit}
      </Button>
    </form>
  );
}
