import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PasskeyEntry } from '../../../../../domain/admin/api.ts';
import { fill } from '../../../../../domain/text.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { ApiError, type Session } from '../../api-client.ts';
import { BusyButton } from '../BusyButton.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { isOfAccount, passkeysQuery } from '../queries.ts';
import styles from './Account.module.css';
import { PasswordOff } from './PasswordOff.tsx';
import { whyNot } from '../why-not.ts';

type Change =
  | { kind: 'add'; name: string }
  | { kind: 'rename'; id: string; name: string }
  | { kind: 'remove'; id: string }
  | { kind: 'switchOff' };

/** The administrator's passkeys: added, named and removed here, and put in the password's place. */
export function Passkeys(given: Parameters<typeof useChange>[0]) {
  const { text } = useDashboard();
  const words = text.account.passkeys;
  const session = useSession();
  const isOwner = useIsOwner();
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...passkeysQuery(session), enabled: open });
  const { change, status } = useChange(given);
  return (
    <details
      className={dashboard.disclosure}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{words.heading}</summary>
      <p>
        {words.note} {data?.password === 'on' && words.passwordStays}
      </p>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data && data.passkeys.length > 0 && (
        <ul className={styles.sessions} aria-label={words.heading}>
          {data.passkeys.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              // A helper could not log in without one.
              canRemove={isOwner || data.passkeys.length > 1}
              busy={change.isPending}
              onChange={change.mutate}
            />
          ))}
        </ul>
      )}
      {status('list')}
      {data && (
        <Add
          // A new one has no name yet.
          key={data.passkeys.length}
          origin={data.origin}
          busy={change.isPending}
          onAdd={change.mutate}
        />
      )}
      {status('add')}
      {data && isOwner && (
        <PasswordOff
          passkeys={data.passkeys}
          password={data.password}
          busy={change.isPending}
          onSwitchOff={() => change.mutate({ kind: 'switchOff' })}
        />
      )}
      {status('off')}
    </details>
  );
}

/** A change, and what came of it: said beside what was pressed, where the focus goes. */
function useChange({
  beforeEnd,
  onLoggedOut,
}: {
  /** Finishes what needs the session. */
  beforeEnd: () => Promise<unknown>;
  /** The passkey was removed that this session was begun with. */
  onLoggedOut: () => void;
}) {
  const { text } = useDashboard();
  const words = text.account.passkeys;
  const session = useSession();
  const client = useQueryClient();
  const list = useRef<HTMLParagraphElement>(null);
  const add = useRef<HTMLParagraphElement>(null);
  const off = useRef<HTMLParagraphElement>(null);
  const places = { list, add, off };
  const change = useMutation({
    mutationFn: async (wanted: Change) => {
      if (wanted.kind === 'remove') await beforeEnd();
      return perform(session, wanted);
    },
    onSuccess: async (result, { kind }) => {
      if (result === 'loggedOut') {
        onLoggedOut();
        return;
      }
      await client.invalidateQueries({ queryKey: ['admin'], predicate: isOfAccount });
      // The focused button may be gone, and what is said may be out of sight.
      places[placeOf[kind]].current?.focus();
    },
  });
  const status = (place: keyof typeof places) => (
    <p ref={places[place]} tabIndex={-1} role="status" className={styles.status}>
      {change.variables && placeOf[change.variables.kind] === place && (
        <>
          {change.data && change.data !== 'loggedOut' && words[change.data]}
          {change.isError && whyNot(change.error, text)}
        </>
      )}
    </p>
  );
  return { change, status };
}

const placeOf = { add: 'add', rename: 'list', remove: 'list', switchOff: 'off' } as const;

/** @returns the name of the sentence that says what came of it */
async function perform({ request }: Session, change: Change) {
  switch (change.kind) {
    case 'add':
      return add(request, change.name);
    case 'rename':
      await request('admin_rename_passkey', { id: change.id, name: change.name });
      return 'renamed';
    case 'remove':
      return remove(request, change.id);
    case 'switchOff':
      await request('admin_switch_password_off', {});
      return 'switchedOff';
  }
}

async function remove(request: Session['request'], id: string) {
  try {
    const { logged_out } = await request('admin_remove_passkey', { id });
    return logged_out ? 'loggedOut' : 'removed';
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return 'needed';
    throw error;
  }
}

async function add(request: Session['request'], name: string) {
  const optionsJSON = await request('admin_passkey_options', {});
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? ('known' as const)
      : ('notMade' as const),
  );
  if (typeof made === 'string') return made;
  const answer = await request('admin_add_passkey', { name, response: made });
  if (answer.added) return 'added';
  return answer.reason === 'known' ? 'known' : 'notMade';
}

/** Adds a passkey, or says where that can be done. */
function Add({
  origin,
  busy,
  onAdd,
}: {
  origin: string | null;
  busy: boolean;
  onAdd: (change: Change) => void;
}) {
  const words = useDashboard().text.account.passkeys;
  if (origin === null) return <p>{words.none}</p>;
  if (origin !== location.origin) return <p>{fill(words.at, { origin })}</p>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd({ kind: 'add', name: nameIn(event.currentTarget) });
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
      <Actions>
        <BusyButton type="submit" busy={busy}>
          {words.add}
        </BusyButton>
      </Actions>
    </form>
  );
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
  /** False once that was thought better of. */
  const [renaming, setRenaming] = useState<boolean>();
  const { id, name, created_at, last_used_at } = entry;
  const created = format.moment(created_at);
  const used = last_used_at && format.moment(last_used_at);
  const more = [
    used ? fill(words.entry, { created, used }) : fill(words.unused, { created }),
    entry.backed_up && words.backedUp,
    !entry.is_of_this_address && words.otherAddress,
  ].filter(Boolean);
  if (renaming) {
    return (
      <Rename
        name={name}
        onNamed={(to) => {
          setRenaming(false);
          onChange({ kind: 'rename', id, name: to });
        }}
        onCancel={() => setRenaming(false)}
      />
    );
  }
  return (
    <li>
      <span>
        <b>{name}</b>: {more.join('; ')}
      </span>
      <BusyButton
        autoFocus={renaming === false}
        look="quiet"
        busy={busy}
        aria-label={fill(words.renameOf, { name })}
        onClick={() => {
          setRenaming(true);
        }}
      >
        {words.rename}
      </BusyButton>
      {canRemove && (
        <ConfirmButton
          look="quiet"
          busy={busy}
          aria-label={fill(words.removeOf, { name })}
          question={fill(words.removeSure, { name })}
          onConfirm={() => {
            onChange({ kind: 'remove', id });
          }}
        >
          {words.remove}
        </ConfirmButton>
      )}
    </li>
  );
}

function Rename({
  name,
  onNamed,
  onCancel,
}: {
  name: string;
  onNamed: (to: string) => void;
  onCancel: () => void;
}) {
  const { text } = useDashboard();
  const words = text.account.passkeys;
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <li>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onNamed(nameIn(event.currentTarget));
        }}
      >
        <Field
          ref={field}
          label={fill(words.newName, { name })}
          name="name"
          defaultValue={name}
          required
          pattern=".*\S.*"
          maxLength={60}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
        />
        <Actions>
          <Button type="submit">{words.save}</Button>
          <Button look="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Actions>
      </form>
    </li>
  );
}

const nameIn = (form: HTMLFormElement): string => (new FormData(form).get('name') as string).trim();
