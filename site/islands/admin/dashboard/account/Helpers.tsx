import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { HelperEntry } from '../../../../../domain/admin/api.ts';
import {
  helperNameLimit,
  invitationHours,
  invitationLink,
} from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { Actions } from '../../../../ui/button/Button.tsx';
import { proofIn, Unproved } from '../../api-client.ts';
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

/** Those whom the owner has invited: new ones are invited here, and their accounts ended. */
export function Helpers() {
  const words = useDashboard().text.account.helpers;
  return (
    <Disclosure heading={words.heading}>
      <p>{words.note}</p>
      <HelperList />
    </Disclosure>
  );
}

/** What stands under the heading once it is opened. */
export function HelperList() {
  const { text } = useDashboard();
  const words = text.account.helpers;
  const session = useSession();
  const { call } = session;
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const { data, isError, refetch } = useQuery(answer(session, 'helpers', {}));
  const fresh = () => client.invalidateQueries();
  const invite = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const username = (new FormData(form).get('username') as string).trim();
      const proof = await proofIn(form, call);
      return { username, ...(await call('invite_helper', { username, proof })) };
    },
    onMutate: () => end.reset(),
    onSuccess: fresh,
  });
  const end = useMutation({
    mutationFn: async ({ id, form }: HelperEntry & { form: HTMLFormElement }) =>
      call('end_helper', { id, proof: await proofIn(form, call) }),
    // A link that is shown stays: it is shown this once.
    onMutate: () => {
      if (!invite.data?.invitation) invite.reset();
    },
    onSuccess: async () => {
      // What it held is void, if it was theirs.
      invite.reset();
      await fresh();
      // The focused button is gone with its row.
      status.current?.focus();
    },
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{text.loading}</p>;
  const busy = invite.isPending || end.isPending;
  return (
    <>
      {data.helpers.length > 0 && (
        <ul className={styles.list} aria-label={words.heading}>
          {data.helpers.map((helper) => (
            <Entry
              key={helper.id}
              helper={helper}
              busy={busy}
              onEnd={(form) => end.mutate({ ...helper, form })}
            />
          ))}
        </ul>
      )}
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        {end.isSuccess && fill(words.ended, { name: end.variables.username })}
        {end.isError && whyNot(end.error, text)}
      </p>
      {data.origin === null ? (
        <p>{text.account.passkeys.none}</p>
      ) : (
        <InviteForm
          // A new one has no name yet.
          key={data.helpers.length}
          isTaken={invite.data?.invitation === null}
          error={invite.error}
          busy={busy}
          onInvite={invite.mutate}
        />
      )}
      {invite.isSuccess && invite.data.invitation !== null && data.origin !== null && (
        <NewLink
          name={invite.data.username}
          link={invitationLink(data.origin + location.pathname, invite.data.invitation)}
        />
      )}
      <p role="status" className={styles.status}>
        {invite.isError && !(invite.error instanceof Unproved) && whyNot(invite.error, text)}
      </p>
    </>
  );
}

function Entry({
  helper: { username, invited_at, state },
  busy,
  onEnd,
}: {
  helper: HelperEntry;
  busy: boolean;
  onEnd: (form: HTMLFormElement) => void;
}) {
  const { text, format } = useDashboard();
  const words = text.account.helpers;
  return (
    <li>
      <span>
        <b>{username}</b>: {fill(words.states[state], { day: format.moment(invited_at) })}
      </span>
      <ConfirmButton
        busy={busy}
        aria-label={fill(words.endOf, { name: username })}
        question={fill(words.endSure, { name: username })}
        isProved
        onConfirm={onEnd}
      >
        {words.end}
      </ConfirmButton>
    </li>
  );
}

function InviteForm({
  isTaken,
  error,
  busy,
  onInvite,
}: {
  /** Whether the last name was somebody's already. */
  isTaken: boolean;
  error: Error | null;
  busy: boolean;
  onInvite: (form: HTMLFormElement) => void;
}) {
  const words = useDashboard().text.account.helpers;
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        onInvite(event.currentTarget);
      }}
    >
      <Field
        label={words.name}
        hint={words.nameHint}
        error={isTaken ? words.taken : undefined}
        name="username"
        autoComplete="off"
        required
        pattern=".*\S.*"
        maxLength={helperNameLimit}
      />
      <ProofField error={error} />
      <Actions>
        <BusyButton type="submit" busy={busy}>
          {words.invite}
        </BusyButton>
      </Actions>
    </form>
  );
}

/** The link of a new invitation, which is shown this once. */
function NewLink({ name, link }: { name: string; link: string }) {
  const words = useDashboard().text.account.helpers;
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is a new one; what is to be done next is to copy.
  useEffect(() => field.current?.focus(), [link]);
  return (
    <div className={styles.stack}>
      <Field
        ref={field}
        label={fill(words.link, { name })}
        hint={fill(words.linkHint, { hours: String(invitationHours) })}
        readOnly
        value={link}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
    </div>
  );
}
