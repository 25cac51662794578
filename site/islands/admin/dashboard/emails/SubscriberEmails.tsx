import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EmailRecord } from '../../../../../domain/admin/emails.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { fill } from '../../../../../domain/text.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import person from '../person/Person.module.css';
import { answer, atReturn } from '../queries.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from './Emails.module.css';

/**
 * The state of a person, the e-mails to them, and a way to ask them again. Nothing where e-mails
 * never were on.
 */
export function SubscriberEmailsOf({ email }: { email: string }) {
  const { text, format } = useDashboard();
  const { emails } = text;
  const session = useSession();
  const client = useQueryClient();
  const { data: figures } = useQuery({ ...answer(session, 'emails', {}), ...atReturn });
  const { data, isError, refetch } = useQuery(answer(session, 'subscriber_emails', { email }));
  const ask = useMutation({
    mutationFn: () => session.call('ask_again', { email }),
    onSuccess: () => client.invalidateQueries(),
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data || !figures) return null;
  const areOn = figures.emails_are_on;
  if (!areOn && data.state === null) return null;
  const canBeAsked = areOn && data.state !== 'confirmed' && data.state !== 'unsubscribed';
  return (
    <section className={person.rights} aria-labelledby="emails-of-person">
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
        <ul className={styles.emails}>
          {data.emails.map((mail) => (
            <li key={mail.id}>
              <EmailLine mail={mail} />
            </li>
          ))}
        </ul>
      )}
      {canBeAsked && (
        <Button look="quiet" disabled={ask.isPending} onClick={() => ask.mutate()}>
          {emails.person.ask}
        </Button>
      )}
      <p role="status" className={person.status}>
        {ask.isError && text.failure.action}
        {ask.data &&
          (ask.data.asked
            ? emails.person.asked
            : emails.person.notAsked +
              (ask.data.reason ? `: ${emails.reasons[ask.data.reason]}` : ''))}
      </p>
    </section>
  );
}

/** What became of an e-mail, and what the mail server said. */
export function EmailLine({ mail }: { mail: EmailRecord }) {
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
