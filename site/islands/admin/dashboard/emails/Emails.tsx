import { useQuery } from '@tanstack/react-query';
import { subscriptionStatuses } from '../../../../../domain/email/states.ts';
import bar from '../../AdminDashboard.module.css';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { fill } from '../../../../../domain/text.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { emailsQuery } from '../queries.ts';
import { headingOf } from '../use-view.ts';
import { AskEarlier } from './AskEarlier.tsx';
import styles from './Emails.module.css';
import { HeldEmails, numberHeld } from './HeldEmails.tsx';
import { Remind } from './Remind.tsx';
import { UnknownEmails } from './UnknownEmails.tsx';

/**
 * How many people are in which state, what keeps e-mails from going out, and what waits for the
 * administrator.
 */
export function Emails() {
  const { text, format } = useDashboard();
  const { emails } = text;
  const { data, isError, refetch } = useQuery(emailsQuery(useSession()));
  return (
    <section className={styles.view} aria-labelledby={headingOf('emails')}>
      <h2 id={headingOf('emails')} tabIndex={-1}>
        {emails.heading}
      </h2>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data && (
        <>
          {!data.emails_are_on && <p>{emails.off}</p>}
          {data.problem && (
            <p className={bar.note}>
              {fill(emails.problem, {
                since: format.moment(data.problem.since),
                what: data.problem.what,
              })}
            </p>
          )}
          <table className={dashboard.list}>
            <caption>{emails.people}</caption>
            <tbody>
              {subscriptionStatuses.map((state) => (
                <tr key={state}>
                  <th scope="row">{emails.states[state]}</th>
                  <td>{format.number(data.subscribers[state])}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{emails.queued}</th>
                <td>{format.number(data.queued)}</td>
              </tr>
            </tbody>
          </table>
          {data.held.length > 0 && <HeldEmails held={data.held} canSend={data.emails_are_on} />}
          {data.emails_are_on && (
            <>
              <AskEarlier notAsked={data.not_asked} />
              <Remind count={data.to_remind} isHeld={numberHeld(data.held) > 0} />
            </>
          )}
          <UnknownEmails canSend={data.emails_are_on} />
        </>
      )}
    </section>
  );
}
