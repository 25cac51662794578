import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import type { PasswordRefusal } from '../../../../../domain/admin/api.ts';
import { passwordLength } from '../../../../../domain/admin/password.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import inputs from '../find/Find.module.css';
import { Refused } from '../desk-api.ts';
import { useDesk } from '../desk-context.ts';
import { fill } from '../words.ts';
import styles from './Account.module.css';

type Fault = PasswordRefusal | 'different';

/** Asks for the current password and twice for the new one, and says at its field what is wrong with one. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { session, text } = useDesk();
  const { account } = text;
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault>();
  const refuse = (reason: Fault) => {
    setFault(reason);
    ({ current, next, again })[fieldOf(reason)].current?.focus();
  };
  const change = useMutation({
    mutationFn: (passwords: { current: string; password: string }) =>
      session.ask('desk_change_password', passwords),
    onSuccess: (answer) => {
      if (answer.changed) onChanged();
      else refuse(answer.reason);
    },
  });
  const numbers = { least: String(passwordLength.least), most: String(passwordLength.most) };
  const field = (name: Field, input: RefObject<HTMLInputElement | null>, complete: string) => {
    const wrong = fault !== undefined && fieldOf(fault) === name;
    const described = [wrong && `${name}-wrong`, name === 'next' && 'password-hint'];
    return (
      <div>
        <label htmlFor={`password-${name}`}>{account[labels[name]]}</label>
        <input
          ref={input}
          id={`password-${name}`}
          className={inputs.input}
          type="password"
          autoComplete={complete}
          aria-invalid={wrong || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {wrong && (
          <p id={`${name}-wrong`} role="alert" className={styles.wrong}>
            {fill(account.refused[fault], numbers)}
          </p>
        )}
        {name === 'next' && (
          <p id="password-hint" className={styles.hint}>
            {fill(account.hint, numbers)}
          </p>
        )}
      </div>
    );
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setFault(undefined);
        const password = next.current?.value ?? '';
        if (password !== again.current?.value) refuse('different');
        else change.mutate({ current: current.current?.value ?? '', password });
      }}
    >
      {/* Password managers save the new password under this name. */}
      <input hidden readOnly autoComplete="username" value={username} />
      {field('current', current, 'current-password')}
      {field('next', next, 'new-password')}
      {field('again', again, 'new-password')}
      <Actions>
        <Button type="submit" disabled={change.isPending}>
          {change.isPending ? account.changing : account.change}
        </Button>
      </Actions>
      <p role="status" className={styles.said}>
        {change.isError && whyNot(change.error, text)}
      </p>
    </form>
  );
}

type Field = 'current' | 'next' | 'again';
const labels = { current: 'now', next: 'next', again: 'again' } as const;

/** Where one mends it. */
function fieldOf(fault: Fault): Field {
  if (fault === 'wrong' || fault === 'configured') return 'current';
  return fault === 'different' ? 'again' : 'next';
}

const whyNot = (error: Error, text: ReturnType<typeof useDesk>['text']): string =>
  error instanceof Refused && error.status === 429 ? text.account.tooOften : text.failure.action;
