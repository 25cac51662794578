import { fill } from '../../../../../domain/text.ts';
import { proofIn, type ActionAnswer, type Proof, type Session } from '../../api-client.ts';
import { useDashboard } from '../dashboard-context.ts';
import { AccountList } from './AccountList.tsx';
import { ActForm } from '../Act.tsx';
import { Field } from '../Form.tsx';

/** The passkeys of the account: added and removed here. */
export function Passkeys({ passkeys, origin }: ActionAnswer<'account'>) {
  const { text, format, session } = useDashboard();
  const { call, account } = session;
  const words = text.account.passkeys;
  // Nobody could log in without one, nor a password.
  const canRemove = account.password !== 'none' || passkeys.length > 1;
  return (
    <AccountList
      heading={words.heading}
      note={words.note}
      end={words.remove}
      isProved
      entries={passkeys.map(({ id, name, created_at, last_used_at, rp_id }) => ({
        id,
        says: (
          <>
            <b>{name}</b>:{' '}
            {fill(last_used_at ? words.entry : words.unused, {
              created: format.moment(created_at),
              used: last_used_at ? format.moment(last_used_at) : '',
            })}
            {rp_id !== location.hostname && ` (${fill(words.of, { host: rp_id })})`}
          </>
        ),
        ...(canRemove && {
          end: {
            name: fill(words.removeOf, { name }),
            question: fill(words.removeSure, { name }),
            run: async (prove) => {
              await call('remove_passkey', { id, proof: await prove() });
              return words.removed;
            },
          },
        }),
      }))}
    >
      {origin === location.origin ? (
        <ActForm
          look="primary"
          submit={words.add}
          isProved
          run={async (typed, form) => {
            const name = typed('name').trim();
            const outcome = await add(call, name, await proofIn(form, call));
            form.reset();
            return words[outcome];
          }}
        >
          <Field
            label={words.name}
            hint={words.nameHint}
            name="name"
            required
            pattern=".*\S.*"
            maxLength={60}
          />
        </ActForm>
      ) : (
        <p>{fill(words.at, { origin })}</p>
      )}
    </AccountList>
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
