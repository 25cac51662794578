import { leastPasswordLength } from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { proofIn } from '../../api-client.ts';
import { useDashboard } from '../dashboard-context.ts';
import { ActForm, WrongFields } from '../Act.tsx';
import { Field } from '../Form.tsx';

/** Asks twice for the new password. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { text, session } = useDashboard();
  const { account: words } = text;
  const least = String(leastPasswordLength);
  const field = { type: 'password', autoComplete: 'new-password' };
  return (
    <ActForm
      look="primary"
      submit={words.change}
      isProved
      run={async (typed, form) => {
        const password = typed('next');
        if (password !== typed('again')) throw new WrongFields({ again: words.refused.different });
        const proof = await proofIn(form, session.call);
        const answer = await session.call('change_password', { password, proof });
        if (!answer.changed) {
          throw new WrongFields({ next: fill(words.refused[answer.reason], { least }) });
        }
        onChanged();
        return '';
      }}
    >
      <Field {...field} name="next" label={words.next} hint={fill(words.hint, { least })} />
      <Field {...field} name="again" label={words.again} />
    </ActForm>
  );
}
