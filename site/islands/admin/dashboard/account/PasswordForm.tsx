import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PasswordChangeError } from '../../../../../domain/admin/api.ts';
import { passwordLength } from '../../../../../domain/admin/account.ts';
import { Actions } from '../../../../ui/button/Button.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { fill } from '../../../../../domain/text.ts';
import styles from './Account.module.css';
import { whyNot } from '../why-not.ts';

type Fault = PasswordChangeError | 'different';

/** Asks for the current password and twice for the new one, and shows each error at its field. */
export function PasswordForm({
  username,
  beforeChange,
  onChanged,
}: {
  username: string;
  /** Finishes what needs the session, which a change ends. */
  beforeChange: () => Promise<unknown>;
  onChanged: () => void;
}) {
  const { text } = useDashboard();
  const { request } = useSession();
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
    mutationFn: async (passwords: { current: string; password: string }) => {
      await beforeChange();
      return request('admin_change_password', passwords);
    },
    onSuccess: (answer) => {
      if (answer.changed) onChanged();
      else refuse(answer.reason);
    },
  });
  const numbers = { least: String(passwordLength.least), most: String(passwordLength.most) };
  const field = (name: FieldName) => ({
    label: account[labels[name]],
    type: 'password',
    error: fault && fieldOf(fault) === name ? fill(account.refused[fault], numbers) : undefined,
  });

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
      <Field {...field('current')} ref={current} autoComplete="current-password" />
      <Field
        {...field('next')}
        ref={next}
        autoComplete="new-password"
        hint={fill(account.hint, numbers)}
      />
      <Field {...field('again')} ref={again} autoComplete="new-password" />
      <Actions>
        <BusyButton type="submit" busy={change.isPending}>
          {change.isPending ? account.changing : account.change}
        </BusyButton>
      </Actions>
      <p role="status" className={styles.status}>
        {change.isError && whyNot(change.error, text)}
      </p>
    </form>
  );
}

type FieldName = 'current' | 'next' | 'again';
const labels = { current: 'now', next: 'next', again: 'again' } as const;

/** The field in which a fault can be corrected. */
function fieldOf(fault: Fault): FieldName {
  if (fault === 'wrong' || fault === 'configured') return 'current';
  return fault === 'different' ? 'again' : 'next';
}
