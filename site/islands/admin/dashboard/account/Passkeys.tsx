import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PasskeyEntry } from '../../../../../domain/admin/api.ts';
import { fill } from '../../../../../domain/text.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { proofIn, Unproved, type Proof, type Session } from '../../api-client.ts';
import { BusyButton } from '../BusyButton.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer } from '../queries.ts';
import { whyNot } from '../why-not.ts';
import styles from '../../dashboard.module.css';
import { Disclosure } from './Disclosure.tsx';
import { ProofField } from './ProofField.tsx';

interface PasskeysProps {
  /** The passkey was removed that this session was begun with. */
  onLoggedOut: () => void;
}

/** The administrator's passkeys: added, named and removed here. */
export function Passkeys(props: PasskeysProps) {
  const { passkeys } = useDashboard().text.account;
  return (
    <Disclosure heading={passkeys.heading}>
      <p>{passkeys.note}</p>
      <PasskeyList {...props} />
    </Disclosure>
  );
}

/** What a form asks for. */
type Change = { form: HTMLFormElement } & (
  { kind: 'add' } | { kind: 'rename' | 'remove'; id: string }
);

function PasskeyList({ onLoggedOut }: PasskeysProps) {
  const { text } = useDashboard();
  const words = text.account.passkeys;
  const session = useSession();
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const { data, isError, refetch } = useQuery(answer(session, 'passkeys', {}));
  const change = useMutation({
    mutationFn: async (wanted: Change) => {
      return perform(session, wanted);
    },
    onSuccess: async (result) => {
      if (result === 'loggedOut') {
        onLoggedOut();
        return;
      }
      await client.invalidateQueries();
      // The focused button may be gone, and what is said may be out of sight.
      status.current?.focus();
    },
  });
  const isAtField = change.variables?.kind === 'add' && change.error instanceof Unproved;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{text.loading}</p>;
  return (
    <>
      {data.passkeys.length > 0 && (
        <ul className={styles.list} aria-label={words.heading}>
          {data.passkeys.map((entry) => (
            <Entry
              key={`${entry.id} ${entry.name}`}
              entry={entry}
              // Nobody could log in without one, nor a password.
              canRemove={session.account.has_password || data.passkeys.length > 1}
              busy={change.isPending}
              onChange={change.mutate}
            />
          ))}
        </ul>
      )}
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        {change.data && change.data !== 'loggedOut' && words[change.data]}
        {change.isError && !isAtField && whyNot(change.error, text)}
      </p>
      {data.origin === null && <p>{words.none}</p>}
      {data.origin !== null && data.origin !== location.origin && (
        <p>{fill(words.at, { origin: data.origin })}</p>
      )}
      {data.origin === location.origin && (
        <form
          // A new one has no name yet.
          key={data.passkeys.length}
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ kind: 'add', form: event.currentTarget });
          }}
        >
          <Field {...nameField} label={words.name} hint={words.nameHint} />
          <ProofField error={isAtField ? change.error : null} />
          <Actions>
            <BusyButton type="submit" busy={change.isPending}>
              {words.add}
            </BusyButton>
          </Actions>
        </form>
      )}
    </>
  );
}

/** @returns the name of the sentence that says what came of it */
async function perform({ call }: Session, change: Change) {
  const name = nameIn(change.form);
  if (change.kind === 'rename') {
    await call('rename_passkey', { id: change.id, name });
    return 'renamed';
  }
  const proof = await proofIn(change.form, call);
  if (change.kind === 'add') return add(call, name, proof);
  const { logged_out } = await call('remove_passkey', { id: change.id, proof });
  return logged_out ? 'loggedOut' : 'removed';
}

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

function Entry({
  entry,
  canRemove,
  busy,
  onChange,
}: {
  entry: PasskeyEntry;
  canRemove: boolean;
  busy: boolean;
  onChange: (change: Change) => void;
}) {
  const { text, format } = useDashboard();
  const words = text.account.passkeys;
  const { id, name, created_at, last_used_at } = entry;
  const created = format.moment(created_at);
  const used = last_used_at && format.moment(last_used_at);
  const more = [
    used ? fill(words.entry, { created, used }) : fill(words.unused, { created }),
    entry.backed_up && words.backedUp,
    !entry.is_of_this_address && words.otherAddress,
  ].filter(Boolean);
  return (
    <li>
      <span>
        <b>{name}</b>: {more.join('; ')}
      </span>
      <details>
        <summary aria-label={fill(words.renameOf, { name })}>{words.rename}</summary>
        <form
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ kind: 'rename', id, form: event.currentTarget });
          }}
        >
          <Field {...nameField} label={fill(words.newName, { name })} defaultValue={name} />
          <Actions>
            <Button type="submit">{words.save}</Button>
          </Actions>
        </form>
      </details>
      {canRemove && (
        <ConfirmButton
          busy={busy}
          aria-label={fill(words.removeOf, { name })}
          question={fill(words.removeSure, { name })}
          isProved
          onConfirm={(form) => onChange({ kind: 'remove', id, form })}
        >
          {words.remove}
        </ConfirmButton>
      )}
    </li>
  );
}

const nameField = { name: 'name', required: true, pattern: '.*\\S.*', maxLength: 60 };

/** What a form says as the name of a key; nothing where it does not ask. */
const nameIn = (form: HTMLFormElement): string =>
  (new FormData(form).get('name') as string | null)?.trim() ?? '';
