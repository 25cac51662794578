import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../Field.tsx';
import { answer } from '../queries.ts';

/**
 * Asks in a form for the password, which shows that it is still the administrator. Left empty, a
 * passkey is asked for once the form is sent (`proofIn`), where there is one.
 */
export function ProofField() {
  const { text, session } = useDashboard();
  const { proof } = text;
  const { data } = useQuery(answer(session, 'account', {}));
  const hasPasskey = data?.passkeys.some(({ rp_id }) => rp_id === location.hostname) ?? false;
  if (session.account.password === 'none') return <p>{proof.passkey}</p>;
  return (
    <>
      {/* Password managers look for the password of this name. */}
      <input hidden readOnly autoComplete="username" value={session.account.username} />
      <Field
        label={proof.password}
        hint={hasPasskey ? proof.orPasskey : undefined}
        required={!hasPasskey}
        name="proof"
        type="password"
        autoComplete="current-password"
      />
    </>
  );
}
