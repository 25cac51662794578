import { fill } from '../../../../../domain/text.ts';
import { proofIn, type Proof, type Session } from '../../api-client.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { answer } from '../queries.ts';
import { Part } from './Part.tsx';
import { ProvedForm } from './ProvedForm.tsx';

/** What the name of a passkey must be like. */
export const passkeyNameField = { name: 'name', required: true, pattern: '.*\\S.*', maxLength: 60 };

/** The passkeys of the account: added and removed here. */
export function Passkeys() {
  const { text, format } = useDashboard();
  const session = useSession();
  const { call, account } = session;
  const words = text.account.passkeys;
  return (
    <Part
      heading={words.heading}
      note={words.note}
      query={answer(session, 'passkeys', {})}
      entriesOf={({ passkeys }) => passkeys}
      describe={({ name, created_at, last_used_at, rp_id }) => (
        <>
          <b>{name}</b>:{' '}
          {fill(last_used_at === null ? words.unused : words.entry, {
            created: format.moment(created_at),
            used: last_used_at === null ? '' : format.moment(last_used_at),
          })}
          {rp_id !== location.hostname && ` (${fill(words.of, { host: rp_id })})`}
        </>
      )}
      ending={({ id, name }, { passkeys }) =>
        // Nobody could log in without one, nor a password.
        account.password === 'none' && passkeys.length === 1
          ? undefined
          : {
              button: words.remove,
              label: fill(words.removeOf, { name }),
              question: fill(words.removeSure, { name }),
              isProved: true,
              end: async (form) => call('remove_passkey', { id, proof: await proofIn(form, call) }),
              ended: words.removed,
            }
      }
    >
      {({ origin }) =>
        origin === location.origin ? (
          <ProvedForm
            submit={words.add}
            onSend={async (typed, prove) =>
              words[await add(call, typed('name').trim(), await prove())]
            }
          >
            {() => <Field {...passkeyNameField} label={words.name} hint={words.nameHint} />}
          </ProvedForm>
        ) : (
          <p>{fill(words.at, { origin })}</p>
        )
      }
    </Part>
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
  const answer = await call('add_passkey', { name, response: made, proof });
  if (answer.added) return 'added';
  return answer.reason === 'known' ? 'known' : 'notMade';
}
