import { useMutation, useQuery } from '@tanstack/react-query';
import type { Broadcast } from '../../../../../domain/broadcast.ts';
import { letterPath } from '../../../../../domain/letters-archive.ts';
import { fill } from '../../../../../domain/text.ts';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { headingOf } from '../use-view.ts';
import styles from './Broadcasts.module.css';
import { useUpdate } from './use-broadcast.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { returnsQuery } from '../queries.ts';
import { Typed } from '../typed/Typed.tsx';

/** How many of its e-mails did not go yet. */
export const waitingOf = ({ emails }: Broadcast): number =>
  (emails.queued ?? 0) + (emails.sending ?? 0);

/**
 * How far a letter is, how many of its e-mails are in which state, and whether it can be read on
 * the site.
 */
export function Became({ broadcast }: { broadcast: Broadcast }) {
  const { text, format } = useDashboard();
  const { course } = text.broadcasts;
  const { state, emails, complaints } = broadcast;
  const all = Object.values(emails).reduce((sum, count) => sum + count, 0);
  const waiting = waitingOf(broadcast);
  const counts = {
    sent: emails.sent ?? 0,
    waiting,
    bounced: emails.bounced ?? 0,
    unknown: emails.unknown ?? 0,
    dropped: (emails.dropped ?? 0) + (emails.skipped ?? 0),
  };
  const names = Object.keys(counts) as (keyof typeof counts)[];
  const hasEnded = state === 'sent' || state === 'stopped';
  return (
    <>
      {!hasEnded && (
        <div className={styles.progress}>
          <progress aria-labelledby="broadcast-done" max={all} value={all - waiting} />
          <span id="broadcast-done">
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
                <td>
                  {format.number(counts[name])}
                  {name === 'unknown' && (
                    <>
                      {' '}
                      <a href={`#${headingOf('emails')}`}>{course.settle}</a>
                    </>
                  )}
                </td>
              </tr>
            ))}
          <tr>
            <th scope="row">{course.complaints}</th>
            <td>{format.number(complaints)}</td>
          </tr>
        </tbody>
      </table>
      {counts.bounced + complaints > 0 && (
        <Returns id={broadcast.id} count={counts.bounced + complaints} />
      )}
      {state === 'sent' && <ArchiveChoice broadcast={broadcast} />}
    </>
  );
}

/** Lets everybody read a letter on the site. */
function ArchiveChoice({ broadcast: { id, is_public, slugs } }: { broadcast: Broadcast }) {
  const { text, language } = useDashboard();
  const { request } = useSession();
  const update = useUpdate();
  const publish = useMutation({
    mutationFn: (isPublic: boolean) =>
      request('admin_publish_broadcast', { id, is_public: isPublic }),
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
        {text.broadcasts.course.archive}
      </label>
      {is_public && slugs && (
        <p>
          <a href={letterPath(language, slugs[language])}>{text.broadcasts.course.read}</a>
        </p>
      )}
      <p role="status">{publish.isError && text.failure.action}</p>
    </>
  );
}

/**
 * People whom a letter did not reach, with their mail servers' words, and people who reported it.
 */
function Returns({ id, count }: { id: string; count: number }) {
  const { text } = useDashboard();
  const { course } = text.broadcasts;
  const { data, isError, refetch } = useQuery(returnsQuery(useSession(), id, count));
  return (
    <>
      <h4>{course.returns}</h4>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      <ul className={styles.returns}>
        {data?.returns.map(({ email, complained, server_words }, index) => (
          <li key={index}>
            <strong>
              <Typed text={email ?? course.erased} />
            </strong>{' '}
            {complained ? (
              course.complained
            ) : (
              <Typed text={fill(course.cameBack, { words: server_words ?? text.none })} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
