import { useQuery } from '@tanstack/react-query';
import type { AdminWaiting } from '../../../../domain/admin/api.ts';
import type { CheckReport } from '../../../../domain/checks.ts';
import styles from './Dashboard.module.css';
import { useDashboard, useIsOwner } from './dashboard-context.ts';
import { Leaving } from './letters/Leaving.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { answer, atReturn } from './queries.ts';
import { headingOf, type View } from './use-view.ts';

/** What waits for the owner: what is wrong with the server, then people. */
export function Waiting({ onMessages }: { onMessages: () => void }) {
  const { text, session, language } = useDashboard();
  const isOwner = useIsOwner();
  const { data, isError, refetch } = useQuery({
    ...answer(session, 'waiting', { language }),
    ...atReturn,
  });
  return (
    <section className={styles.waiting} aria-labelledby={headingOf('waiting')}>
      <h2 id={headingOf('waiting')} tabIndex={-1}>
        {text.waiting.heading}
      </h2>
      {!isOwner && <p>{text.waiting.forHelper}</p>}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data && <Things waiting={data} onMessages={onMessages} />}
    </section>
  );
}

function Things({ waiting, onMessages }: { waiting: AdminWaiting; onMessages: () => void }) {
  const { text, format } = useDashboard();
  const { messages, requests, letter, checks, stale } = waiting;
  const words = text.waiting;
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
  if (things.length + checks.length === 0 && !letter && stale === null) {
    return <p>{words.nothing}</p>;
  }
  return (
    <ul>
      {letter && <Leaving letter={letter} />}
      {checks.map((check) => (
        <Check key={check.name} check={check} />
      ))}
      {stale !== null && <li>{stale}</li>}
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

function Check({ check: { since, fault, remedy } }: { check: CheckReport }) {
  const { text, format } = useDashboard();
  return (
    <li className={styles.failing}>
      <strong>{fault}</strong> {remedy}{' '}
      <small>{text.waiting.since.replace('{since}', format.moment(since))}</small>
    </li>
  );
}
