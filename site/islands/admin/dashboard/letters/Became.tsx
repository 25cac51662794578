import { useMutation, useQuery } from '@tanstack/react-query';
import type { Letter } from '../../../../../domain/letter.ts';
import { letterPath } from '../../../../../domain/letters-archive.ts';
import { fill } from '../../../../../domain/text.ts';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import styles from './Letters.module.css';
import { useUpdate } from './use-letter.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer, atReturn } from '../queries.ts';
import { Typed } from '../typed/Typed.tsx';

/** How many of its e-mails did not go yet. */
export const waitingOf = ({ emails }: Letter): number =>
  (emails.queued ?? 0) + (emails.sending ?? 0);

/**
 * How far a letter is, how many of its e-mails are in which state, and whether it can be read on
 * the site.
 */
export function Became({ letter }: { letter: Letter }) {
  const { text, format } = useDashboard();
  const { course } = text.letters;
  const { state, emails, complaints } = letter;
  const all = Object.values(emails).reduce((sum, count) => sum + count, 0);
  const waiting = waitingOf(letter);
  const counts = {
    sent: emails.sent ?? 0,
    waiting,
    bounced: emails.bounced ?? 0,
    unknown: emails.unknown ?? 0,
    dropped: (emails.dropped ?? 0) + (emails.skipped ?? 0),
  };
  const unreached = counts.bounced + counts.unknown + counts.dropped + complaints;
  const names = Object.keys(counts) as (keyof typeof counts)[];
  const hasEnded = state === 'sent' || state === 'stopped';
  return (
    <>
      {!hasEnded && (
        <div className={styles.progress}>
          <progress aria-labelledby="letter-done" max={all} value={all - waiting} />
          <span id="letter-done">
            {fill(course.progress, { done: format.number(all - waiting), all: format.number(all) })}
          </span>
        </div>
      )}
      <table className={`${dashboard.list} ${styles.became}`}>
        <caption>{course.became}</caption>
        <tbody>
          {names
            .filter((name) => name === 'sent' || counts[name] > 0)
            .map((name) => (
              <tr key={name}>
                <th scope="row">{course.emails[name]}</th>
                <td>{format.number(counts[name])}</td>
              </tr>
            ))}
          <tr>
            <th scope="row">{course.complaints}</th>
            <td>{format.number(complaints)}</td>
          </tr>
        </tbody>
      </table>
      {unreached > 0 && <Returns id={letter.id} />}
      {state === 'sent' && <ArchiveChoice letter={letter} />}
    </>
  );
}

/** Lets everybody read a letter on the site. */
function ArchiveChoice({ letter: { id, is_public, slugs } }: { letter: Letter }) {
  const { text, language } = useDashboard();
  const { call } = useSession();
  const update = useUpdate();
  const publish = useMutation({
    mutationFn: (isPublic: boolean) => call('publish_letter', { id, is_public: isPublic }),
    onSuccess: update,
  });
  return (
    <>
      <label className={styles.archive}>
        <input
          type="checkbox"
          checked={publish.isPending ? publish.variables : is_public}
          onChange={(event) => publish.mutate(event.currentTarget.checked)}
        />
        {text.letters.course.archive}
      </label>
      {is_public && slugs && (
        <p>
          <a href={letterPath(language, slugs[language])}>{text.letters.course.read}</a>
        </p>
      )}
      <p role="status">{publish.isError && text.failure.action}</p>
    </>
  );
}

/**
 * People whom a letter did not reach, with the reason or their mail servers' words, and people who
 * reported it.
 */
function Returns({ id }: { id: string }) {
  const { text } = useDashboard();
  const { course } = text.letters;
  const { data, isError, refetch } = useQuery({
    ...answer(useSession(), 'letter_returns', { id }),
    ...atReturn,
  });
  return (
    <>
      <h4>{course.returns}</h4>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      <ul className={styles.returns}>
        {data?.returns.map(({ email, complained, state, reason, server_words }, index) => (
          <li key={index}>
            <strong>
              <Typed text={email ?? course.erased} />
            </strong>{' '}
            {complained ? (
              course.complained
            ) : reason ? (
              text.emails.reasons[reason]
            ) : state === 'unknown' ? (
              course.emails.unknown
            ) : (
              <Typed text={fill(course.cameBack, { words: server_words ?? text.none })} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
