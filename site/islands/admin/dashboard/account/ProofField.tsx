import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../Field.tsx';
import { answer } from '../queries.ts';
import { isUnproved, whyNot } from '../why-not.ts';

/**
 * Asks in a form for the password, which shows that it is still the administrator. Left empty, a
 * passkey is asked for once the form is sent (`proofIn`), where there is one.
 * @param error of the last time that the form was sent
 */
export function ProofField({ error }: { error?: Error | null }) {
  const { text, session } = useDashboard();
  const { proof } = text;
  const { data } = useQuery(answer(session, 'passkeys', {}));
  const hasPasskey = data?.passkeys.some(({ rp_id }) => rp_id === location.hostname) ?? false;
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
        hint={hasPasskey ? proof.orPasskey : undefined}
        required={!hasPasskey}
        error={refused}
        name="proof"
        type="password"
        autoComplete="current-password"
      />
    </>
  );
}
