import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { content } from '../../../content/index.ts';
import type { AdminLogin, HelperEntry } from '../../../domain/admin/api.ts';
import type { EmailFigures } from '../../../domain/admin/emails.ts';
import { audiences, type Broadcast } from '../../../domain/broadcast.ts';
import { byLanguage } from '../../../domain/language.ts';
import { emailWords } from '../../emails/email-words.ts';
import { createSession } from '../../islands/admin/api-client.ts';
import { HelperList } from '../../islands/admin/dashboard/account/Helpers.tsx';
import { PasswordOff } from '../../islands/admin/dashboard/account/PasswordOff.tsx';
import { Course } from '../../islands/admin/dashboard/broadcasts/Course.tsx';
import { DraftForm } from '../../islands/admin/dashboard/broadcasts/DraftForm.tsx';
import { Leaving } from '../../islands/admin/dashboard/broadcasts/Leaving.tsx';
import { Preview } from '../../islands/admin/dashboard/broadcasts/Preview.tsx';
import {
  DashboardContext,
  type DashboardTools,
} from '../../islands/admin/dashboard/dashboard-context.ts';
import { Emails } from '../../islands/admin/dashboard/emails/Emails.tsx';
import { createFormatters } from '../../islands/admin/dashboard/formatters.ts';
import { CardForm } from '../../islands/admin/dashboard/person/EnterCard.tsx';
import {
  audienceQuery,
  emailsQuery,
  helpersQuery,
  returnsQuery,
  unknownEmailsQuery,
} from '../../islands/admin/dashboard/queries.ts';
import { ProveForm } from '../../islands/admin/dashboard/step-up/Prove.tsx';
import { Deletions } from '../../islands/admin/dashboard/undo/Deletions.tsx';
import { InvitationForm } from '../../islands/admin/InvitationForm.tsx';
import { letterPrints } from '../../pictures/letter-prints.ts';
import { createQueryClient } from '../../islands/admin/query-client.ts';

const at = '2026-03-01T10:00:00.000Z';
const subjects = byLanguage(() => 'The first dates');
const body = 'We open in May.';

const figures: EmailFigures = {
  emails_are_on: true,
  subscribers: { unconfirmed: 107, confirmed: 214, unsubscribed: 9, bounced: 3 },
  not_asked: 4,
  to_remind: 83,
  queued: 1,
  held: [],
  problem: null,
};
const held = [{ rule: 'unanswered', now: 12, ever: 20, confirmed: 3 }] as const;
const emailStates: Record<string, EmailFigures> = {
  'E-mails': figures,
  'E-mails, confirmations held': { ...figures, held: [...held] },
  'E-mails, none goes out': { ...figures, problem: { since: at, what: '451 wait' } },
  'E-mails, off': { ...figures, emails_are_on: false },
};

const letter: Broadcast = {
  id: 'letter',
  audience: 'dates',
  state: 'draft',
  reason: null,
  subjects,
  updated_at: at,
  send_at: null,
  ended_at: null,
  texts: byLanguage((language) => ({ subject: subjects[language], body })),
  blocks: byLanguage(() => [{ type: 'paragraph', inlines: [{ type: 'text', text: body }] }]),
  tested_at: null,
  emails: {},
  complaints: 0,
  is_public: false,
  slugs: null,
};
const emails = { queued: 2, sent: 141, bounced: 1, unknown: 1, dropped: 1 };
const letterStates: Record<string, Partial<Broadcast>> = {
  'A letter, about to leave': { state: 'held', send_at: at },
  'A letter, going out': { state: 'sending', send_at: at, emails },
  'A letter, paused by itself': { state: 'paused', reason: 'bounces', send_at: at, emails },
  'A letter, sent': { state: 'sent', ended_at: at, emails, complaints: 1, is_public: true },
  'A letter, stopped': { state: 'stopped', ended_at: at, emails },
};

const helpers: HelperEntry[] = (['joined', 'invited', 'expired'] as const).map((state, index) => ({
  id: state,
  username: ['Ana', 'Eva', 'Rui'][index] ?? '',
  invited_at: at,
  state,
}));
const invitationStates: Record<string, string | undefined> = {
  'An invitation, opened': undefined,
  'An invitation, no longer valid': content.en.admin.toasts.spent,
};

const half: Broadcast = {
  ...letter,
  texts: { ...letter.texts, pt: { subject: subjects.pt, body: '' } },
  blocks: {
    ...letter.blocks,
    en: [{ type: 'paragraph', inlines: [{ type: 'text', text: '[May](http://example.org)' }] }],
    pt: [],
  },
};
const withPrint: Broadcast = {
  ...letter,
  blocks: { ...letter.blocks, pt: [{ type: 'print', name: 'lagoon' }, ...letter.blocks.pt] },
};
const recipients = byLanguage(() => 107);
const passwordStates = ['on', 'off', 'configured'] as const;
const passkeys = ['my phone', 'key in the safe'].map((name) => ({
  id: name,
  name,
  created_at: at,
  last_used_at: null,
  backed_up: false,
  is_of_this_address: true,
}));
const unpressed = { onProved: () => undefined, onCancel: () => undefined };
const unaccepted = { onAccept: () => undefined };
const account = {
  username: 'admin',
  role: 'owner',
  kept_in: 'store',
  has_first_password: false,
} as const;

/**
 * What the dashboard shows of e-mails and letters in their states, as it is drawn before anything
 * is pressed.
 */
export function DashboardStates() {
  return (
    <>
      {Object.entries(emailStates).map(([name, state]) => (
        <State key={name} name={name} emails={state}>
          <Emails />
        </State>
      ))}
      <State name="A letter, half written" emails={figures}>
        {/* eslint-disable-next-line no-restricted-syntax -- nothing is pressed here */}
        <DraftForm broadcast={half} testsTo="owner@example.org" onDeleting={() => undefined} />
      </State>
      <State name="A letter, as it will look" emails={figures}>
        <Preview broadcast={withPrint} />
      </State>
      <State name="A letter, about to leave, among what waits" emails={figures}>
        <ul>
          <Leaving
            broadcast={{ ...letter, state: 'held', send_at: at, recipients, waiting: 214 }}
          />
        </ul>
      </State>
      {Object.entries(letterStates).map(([name, state]) => (
        <State key={name} name={name} emails={figures}>
          <Course broadcast={{ ...letter, ...state }} />
        </State>
      ))}
      <State name="A card, entered by hand" emails={figures}>
        <CardForm />
      </State>
      <State name="Asked whether it is still the administrator" emails={figures}>
        <ProveForm hasPasskey hasPassword {...unpressed} />
      </State>
      <State name="Asked for the password alone" emails={figures}>
        <ProveForm hasPasskey={false} hasPassword {...unpressed} />
      </State>
      <State name="Asked for a passkey, the password being off" emails={figures}>
        <ProveForm hasPasskey hasPassword={false} {...unpressed} />
      </State>
      {passwordStates.map((password) => (
        <State key={password} name={`The password beside passkeys: ${password}`} emails={figures}>
          {/* eslint-disable-next-line no-restricted-syntax -- nothing is pressed here */}
          <PasswordOff {...{ passkeys, password }} busy={false} onSwitchOff={() => undefined} />
        </State>
      ))}
      <State name="Helpers" emails={figures}>
        <HelperList />
      </State>
      {Object.entries(invitationStates).map(([name, failure]) => (
        <State key={name} name={name} emails={figures}>
          <InvitationForm
            text={content.en.admin}
            failure={failure}
            loginHref="#"
            busy={false}
            {...unaccepted}
          />
        </State>
      ))}
    </>
  );
}

/** A part of the dashboard that has its answers already. */
function State(props: { name: string; emails: EmailFigures; children: ReactNode }) {
  // Nothing is asked by it: the answers are there.
  const session = createSession({ account } as AdminLogin);
  const client = createQueryClient(() => undefined);
  client.setQueryData(emailsQuery(session).queryKey, props.emails);
  for (const audience of audiences) {
    client.setQueryData(audienceQuery(session, audience).queryKey, {
      recipients,
      left_out: { unconfirmed: 107, unsubscribed: 9 },
    });
  }
  client.setQueryData(returnsQuery(session, letter.id, 2).queryKey, {
    returns: [
      { email: 'gone@example.org', complained: false, server_words: '550 no such user' },
      { email: 'cross@example.org', complained: true, server_words: '250 ok' },
    ],
  });
  client.setQueryData(helpersQuery(session).queryKey, { helpers, origin: 'https://vau.example' });
  client.setQueryData(unknownEmailsQuery(session).queryKey, { emails: [] });
  const tools: DashboardTools = {
    language: 'en',
    text: content.en.admin.dashboard,
    notify: () => undefined,
    format: createFormatters('en'),
    session,
    letterPrints: letterPrints(),
    letterWords: byLanguage((language) => emailWords('broadcast', language)),
    unfinished: new Set(),
  };
  return (
    <figure>
      <figcaption>{props.name}</figcaption>
      <QueryClientProvider client={client}>
        <DashboardContext value={tools}>
          <Deletions>{props.children}</Deletions>
        </DashboardContext>
      </QueryClientProvider>
    </figure>
  );
}
