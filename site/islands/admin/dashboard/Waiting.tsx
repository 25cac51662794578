import { useQuery } from '@tanstack/react-query';
import type { AdminWaiting } from '../../../../domain/admin/api.ts';
import type { CheckReport } from '../../../../domain/checks.ts';
import { fill } from '../../../../domain/text.ts';
import styles from '../dashboard.module.css';
import { useDashboard, useIsOwner } from './dashboard-context.ts';
import { subjectIn } from './letters/subject-in.ts';
import { answer, atReturn } from './queries.ts';
import { headingOf } from './use-view.ts';
import { Loaded } from './View.tsx';

/** What waits for the owner: what is wrong with the server, then people. */
export function Waiting({ onMessages }: { onMessages: () => void }) {
  const { text, session, language } = useDashboard();
  const isOwner = useIsOwner();
  return (
    <section aria-labelledby="waiting-heading" className={styles.row}>
      <h2 id="waiting-heading">{text.waiting.heading}</h2>
      {!isOwner && <p>{text.waiting.forHelper}</p>}
      <Loaded query={useQuery({ ...answer(session, 'waiting', { language }), ...atReturn })}>
        {(waiting) => <Things waiting={waiting} onMessages={onMessages} />}
      </Loaded>
    </section>
  );
}

function Things({ waiting, onMessages }: { waiting: AdminWaiting; onMessages: () => void }) {
  const { text, format, session, language } = useDashboard();
  const { messages, requests, letter, checks, stale } = waiting;
  const words = text.waiting;
  const isFirst = session.account.password === 'first';
  if (![messages.first, requests.first, letter, checks[0], stale].some(Boolean) && !isFirst) {
    return <p>{words.nothing}</p>;
  }
  return (
    <ul className={`${styles.row} ${styles.list}`}>
      {isFirst && (
        <li className={styles.card}>
          {text.account.first} <a href={`#${headingOf('account')}`}>{text.account.firstLink}</a>
        </li>
      )}
      {letter && (
        <li className={styles.card}>
          <a href={`#${headingOf('letters')}`}>
            {text.letters.states[letter.state]}: {subjectIn(letter.subjects, language)}
          </a>{' '}
          {letter.state === 'due' && letter.send_at !== null
            ? fill(words.leaves, { at: format.moment(letter.send_at) })
            : format.count(words.stillToGo, letter.waiting)}
        </li>
      )}
      {checks.map((check) => (
        <Check key={check.name} check={check} />
      ))}
      {stale !== null && <li className={styles.card}>{stale}</li>}
      {messages.first !== null && (
        <li className={styles.card}>
          <a href={`#${headingOf('submissions')}`} onClick={onMessages}>
            {format.count(words.messages, messages.count, {
              day: format.day(messages.first.slice(0, 10)),
            })}
          </a>
        </li>
      )}
      {requests.first !== null && (
        <li className={styles.card}>
          <a href={`#${headingOf('requests')}`}>
            {format.count(words.requests, requests.count, { day: format.day(requests.first) })}
          </a>
        </li>
      )}
    </ul>
  );
}

function Check({ check: { since, fault, remedy } }: { check: CheckReport }) {
  const { text, format } = useDashboard();
  return (
    <li className={`${styles.card} ${styles.failing}`}>
      <strong>{fault}</strong> {remedy}{' '}
      <small>{text.waiting.since.replace('{since}', format.moment(since))}</small>
    </li>
  );
}
