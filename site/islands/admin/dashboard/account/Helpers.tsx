import { useEffect, useRef, useState } from 'react';
import {
  helperNameLimit,
  invitationHours,
  invitationLink,
} from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { proofIn } from '../../api-client.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { answer } from '../queries.ts';
import styles from '../../dashboard.module.css';
import { Part } from './Part.tsx';
import { FieldError, ProvedForm } from './ProvedForm.tsx';

/** Those whom the owner has invited: new ones are invited here, and their accounts ended. */
export function Helpers() {
  const { text, format } = useDashboard();
  const session = useSession();
  const { call } = session;
  const words = text.account.helpers;
  const [invited, setInvited] = useState<{ name: string; invitation: string }>();
  return (
    <Part
      heading={words.heading}
      note={words.note}
      query={answer(session, 'helpers', {})}
      entriesOf={({ helpers }) => helpers}
      describe={({ username, invited_at, state }) => (
        <>
          <b>{username}</b>: {fill(words.states[state], { day: format.moment(invited_at) })}
        </>
      )}
      ending={({ id, username: name }) => ({
        button: words.end,
        label: fill(words.endOf, { name }),
        question: fill(words.endSure, { name }),
        isProved: true,
        end: async (form) => {
          await call('end_helper', { id, proof: await proofIn(form, call) });
          // What it holds is void, if it was theirs.
          setInvited(undefined);
        },
        ended: fill(words.ended, { name }),
      })}
    >
      {({ origin }) => (
        <>
          <ProvedForm
            submit={words.invite}
            onSend={async (typed, prove) => {
              const name = typed('name').trim();
              const proof = await prove();
              const { invitation } = await call('invite_helper', { username: name, proof });
              if (invitation === null) throw new FieldError('name', words.taken);
              setInvited({ name, invitation });
              return '';
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
            <NewLink
              name={invited.name}
              link={invitationLink(origin + location.pathname, invited.invitation)}
            />
          )}
        </>
      )}
    </Part>
  );
}

/** What the owner sends to whom they have invited. */
function NewLink({ name, link }: { name: string; link: string }) {
  const words = useDashboard().text.account.helpers;
  const field = useRef<HTMLInputElement>(null);
  // What is to be done next is to copy.
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
