import { useState } from 'react';
import {
  helperNameLimit,
  invitationHours,
  invitationLink,
} from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { proofIn, type ActionAnswer } from '../../api-client.ts';
import { useDashboard } from '../dashboard-context.ts';
import { AccountList } from './AccountList.tsx';
import { ActForm, WrongFields } from '../Act.tsx';
import { Field } from '../Form.tsx';

/** Those whom the owner has invited: new ones are invited here, and their accounts ended. */
export function Helpers({ helpers, origin }: ActionAnswer<'account'>) {
  const { text, format, session } = useDashboard();
  const { call } = session;
  const words = text.account.helpers;
  const [invited, setInvited] = useState<{ name: string; invitation: string }>();
  return (
    <AccountList
      heading={words.heading}
      note={words.note}
      end={words.end}
      isProved
      entries={helpers.map(({ id, username: name, invited_at, state }) => ({
        id,
        says: (
          <>
            <b>{name}</b>: {fill(words.states[state], { day: format.moment(invited_at) })}
          </>
        ),
        end: {
          name: fill(words.endOf, { name }),
          question: fill(words.endSure, { name }),
          run: async (prove) => {
            await call('end_helper', { id, proof: await prove() });
            // What it holds is void, if it was theirs.
            setInvited(undefined);
            return fill(words.ended, { name });
          },
        },
      }))}
    >
      <ActForm
        look="primary"
        submit={words.invite}
        isProved
        run={async (typed, form) => {
          const name = typed('name').trim();
          const proof = await proofIn(form, call);
          const { invitation } = await call('invite_helper', { username: name, proof });
          if (invitation === null) throw new WrongFields({ name: words.taken });
          setInvited({ name, invitation });
          form.reset();
          return '';
        }}
      >
        <Field
          label={words.name}
          hint={words.nameHint}
          name="name"
          required
          pattern=".*\S.*"
          maxLength={helperNameLimit}
        />
      </ActForm>
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
    </AccountList>
  );
}
