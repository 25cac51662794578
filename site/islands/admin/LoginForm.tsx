import { useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import type { AdminLogin } from '../../../domain/admin/api.ts';
import { fill } from '../../../domain/text.ts';
import {
  acceptInvitation,
  ApiError,
  logIn,
  logInWithPasskey,
  passkeysAt,
  refusals,
} from './api-client.ts';
import { BusyButton } from './dashboard/Act.tsx';
import { Field, Form, typedIn } from './dashboard/Form.tsx';
import styles from './dashboard.module.css';

/** What a login asks for, and what came of the last try. */
export interface LoginProps {
  text: Admin;
  login: Pick<
    UseMutationResult<unknown, Error, () => Promise<AdminLogin>>,
    'error' | 'isPending' | 'variables' | 'mutate'
  >;
}

/** Why somebody has to log in: read with what has the focus, and a failure by the notification. */
const Why = ({ failure, note }: { failure?: string | undefined; note?: string | undefined }) =>
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
  login: { error, isPending: busy, variables, mutate },
}: LoginProps & {
  /** Why the last session ended, where there was one. */
  note: string | undefined;
}) {
  const words = text.login;
  const form = useRef<HTMLFormElement>(null);
  const { data: origin = null } = useQuery({ queryKey: ['ways_in'], queryFn: passkeysAt });
  const isHere = origin === location.origin;
  const byPasskey = variables === logInWithPasskey;
  const failure = error ? describe(error, text.toasts) : undefined;
  // What had the focus is gone with the dashboard, or has failed.
  const firstWayIn = isHere ? 'passkey' : 'username';
  const tried = byPasskey ? 'passkey' : 'password';
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
    label: words[name],
    'aria-invalid': error?.message === 'invalid' || undefined,
  });

  return (
    <Form
      ref={form}
      className={`${styles.stack} ${styles.login}`}
      onSend={(sent) => {
        const [username, password] = [typedIn(sent, 'username'), typedIn(sent, 'password')];
        mutate(() => logIn({ username, password }));
      }}
    >
      <h1 id="login-heading">{words.heading}</h1>
      <Why failure={failure} note={note} />
      {isHere && (
        <>
          <BusyButton {...named('passkey')} busy={busy} onClick={() => mutate(logInWithPasskey)}>
            {busy && byPasskey ? words.waiting : words.passkey}
          </BusyButton>
          <p>{words.orPassword}</p>
        </>
      )}
      {origin !== null && !isHere && <p>{fill(words.elsewhere, { origin })}</p>}
      <Field
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...field('password')} type="password" autoComplete="current-password" />
      <BusyButton type="submit" busy={busy}>
        {busy && !byPasskey ? words.busy : words.submit}
      </BusyButton>
    </Form>
  );
}

/** Asks a helper whom the owner has invited to make a passkey, which logs in. */
export function InvitationForm({
  text,
  invitation,
  loginHref,
  login: { error, isPending: busy, mutate },
}: LoginProps & {
  /** What the link held. */
  invitation: string;
  /** This page without the invitation. */
  loginHref: string;
}) {
  const { passkeys } = text.dashboard.account;
  return (
    <Form
      className={`${styles.stack} ${styles.login}`}
      onSend={(form) => {
        const name = typedIn(form, 'name').trim();
        mutate(() => acceptInvitation(invitation, name));
      }}
    >
      <h1>{text.invitation.heading}</h1>
      <Why failure={error ? describe(error, text.toasts) : undefined} />
      <p>{text.invitation.note}</p>
      <Field
        label={passkeys.name}
        hint={passkeys.nameHint}
        name="name"
        required
        pattern=".*\S.*"
        maxLength={60}
      />
      <BusyButton type="submit" busy={busy} aria-describedby={error ? 'login-why' : undefined}>
        {busy ? text.login.waiting : text.invitation.accept}
      </BusyButton>
      <p>
        <a href={loginHref}>{text.invitation.already}</a>
      </p>
    </Form>
  );
}

/** What is said of a login that did not succeed. */
export function describe(error: Error, text: Admin['toasts']): string {
  if (!(error instanceof ApiError)) return text.unable;
  const { status, message, retryAfter } = error;
  const refusal = refusals.find((each) => each === message);
  if (refusal) return text[refusal];
  // A proxy whose server is away says nothing of its own.
  if (status === 503 && message) return text.notStored;
  if (!retryAfter) return text.unable;
  if (retryAfter <= 60) return `${text.unable}. ${text.tryAgainSoon}`;
  const minutes = String(Math.ceil(retryAfter / 60));
  return `${text.unable}. ${text.tryAgainIn.replace('{minutes}', minutes)}`;
}
