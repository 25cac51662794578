import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { subscriptionStatuses } from '../../../../../domain/email/states.ts';
import bar from '../../AdminDashboard.module.css';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { fill } from '../../../../../domain/text.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer, atReturn } from '../queries.ts';
import { headingOf } from '../use-view.ts';
import styles from './Emails.module.css';
import { Button } from '../../../../ui/button/Button.tsx';

/** How many people are in which state, and what keeps e-mails from going out. */
export function Emails() {
  const { text, format } = useDashboard();
  const { emails } = text;
  const session = useSession();
  const { data, isError, refetch } = useQuery({ ...answer(session, 'emails', {}), ...atReturn });
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
          {data.emails_are_on && <AskEarlier notAsked={data.not_asked} />}
        </>
      )}
    </section>
  );
}

/** Offers to ask those whose address was never asked. */
function AskEarlier({ notAsked }: { notAsked: number }) {
  const { text, format } = useDashboard();
  const { earlier } = text.emails;
  const { call } = useSession();
  const client = useQueryClient();
  const ask = useMutation({
    // The server asks some at a time, so that no visitor waits.
    mutationFn: async () => {
      let all = 0;
      for (;;) {
        const { asked } = await call('ask_earlier', {});
        if (asked === 0) return all;
        all += asked;
      }
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <>
      {notAsked > 0 && (
        <>
          <p>{format.count(earlier.note, notAsked)}</p>
          <Button disabled={ask.isPending} onClick={() => ask.mutate()}>
            {ask.isPending ? earlier.asking : earlier.ask}
          </Button>
        </>
      )}
      <p role="status">
        {ask.isError && text.failure.action}
        {ask.isSuccess && format.count(earlier.asked, ask.data)}
      </p>
    </>
  );
}
