import type { Admin } from '../../../content/en/admin.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './AdminDesk.module.css';

/** Asks for the administrator's name and password; both are sent exactly as entered. */
export function LoginForm({
  text,
  busy,
  onSubmit,
}: {
  text: Admin['login'];
  busy: boolean;
  onSubmit: (credentials: { username: string; password: string }) => void;
}) {
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
      <label htmlFor="username">{text.username}</label>
      <input
        id="username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <label htmlFor="password">{text.password}</label>
      <input id="password" name="password" type="password" autoComplete="current-password" />
      <Button type="submit" disabled={busy}>
        {busy ? text.busy : text.submit}
      </Button>
    </form>
  );
}
