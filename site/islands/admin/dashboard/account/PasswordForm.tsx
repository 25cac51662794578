import { leastPasswordLength } from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { FieldError, ProvedForm } from './ProvedForm.tsx';

/** Asks twice for the new password, and shows each error at its field. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { account } = useDashboard().text;
  const { call } = useSession();
  const least = String(leastPasswordLength);
  const field = { type: 'password', autoComplete: 'new-password' };
  return (
    <ProvedForm
      submit={account.change}
      onSend={async (typed, prove) => {
        const password = typed('next');
        if (password !== typed('again')) throw new FieldError('again', account.refused.different);
        const proof = await prove();
        const answer = await call('change_password', { password, proof });
        if (!answer.changed) {
          throw new FieldError('next', fill(account.refused[answer.reason], { least }));
        }
        onChanged();
        return '';
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
