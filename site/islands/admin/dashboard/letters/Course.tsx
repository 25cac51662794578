import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Letter } from '../../../../../domain/letter.ts';
import { letterPath } from '../../../../../domain/letters-archive.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Loaded } from '../Loaded.tsx';
import { answer, atReturn } from '../queries.ts';
import { Typed } from '../Typed.tsx';
import { useAct } from '../use-act.tsx';
import { Addressed } from './Addressed.tsx';

/** Who gets a letter that was sent off; then how far it is, and what became of its e-mails. */
export function Course({ letter }: { letter: Letter }) {
  const { text, format } = useDashboard();
  const { course, audience } = text.letters;
  const { id, state, emails, complaints } = letter;
  if (state === 'due') {
    return (
      <>
        <p>{audience.names[letter.audience]}</p>
        <Addressed audience={letter.audience} />
      </>
    );
  }
  const all = Object.values(emails).reduce((sum, count) => sum + count, 0);
  const waiting = (emails.queued ?? 0) + (emails.sending ?? 0);
  const unreached = {
    bounced: emails.bounced ?? 0,
    unknown: emails.unknown ?? 0,
    dropped: (emails.dropped ?? 0) + (emails.skipped ?? 0),
    complaints,
  };
  const counts = { waiting, sent: emails.sent ?? 0, ...unreached };
  return (
    <>
      {state === 'sending' && (
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
          {(Object.keys(counts) as (keyof typeof counts)[])
            .filter((name) => name === 'sent' || counts[name] > 0)
            .map((name) => (
              <tr key={name}>
                <th scope="row">{course.emails[name]}</th>
                <td>{format.number(counts[name])}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {Object.values(unreached).some((count) => count > 0) && <Returns id={id} />}
      {state === 'sent' && <ArchiveChoice letter={letter} />}
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

/** Lets everybody read a letter on the site. */
function ArchiveChoice({ letter: { id, is_public, slugs } }: { letter: Letter }) {
  const { text, language } = useDashboard();
  const { course } = text.letters;
  const { call } = useSession();
  // As it was pressed, until the letter is asked for again.
  const [isTicked, setIsTicked] = useState(is_public);
  const { act, status } = useAct(async (isPublic: boolean) => {
    try {
      await call('publish_letter', { id, is_public: isPublic });
    } catch (error) {
      setIsTicked(!isPublic);
      throw error;
    }
    return '';
  });
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => {
            setIsTicked(event.currentTarget.checked);
            act(event.currentTarget.checked);
          }}
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
