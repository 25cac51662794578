import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { content } from '../../../content/index.ts';
import type { AdminLogin } from '../../../domain/admin/api.ts';
import type { EmailFigures } from '../../../domain/admin/emails.ts';
import { headPrint, type Letter, type LetterBody } from '../../../domain/letter.ts';
import { byLanguage } from '../../../domain/language.ts';
import { emailWords } from '../../emails/email-words.ts';
import { ApiError, createSession } from '../../islands/admin/api-client.ts';
import { OpenLetter } from '../../islands/admin/dashboard/letters/OpenLetter.tsx';
import {
  DashboardContext,
  type DashboardTools,
} from '../../islands/admin/dashboard/dashboard-context.ts';
import { Emails } from '../../islands/admin/dashboard/emails/Emails.tsx';
import { createFormatters } from '../../islands/admin/dashboard/formatters.ts';
import { answer } from '../../islands/admin/dashboard/queries.ts';
import { InvitationForm } from '../../islands/admin/LoginForm.tsx';
import { letterPrints } from '../../pictures/letter-prints.ts';
import { createQueryClient } from '../../islands/admin/query-client.ts';
import { ProofField } from '../../islands/admin/dashboard/Act.tsx';
import { FieldErrors } from '../../islands/admin/dashboard/Form.tsx';

const at = '2026-03-01T10:00:00.000Z';
const subjects = byLanguage(() => 'The first dates');
const body = 'We open in May.';

const figures: EmailFigures = {
  emails_are_on: true,
  subscribers: { unconfirmed: 107, confirmed: 214, unsubscribed: 9, bounced: 3 },
  not_asked: 4,
  queued: 1,
  problem: null,
};
const emailStates: Record<string, EmailFigures> = {
  'E-mails': figures,
  'E-mails, none goes out': { ...figures, problem: { since: at, what: '451 wait' } },
  'E-mails, off': { ...figures, emails_are_on: false },
};

const bodyOf = (text: string): LetterBody => ({
  parts: [{ tag: 'p', parts: [text] }],
  unsupported: [],
  print: headPrint,
});
const letter: Letter = {
  id: 'letter',
  audience: 'dates',
  state: 'draft',
  subjects,
  updated_at: at,
  send_at: null,
  ended_at: null,
  texts: byLanguage((language) => ({ subject: subjects[language], body })),
  bodies: byLanguage(() => bodyOf(body)),
  addressed: { recipients: byLanguage(() => 107), left_out: { unconfirmed: 107, unsubscribed: 9 } },
  tested_at: null,
  emails: {},
  complaints: 0,
  is_public: false,
  slugs: null,
};
const emails = { queued: 2, sent: 141, bounced: 1, unknown: 1, dropped: 1 };
const letterStates: Record<string, Partial<Letter>> = {
  'A letter, half written': {
    texts: { ...letter.texts, pt: { subject: subjects.pt, body: '' } },
    bodies: {
      en: { ...bodyOf('[May](http://example.org)'), unsupported: ['http://example.org'] },
      pt: {
        parts: [{ tag: 'print', name: 'lagoon', parts: [] }],
        unsupported: [],
        print: 'lagoon',
      },
    },
  },
  'A letter, about to leave': { state: 'due', send_at: at },
  'A letter, going out': { state: 'sending', send_at: at, emails },
  'A letter, sent': { state: 'sent', ended_at: at, emails, complaints: 1, is_public: true },
  'A letter, stopped': { state: 'stopped', ended_at: at, emails },
};

const invitationStates: Record<string, Error | null> = {
  'An invitation, opened': null,
  'An invitation, no longer valid': new ApiError('spent'),
};

const nothing = () => undefined;
const unpressed = {
  onClose: nothing,
  remove: { act: nothing, reset: nothing, busy: false, status: <p /> },
};
const account = { username: 'admin', role: 'owner', password: 'own' } as const;

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
      {Object.entries(letterStates).map(([name, state]) => (
        <State key={name} name={name} emails={figures} letter={{ ...letter, ...state }}>
          <OpenLetter id={letter.id} testsTo="owner@example.org" {...unpressed} />
        </State>
      ))}
      <State name="Asked whether it is still the administrator" emails={figures}>
        <ProofField />
      </State>
      <State name="Asked, and the password was wrong" emails={figures}>
        <FieldErrors value={{ proof: content.en.admin.dashboard.proof.wrong }}>
          <ProofField />
        </FieldErrors>
      </State>
      {Object.entries(invitationStates).map(([name, error]) => (
        <State key={name} name={name} emails={figures}>
          <InvitationForm
            text={content.en.admin}
            invitation=""
            loginHref="#"
            login={{ error, isPending: false, variables: undefined, mutate: nothing }}
          />
        </State>
      ))}
    </>
  );
}

/** A part of the dashboard that has its answers already. */
function State(props: {
  name: string;
  emails: EmailFigures;
  letter?: Letter;
  children: ReactNode;
}) {
  // Nothing is asked by it: the answers are there.
  const session = createSession({ account } as AdminLogin, () => undefined);
  const client = createQueryClient();
  client.setQueryData(answer(session, 'emails', {}).queryKey, props.emails);
  client.setQueryData(answer(session, 'letter', { id: letter.id }).queryKey, props.letter);
  client.setQueryData(answer(session, 'letter_returns', { id: letter.id }).queryKey, {
    returns: [
      {
        email: 'gone@example.org',
        complained: false,
        state: 'bounced',
        reason: null,
        server_words: '550 no such user',
      },
      {
        email: 'cross@example.org',
        complained: true,
        state: 'sent',
        reason: null,
        server_words: '250 ok',
      },
    ],
  });
  const tools: DashboardTools = {
    language: 'en',
    text: content.en.admin.dashboard,
    notify: () => undefined,
    format: createFormatters('en'),
    session,
    letterPrints: letterPrints(),
    letterWords: byLanguage((language) => emailWords('letter', language)),
  };
  return (
    <figure>
      <figcaption>{props.name}</figcaption>
      <QueryClientProvider client={client}>
        <DashboardContext value={tools}>{props.children}</DashboardContext>
      </QueryClientProvider>
    </figure>
  );
}
