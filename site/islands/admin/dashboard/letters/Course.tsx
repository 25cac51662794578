import { useQuery } from '@tanstack/react-query';
import { isUnderWay, type Letter } from '../../../../../domain/letter.ts';
import { letterPath } from '../../../../../domain/letters-archive.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Loaded } from '../Loaded.tsx';
import { answer, atReturn } from '../queries.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import { Typed } from '../typed/Typed.tsx';
import { useAct } from '../use-act.tsx';
import { Addressed } from './Addressed.tsx';
import { Presses } from './Presses.tsx';
import { useUpdate } from './use-letter.ts';

/** A letter that was sent off: how far it is, how it can be stopped, and what became of it. */
export function Course({ letter }: { letter: Letter }) {
  const { text, format, session } = useDashboard();
  const { course, states, audience } = text.letters;
  const { id, state, send_at, ended_at, emails } = letter;
  const { data: count } = useQuery({
    ...answer(session, 'letter_audience', { audience: letter.audience }),
    enabled: state === 'due',
  });
  const at = format.moment(ended_at ?? send_at ?? letter.updated_at);
  return (
    <>
      <p role="status">
        <strong>{states[state]}.</strong> {state === 'draft' ? '' : fill(course[state], { at })}
      </p>
      {state === 'due' && (
        <>
          {send_at !== null && <p>{fill(text.waiting.leaves, { at: format.moment(send_at) })}</p>}
          <p>{audience.names[letter.audience]}</p>
          <Addressed count={count} />
        </>
      )}
      <div className={styles.row}>
        <Presses id={id} state={state} waiting={(emails.queued ?? 0) + (emails.sending ?? 0)} />
        {isUnderWay(state) && <RefreshButton />}
      </div>
      {state !== 'due' && <Became letter={letter} />}
      {state === 'sent' && <ArchiveChoice letter={letter} />}
    </>
  );
}

/** How far a letter is, and how many of its e-mails are in which state. */
function Became({ letter: { id, state, emails, complaints } }: { letter: Letter }) {
  const { text, format } = useDashboard();
  const { course } = text.letters;
  const all = Object.values(emails).reduce((sum, count) => sum + count, 0);
  const waiting = (emails.queued ?? 0) + (emails.sending ?? 0);
  const counts = {
    sent: emails.sent ?? 0,
    waiting,
    bounced: emails.bounced ?? 0,
    unknown: emails.unknown ?? 0,
    dropped: (emails.dropped ?? 0) + (emails.skipped ?? 0),
  };
  const unreached = counts.bounced + counts.unknown + counts.dropped + complaints;
  const rows = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((name) => name === 'sent' || counts[name] > 0)
    .map((name) => [course.emails[name], counts[name]] as const);
  return (
    <>
      {state !== 'sent' && state !== 'stopped' && (
        <div className={styles.row}>
          <progress aria-labelledby="letter-done" max={all} value={all - waiting} />
          <span id="letter-done">
            {fill(course.progress, { done: format.number(all - waiting), all: format.number(all) })}
          </span>
        </div>
      )}
      <table>
        <caption>{course.became}</caption>
        <tbody>
          {[...rows, [course.complaints, complaints] as const].map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unreached > 0 && <Returns id={id} />}
    </>
  );
}

/** Lets everybody read a letter on the site. */
function ArchiveChoice({ letter: { id, is_public, slugs } }: { letter: Letter }) {
  const { text, language } = useDashboard();
  const { course } = text.letters;
  const { call } = useSession();
  const update = useUpdate();
  const { act, busy, status } = useAct(async (isPublic: boolean) => {
    await update(await call('publish_letter', { id, is_public: isPublic }));
    return '';
  });
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={is_public !== busy}
          onChange={(event) => act(event.currentTarget.checked)}
        />
        {course.archive}
      </label>
      {is_public && slugs && (
        <p>
          <a href={letterPath(language, slugs[language])}>{course.read}</a>
        </p>
      )}
      {status}
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
  return (
    <>
      <h4>{course.returns}</h4>
      <Loaded query={useQuery({ ...answer(useSession(), 'letter_returns', { id }), ...atReturn })}>
        {({ returns }) => (
          <ul className={styles.list}>
            {returns.map(({ email, complained, state, reason, server_words }, index) => (
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
        )}
      </Loaded>
    </>
  );
}
