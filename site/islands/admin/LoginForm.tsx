import { useEffect, useRef } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import { fill } from '../../../domain/text.ts';
import styles from './dashboard.module.css';
import { Form, typedIn } from './dashboard/Form.tsx';
import { BusyButton } from './dashboard/Act.tsx';
import { Field } from './dashboard/Form.tsx';

/** Why somebody has to log in: read with what has the focus, and a failure by the notification. */
export const Why = ({
  failure,
  note,
}: {
  failure?: string | undefined;
  note?: string | undefined;
}) =>
  (failure ?? note) && (
    <p id="login-why" className={failure ? `${styles.card} ${styles.failure}` : styles.card}>
      {failure ?? note}
    </p>
  );

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
  passkeysAt,
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
  /** Where a passkey logs in; null where none does. */
  passkeysAt: string | null;
  busy: boolean;
  onSubmit: (credentials: { username: string; password: string }) => void;
  onPasskey: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isHere = passkeysAt === location.origin;
  const firstWayIn = isHere ? 'passkey' : 'username';
  const tried = byPasskey ? 'passkey' : 'password';
  // What had the focus is gone with the dashboard, or has failed.
  const focused = failure ? tried : note && firstWayIn;
  useEffect(() => {
    if (focused && !busy) form.current?.querySelector<HTMLElement>(`#${focused}`)?.focus();
  }, [focused, busy]);
  const named = (name: string) => ({
    id: name,
    'aria-describedby': name === focused ? 'login-why' : undefined,
  });
  const field = (name: 'username' | 'password') => ({
    ...named(name),
    name,
    label: text[name],
    'aria-invalid': refused || undefined,
  });
  return (
    <Form
      ref={form}
      className={`${styles.stack} ${styles.login}`}
      onSend={(sent) =>
        onSubmit({ username: typedIn(sent, 'username'), password: typedIn(sent, 'password') })
      }
    >
      <h1 id="login-heading">{text.heading}</h1>
      <Why failure={failure} note={note} />
      {isHere && (
        <>
          <BusyButton {...named('passkey')} busy={busy} onClick={onPasskey}>
            {busy && byPasskey ? text.waiting : text.passkey}
          </BusyButton>
          <p>{text.orPassword}</p>
        </>
      )}
      {passkeysAt !== null && !isHere && <p>{fill(text.elsewhere, { origin: passkeysAt })}</p>}
      <Field
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...field('password')} type="password" autoComplete="current-password" />
      <BusyButton type="submit" busy={busy}>
        {busy && !byPasskey ? text.busy : text.submit}
      </BusyButton>
    </Form>
  );
}
