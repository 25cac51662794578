import { leastPasswordLength } from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../Field.tsx';
import { ProvedForm } from './ProvedForm.tsx';

/** Asks twice for the new password. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { text, session } = useDashboard();
  const { account } = text;
  const least = String(leastPasswordLength);
  const field = { type: 'password', autoComplete: 'new-password' };
  return (
    <ProvedForm
      submit={account.change}
      onSend={async (typed, prove) => {
        const password = typed('next');
        if (password !== typed('again'))
          return { wrongIn: 'again', why: account.refused.different };
        const proof = await prove();
        const answer = await session.call('change_password', { password, proof });
        if (!answer.changed) {
          return { wrongIn: 'next', why: fill(account.refused[answer.reason], { least }) };
        }
        onChanged();
        return { said: '' };
      }}
    >
      {(errorAt) => (
        <>
          <Field
            {...field}
            name="next"
            label={account.next}
            hint={fill(account.hint, { least })}
            error={errorAt('next')}
          />
          <Field {...field} name="again" label={account.again} error={errorAt('again')} />
        </>
      )}
    </ProvedForm>
  );
}
