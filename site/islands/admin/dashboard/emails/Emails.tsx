import { useQuery } from '@tanstack/react-query';
import { subscriptionStatuses } from '../../../../../domain/email/states.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { answer, atReturn } from '../queries.ts';
import { BusyButton, useAct } from '../Act.tsx';
import { Loaded, View } from '../View.tsx';

/** How many people are in which state, and what keeps e-mails from going out. */
export function Emails() {
  const { text, format } = useDashboard();
  const { emails } = text;
  return (
    <View name="emails" heading={emails.heading}>
      <Loaded query={useQuery({ ...answer(useSession(), 'emails', {}), ...atReturn })}>
        {({ emails_are_on, problem, subscribers, queued, not_asked }) => (
          <>
            {!emails_are_on && <p>{emails.off}</p>}
            {problem && (
              <p className={styles.card}>
                {fill(emails.problem, { since: format.moment(problem.since), what: problem.what })}
              </p>
            )}
            <table>
              <caption>{emails.people}</caption>
              <tbody>
                {[
                  ...subscriptionStatuses.map((each) => [emails.states[each], subscribers[each]]),
                  [emails.queued, queued],
                ].map(([name, count]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{format.number(Number(count))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {emails_are_on && <AskEarlier notAsked={not_asked} />}
          </>
        )}
      </Loaded>
    </View>
  );
}

/** Offers to ask those whose address was never asked. */
function AskEarlier({ notAsked }: { notAsked: number }) {
  const { text, format } = useDashboard();
  const { earlier } = text.emails;
  const { call } = useSession();
  const { act, busy, status } = useAct(async () => {
    // The server asks some at a time, so that no visitor waits.
    for (let all = 0; ;) {
      const { asked } = await call('ask_earlier', {});
      if (asked === 0) return format.count(earlier.asked, all);
      all += asked;
    }
  });
  return (
    <>
      {notAsked > 0 && (
        <>
          <p>{format.count(earlier.note, notAsked)}</p>
          <BusyButton busy={busy} onClick={() => act()}>
            {busy ? earlier.asking : earlier.ask}
          </BusyButton>
        </>
      )}
      {status}
    </>
  );
}
