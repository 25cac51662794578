import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { isUnproved, whyNot } from '../why-not.ts';

/**
 * Asks in a form for the password, which shows that it is still the administrator. Left empty, a
 * passkey is asked for once the form is sent (`proofIn`).
 * @param error of the last time that the form was sent
 */
export function ProofField({ error }: { error?: Error | null }) {
  const { text, session } = useDashboard();
  const { proof } = text;
  const refused = error && isUnproved(error) ? whyNot(error, text) : undefined;
  if (session.account.password === 'none') {
    return <p role={refused ? 'alert' : undefined}>{refused ?? proof.passkey}</p>;
  }
  return (
    <>
      {/* Password managers look for the password of this name. */}
      <input hidden readOnly autoComplete="username" value={session.account.username} />
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
