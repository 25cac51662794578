import { useQuery } from '@tanstack/react-query';
import { fill } from '../../../../../domain/text.ts';
import { proofIn, type Proof, type Session } from '../../api-client.ts';
import styles from '../../dashboard.module.css';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../Field.tsx';
import { Fold } from '../Fold.tsx';
import { Loaded } from '../Loaded.tsx';
import { answer } from '../queries.ts';
import { useAct } from '../use-act.tsx';
import { ProvedForm } from './ProvedForm.tsx';

/** The passkeys of the account: added and removed here. */
export function Passkeys() {
  const { text, format, session } = useDashboard();
  const { call, account } = session;
  const words = text.account.passkeys;
  const query = useQuery(answer(session, 'passkeys', {}));
  const { act, busy, status } = useAct(
    async ({ id, form }: { id: string; form: HTMLFormElement }) => {
      await call('remove_passkey', { id, proof: await proofIn(form, call) });
      return words.removed;
    },
  );
  return (
    <Fold summary={words.heading}>
      <p>{words.note}</p>
      <Loaded query={query}>
        {({ passkeys, origin }) => (
          <>
            <ul className={styles.list} aria-label={words.heading}>
              {passkeys.map(({ id, name, created_at, last_used_at, rp_id }) => (
                <li key={id}>
                  <span>
                    <b>{name}</b>:{' '}
                    {fill(last_used_at ? words.entry : words.unused, {
                      created: format.moment(created_at),
                      used: last_used_at ? format.moment(last_used_at) : '',
                    })}
                    {rp_id !== location.hostname && ` (${fill(words.of, { host: rp_id })})`}
                  </span>
                  {/* Nobody could log in without one, nor a password. */}
                  {(account.password !== 'none' || passkeys.length > 1) && (
                    <ConfirmButton
                      busy={busy}
                      aria-label={fill(words.removeOf, { name })}
                      question={fill(words.removeSure, { name })}
                      isProved
                      onConfirm={(form) => act({ id, form })}
                    >
                      {words.remove}
                    </ConfirmButton>
                  )}
                </li>
              ))}
            </ul>
            {status}
            {origin === location.origin ? (
              <ProvedForm
                submit={words.add}
                onSend={async (typed, prove) => ({
                  said: words[await add(call, typed('name').trim(), await prove())],
                })}
              >
                {() => (
                  <Field
                    label={words.name}
                    hint={words.nameHint}
                    name="name"
                    required
                    pattern=".*\S.*"
                    maxLength={60}
                  />
                )}
              </ProvedForm>
            ) : (
              <p>{fill(words.at, { origin })}</p>
            )}
          </>
        )}
      </Loaded>
    </Fold>
  );
}

/** @returns the name of the sentence that says what came of it */
async function add(call: Session['call'], name: string, proof: Proof) {
  const optionsJSON = await call('passkey_options', {});
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? ('known' as const)
      : ('notMade' as const),
  );
  if (typeof made === 'string') return made;
  const answered = await call('add_passkey', { name, response: made, proof });
  if (answered.added) return 'added';
  return answered.reason === 'known' ? 'known' : 'notMade';
}
