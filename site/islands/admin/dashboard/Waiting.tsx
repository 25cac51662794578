import { useQuery } from '@tanstack/react-query';
import type { AdminWaiting } from '../../../../domain/admin/api.ts';
import type { CheckReport } from '../../../../domain/checks.ts';
import { fill } from '../../../../domain/text.ts';
import styles from './Dashboard.module.css';
import { useDashboard, useIsOwner } from './dashboard-context.ts';
import { Leaving } from './broadcasts/Leaving.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { waitingQuery } from './queries.ts';
import { headingOf, type View } from './use-view.ts';

/** What waits for the owner: what is wrong with the server, then people. */
export function Waiting({ onMessages }: { onMessages: () => void }) {
  const { text, session, language } = useDashboard();
  const isOwner = useIsOwner();
  const { data, isError, refetch } = useQuery(waitingQuery(session, language));
  return (
    <section className={styles.waiting} aria-labelledby={headingOf('waiting')}>
      <h2 id={headingOf('waiting')} tabIndex={-1}>
        {text.waiting.heading}
      </h2>
      {!isOwner && <p>{text.waiting.forHelper}</p>}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data && <Things waiting={data} onMessages={onMessages} />}
      {data?.drill && <Drill drill={data.drill} />}
    </section>
  );
}

function Things({ waiting, onMessages }: { waiting: AdminWaiting; onMessages: () => void }) {
  const { text, format } = useDashboard();
  const { messages, requests, unknown_emails, broadcast, checks } = waiting;
  const words = text.waiting;
  const isOwner = useIsOwner();
  const things: { view: View; sentence: string; onClick?: () => void }[] = [];
  if (messages.first !== null) {
    const day = format.day(messages.first.slice(0, 10));
    const sentence = format.count(words.messages, messages.count, { day });
    things.push({ view: 'submissions', sentence, onClick: onMessages });
  }
  if (requests.first !== null) {
    const day = format.day(requests.first);
    const sentence = format.count(words.requests, requests.count, { day });
    things.push({ view: 'requests', sentence });
  }
  if (unknown_emails > 0) {
    things.push({ view: 'emails', sentence: format.count(words.emails, unknown_emails) });
  }
  if (things.length + checks.length === 0 && !broadcast) {
    return <p>{isOwner ? words.nothing : words.nothingForHelper}</p>;
  }
  return (
    <ul>
      {broadcast && <Leaving broadcast={broadcast} />}
      {checks.map((check) => (
        <Check key={check.name} check={check} />
      ))}
      {things.map(({ view, sentence, onClick }) => (
        <li key={view}>
          <a href={`#${headingOf(view)}`} onClick={onClick}>
            {sentence}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** That the copies elsewhere bring the site back is also seen where nothing is wrong. */
function Drill({ drill }: { drill: NonNullable<AdminWaiting['drill']> }) {
  const { text, format } = useDashboard();
  const { at, back, of, seconds } = drill;
  const values = {
    at: format.moment(at),
    back: format.number(back),
    of: format.number(of),
    seconds: format.number(seconds),
  };
  return (
    <p>
      <small>{fill(text.waiting.drill, values)}</small>
    </p>
  );
}

function Check({ check: { status, since, fault, remedy } }: { check: CheckReport }) {
  const { text, format } = useDashboard();
  return (
    <li className={status === 'fail' ? styles.failing : undefined}>
      <strong>{fault}</strong> {remedy}{' '}
      <small>{text.waiting.since.replace('{since}', format.moment(since))}</small>
    </li>
  );
}
