import { useQuery } from '@tanstack/react-query';
import type { EmailRecord } from '../../../../../domain/admin/emails.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer, atReturn } from '../queries.ts';
import { Typed } from '../Typed.tsx';
import { useAct } from '../use-act.tsx';

/**
 * The state of a person, the e-mails to them, and a way to ask them again. Nothing where e-mails
 * never were on.
 */
export function SubscriberEmailsOf({ email }: { email: string }) {
  const { text, format } = useDashboard();
  const { emails } = text;
  const session = useSession();
  const { data: figures } = useQuery({ ...answer(session, 'emails', {}), ...atReturn });
  const { data, isError, refetch } = useQuery(answer(session, 'subscriber_emails', { email }));
  const { act, busy, status } = useAct(async () => {
    const { asked, reason } = await session.call('ask_again', { email });
    if (asked) return emails.person.asked;
    return emails.person.notAsked + (reason ? `: ${emails.reasons[reason]}` : '');
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data || !figures) return null;
  const areOn = figures.emails_are_on;
  if (!areOn && data.state === null) return null;
  const canBeAsked = areOn && data.state !== 'confirmed' && data.state !== 'unsubscribed';
  return (
    <section aria-labelledby="emails-of-person">
      <h4 id="emails-of-person">{emails.person.heading}</h4>
      <p>
        {data.state === null || data.state_since === null
          ? emails.never
          : fill(emails.person.since, {
              state: emails.states[data.state],
              since: format.moment(data.state_since),
            })}
      </p>
      {data.emails.length === 0 && <p>{emails.person.none}</p>}
      {data.emails.length > 0 && (
        <ul className={styles.list}>
          {data.emails.map((mail) => (
            <li key={mail.id}>
              <EmailLine mail={mail} />
            </li>
          ))}
        </ul>
      )}
      {canBeAsked && (
        <BusyButton look="quiet" busy={busy} onClick={() => act()}>
          {emails.person.ask}
        </BusyButton>
      )}
      {status}
    </section>
  );
}

/** What became of an e-mail, and what the mail server said. */
function EmailLine({ mail }: { mail: EmailRecord }) {
  const { text, format } = useDashboard();
  const { emails } = text;
  const at = format.moment(mail.ended_at ?? mail.due_at);
  return (
    <>
      {emails.kinds[mail.kind]}: {fill(emails.emailStates[mail.state], { at })}
      {mail.reason && ` (${emails.reasons[mail.reason]})`}
      {mail.server_words !== null && (
        <>
          {'. '}
          {emails.serverSaid.replace('{words}', '')}
          <Typed text={mail.server_words} />
        </>
      )}
    </>
  );
}
