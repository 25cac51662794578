import { Unproved } from '../../api-client.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';

/**
 * Asks in a form for the password, which shows that it is still the administrator. Left empty, a
 * passkey is asked for once the form is sent (`proofIn`).
 * @param error of the last time that the form was sent
 */
export function ProofField({ error }: { error?: Error | null }) {
  const { proof } = useDashboard().text;
  const { account } = useSession();
  const refused = error instanceof Unproved ? proof[error.reason] : undefined;
  if (account.password === 'none') {
    return <p role={refused ? 'alert' : undefined}>{refused ?? proof.passkey}</p>;
  }
  return (
    <>
      {/* Password managers look for the password of this name. */}
      <input hidden readOnly autoComplete="username" value={account.username} />
      <Field
        label={proof.password}
        hint={proof.orPasskey}
        error={refused}
        name="proof"
        type="password"
        autoComplete="current-password"
      />
    </>
  );
}
