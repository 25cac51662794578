import { useEffect, useRef, type RefObject } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import { fill } from '../../../domain/text.ts';
import styles from './dashboard.module.css';
import { BusyButton } from './dashboard/BusyButton.tsx';
import { Field } from './dashboard/field/Field.tsx';

/** How a login stands. */
interface Attempt {
  /** Why the last one did not succeed. */
  failure: string | undefined;
  /** Whether the one that is under way, or failed, was with a passkey. */
  byPasskey: boolean;
  busy: boolean;
}

/**
 * Asks for a passkey, where there is one, or for the administrator's name and password, which are
 * sent exactly as entered.
 */
export function LoginForm({
  text,
  note,
  refused,
  passkeysAt,
  onSubmit,
  onPasskey,
  ...attempt
}: Attempt & {
  text: Admin['login'];
  /** Why the last session ended, where there was one. */
  note: string | undefined;
  /** Whether the login failed for what was entered. */
  refused: boolean;
  /** Where a passkey logs in; null where none does. */
  passkeysAt: string | null;
  onSubmit: (credentials: { username: string; password: string }) => void;
  onPasskey: () => void;
}) {
  const { failure, byPasskey, busy } = attempt;
  const passkey = useRef<HTMLButtonElement>(null);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // The focused element is gone with the dashboard; what is focused now, the first way in, tells
  // why a login is needed again.
  useEffect(() => {
    if (note) (passkey.current ?? username.current)?.focus();
  }, [note, passkeysAt]);
  useEffect(() => {
    if (failure) (byPasskey ? passkey : password).current?.focus();
  }, [failure, byPasskey]);
  const described = failure ? 'login-failure' : note && 'session-note';

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
      <h1 id="login-heading">{text.heading}</h1>
      <WhyHere failure={failure} note={note} />
      <PasskeyButton
        text={text}
        passkeysAt={passkeysAt}
        {...attempt}
        described={byPasskey || !failure ? described : undefined}
        button={passkey}
        onPress={onPasskey}
      />
      <PasswordFields
        text={text}
        refused={refused}
        described={described}
        username={username}
        password={password}
      />
      <BusyButton type="submit" busy={busy}>
        {busy && !byPasskey ? text.busy : text.submit}
      </BusyButton>
    </form>
  );
}

/** Why the last login did not succeed, else why the last session ended. */
function WhyHere({ failure, note }: { failure: string | undefined; note: string | undefined }) {
  if (failure) {
    return (
      // Read with the field that has the focus, and announced by the notification.
      <p id="login-failure" className={`${styles.card} ${styles.failure}`}>
        {failure}
      </p>
    );
  }
  return (
    note && (
      <p id="session-note" className={styles.card}>
        {note}
      </p>
    )
  );
}

/** Logs in with a passkey, or says where one does. */
function PasskeyButton({
  text,
  passkeysAt,
  byPasskey,
  busy,
  described,
  button,
  onPress,
}: Attempt & {
  described: string | undefined;
  text: Admin['login'];
  passkeysAt: string | null;
  button: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
}) {
  if (passkeysAt === null) return null;
  if (passkeysAt !== location.origin) {
    return <p>{fill(text.elsewhere, { origin: passkeysAt })}</p>;
  }
  return (
    <>
      <BusyButton ref={button} busy={busy} aria-describedby={described} onClick={onPress}>
        {busy && byPasskey ? text.waiting : text.passkey}
      </BusyButton>
      <p>{text.orPassword}</p>
    </>
  );
}

function PasswordFields({
  text,
  refused,
  described,
  username,
  password,
}: {
  text: Admin['login'];
  refused: boolean;
  described: string | undefined;
  username: RefObject<HTMLInputElement | null>;
  password: RefObject<HTMLInputElement | null>;
}) {
  const field = { 'aria-invalid': refused || undefined, 'aria-describedby': described } as const;
  return (
    <>
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
    </>
  );
}
