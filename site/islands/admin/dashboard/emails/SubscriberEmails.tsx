import type { EmailRecord } from '../../../../../domain/admin/emails.ts';
import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { Typed } from '../Typed.tsx';
import { ActForm } from '../Act.tsx';

/**
 * The state of a person, the e-mails to them, and a way to ask them again. Nothing where e-mails
 * never were on.
 */
export function SubscriberEmailsOf({
  email,
  emails_are_on,
  emails: { state, state_since, emails: sent },
}: OpenedSubmission) {
  const { text, format, session } = useDashboard();
  const { emails } = text;
  if (!emails_are_on && state === null) return null;
  const canBeAsked = emails_are_on && state !== 'confirmed' && state !== 'unsubscribed';
  return (
    <section aria-labelledby="emails-of-person">
      <h4 id="emails-of-person">{emails.person.heading}</h4>
      <p>
        {state === null || state_since === null
          ? emails.never
          : fill(emails.person.since, {
              state: emails.states[state],
              since: format.moment(state_since),
            })}
      </p>
      {sent.length === 0 && <p>{emails.person.none}</p>}
      {sent.length > 0 && (
        <ul className={styles.list}>
          {sent.map((mail) => (
            <li key={mail.id}>
              <EmailLine mail={mail} />
            </li>
          ))}
        </ul>
      )}
      {canBeAsked && (
        <ActForm
          submit={emails.person.ask}
          run={async () => {
            const { asked, reason } = await session.call('ask_again', { email });
            if (asked) return emails.person.asked;
            return emails.person.notAsked + (reason ? `: ${emails.reasons[reason]}` : '');
          }}
        />
      )}
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
