import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  helperNameLimit,
  invitationHours,
  invitationLink,
} from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { proofIn } from '../../api-client.ts';
import styles from '../../dashboard.module.css';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../Field.tsx';
import { Fold } from '../Fold.tsx';
import { Loaded } from '../Loaded.tsx';
import { answer } from '../queries.ts';
import { useAct } from '../use-act.tsx';
import { ProvedForm } from './ProvedForm.tsx';

/** Those whom the owner has invited: new ones are invited here, and their accounts ended. */
export function Helpers() {
  const { text, format, session } = useDashboard();
  const { call } = session;
  const words = text.account.helpers;
  const query = useQuery(answer(session, 'helpers', {}));
  const [invited, setInvited] = useState<{ name: string; invitation: string }>();
  const { act, busy, status } = useAct(
    async ({ id, name, form }: { id: string; name: string; form: HTMLFormElement }) => {
      await call('end_helper', { id, proof: await proofIn(form, call) });
      // What it holds is void, if it was theirs.
      setInvited(undefined);
      return fill(words.ended, { name });
    },
  );
  return (
    <Fold summary={words.heading}>
      <p>{words.note}</p>
      <Loaded query={query}>
        {({ helpers, origin }) => (
          <>
            <ul className={styles.list} aria-label={words.heading}>
              {helpers.map(({ id, username: name, invited_at, state }) => (
                <li key={id}>
                  <span>
                    <b>{name}</b>: {fill(words.states[state], { day: format.moment(invited_at) })}
                  </span>
                  <ConfirmButton
                    busy={busy}
                    aria-label={fill(words.endOf, { name })}
                    question={fill(words.endSure, { name })}
                    isProved
                    onConfirm={(form) => act({ id, name, form })}
                  >
                    {words.end}
                  </ConfirmButton>
                </li>
              ))}
            </ul>
            {status}
            <ProvedForm
              submit={words.invite}
              onSend={async (typed, prove) => {
                const name = typed('name').trim();
                const proof = await prove();
                const { invitation } = await call('invite_helper', { username: name, proof });
                if (invitation === null) return { wrongIn: 'name', why: words.taken };
                setInvited({ name, invitation });
                return { said: '' };
              }}
            >
              {(errorAt) => (
                <Field
                  label={words.name}
                  hint={words.nameHint}
                  error={errorAt('name')}
                  name="name"
                  required
                  pattern=".*\S.*"
                  maxLength={helperNameLimit}
                />
              )}
            </ProvedForm>
            {invited && (
              <Field
                key={invited.invitation}
                label={fill(words.link, { name: invited.name })}
                hint={fill(words.linkHint, { hours: String(invitationHours) })}
                readOnly
                value={invitationLink(origin + location.pathname, invited.invitation)}
                // eslint-disable-next-line jsx-a11y-x/no-autofocus -- what is to be done next is to copy
                autoFocus
                onFocus={(event) => {
                  event.currentTarget.select();
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </Fold>
  );
}
