import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PasswordChangeError } from '../../../../../domain/admin/api.ts';
import { passwordLength } from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { Actions } from '../../../../ui/button/Button.tsx';
import { proofIn, Unproved } from '../../api-client.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { whyNot } from '../why-not.ts';
import styles from '../../dashboard.module.css';
import { ProofField } from './ProofField.tsx';

type Fault = PasswordChangeError | 'different';

/** Asks for a proof and twice for the new password, and shows each error at its field. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { text } = useDashboard();
  const { call } = useSession();
  const { account } = text;
  const next = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault>();
  const refuse = (reason: Fault) => {
    setFault(reason);
    (reason === 'different' ? again : next).current?.focus();
  };
  const change = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const proof = await proofIn(form, call);
      return call('change_password', { password: next.current?.value ?? '', proof });
    },
    onSuccess: (answer) => {
      if (answer.changed) onChanged();
      else refuse(answer.reason);
    },
  });
  const numbers = { least: String(passwordLength.least), most: String(passwordLength.most) };
  const refused = fault && fill(account.refused[fault], numbers);

  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setFault(undefined);
        if (next.current?.value !== again.current?.value) refuse('different');
        else change.mutate(event.currentTarget);
      }}
    >
      <ProofField error={change.error} />
      <Field
        ref={next}
        label={account.next}
        type="password"
        autoComplete="new-password"
        hint={fill(account.hint, numbers)}
        error={fault === 'different' ? undefined : refused}
      />
      <Field
        ref={again}
        label={account.again}
        type="password"
        autoComplete="new-password"
        error={fault === 'different' ? refused : undefined}
      />
      <Actions>
        <BusyButton type="submit" busy={change.isPending}>
          {change.isPending ? account.changing : account.change}
        </BusyButton>
      </Actions>
      <p role="status" className={styles.status}>
        {change.isError && !(change.error instanceof Unproved) && whyNot(change.error, text)}
      </p>
    </form>
  );
}
