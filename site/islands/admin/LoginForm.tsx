import { useEffect, useRef } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './AdminDesk.module.css';

/** Asks for the administrator's name and password; both are sent exactly as entered. */
export function LoginForm({
  text,
  note,
  busy,
  onSubmit,
}: {
  text: Admin['login'];
  /** Why the last session ended, where there was one. */
  note: string | undefined;
  busy: boolean;
  onSubmit: (credentials: { username: string; password: string }) => void;
}) {
  const username = useRef<HTMLInputElement>(null);
  // The focused element is gone with the desk; the field that is focused now tells why a login is needed again.
  useEffect(() => {
    if (note) username.current?.focus();
  }, [note]);

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
      {note && (
        <p id="session-note" className={styles.note}>
          {note}
        </p>
      )}
      <label htmlFor="username">{text.username}</label>
      <input
        ref={username}
        id="username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={note && 'session-note'}
      />
      <label htmlFor="password">{text.password}</label>
      <input id="password" name="password" type="password" autoComplete="current-password" />
      <Button type="submit" disabled={busy}>
        {busy ? text.busy : text.submit}
      </Button>
    </form>
  );
}
