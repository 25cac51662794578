import { useQuery } from '@tanstack/react-query';
import type { Letter, LetterReturn } from '../../../../../domain/letter.ts';
import { letterPath } from '../../../../../domain/letters-archive.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { ActForm } from '../Act.tsx';
import { answer, atReturn } from '../queries.ts';
import { Table } from '../Table.tsx';
import { Typed } from '../Typed.tsx';
import { Addressed } from './Addressed.tsx';
import { Loaded } from '../View.tsx';

/** Who gets a letter that was sent off; then how far it is, and what became of its e-mails. */
export function Course({ letter }: { letter: Letter }) {
  const { text, format } = useDashboard();
  const { course } = text.letters;
  const { id, state, emails, complaints } = letter;
  if (state === 'due') return <Addressed letter={letter} />;
  const all = Object.values(emails).reduce((sum, count) => sum + count, 0);
  const waiting = (emails.queued ?? 0) + (emails.sending ?? 0);
  const unreached = {
    bounced: emails.bounced ?? 0,
    unknown: emails.unknown ?? 0,
    dropped: (emails.dropped ?? 0) + (emails.skipped ?? 0),
    complaints,
  };
  const counts = Object.entries({ sent: emails.sent ?? 0, waiting, ...unreached }) as [
    keyof typeof course.emails,
    number,
  ][];
  const done = { done: format.number(all - waiting), all: format.number(all) };
  return (
    <>
      {state === 'sending' && (
        <label>
          {fill(course.progress, done)} <progress max={all} value={all - waiting} />
        </label>
      )}
      <Table
        caption={course.became}
        rows={counts
          .filter(([name, count]) => name === 'sent' || count > 0)
          .map(([name, count]) => [course.emails[name], format.number(count)])}
      />
      {Object.values(unreached).some((count) => count > 0) && <Returns id={id} />}
      {state === 'sent' && <ArchiveChoice letter={letter} />}
    </>
  );
}

/** People whom a letter did not reach, and people who reported it, each with the reason. */
function Returns({ id }: { id: string }) {
  const { course } = useDashboard().text.letters;
  return (
    <>
      <h4>{course.returns}</h4>
      <Loaded query={useQuery({ ...answer(useSession(), 'letter_returns', { id }), ...atReturn })}>
        {({ returns }) => (
          <ul className={styles.list}>
            {returns.map((each, index) => (
              <li key={index}>
                <strong>
                  <Typed text={each.email ?? course.erased} />
                </strong>{' '}
                <Why {...each} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function Why({ complained, state, reason, server_words }: LetterReturn) {
  const { text } = useDashboard();
  const { course } = text.letters;
  if (complained) return course.complained;
  if (reason) return text.emails.reasons[reason];
  if (state === 'unknown') return course.emails.unknown;
  return <Typed text={fill(course.cameBack, { words: server_words ?? text.none })} />;
}

/** Lets everybody read a letter on the site, or nobody any more. */
function ArchiveChoice({ letter: { id, is_public, slugs } }: { letter: Letter }) {
  const { text, language } = useDashboard();
  const { archive } = text.letters.course;
  const { call } = useSession();
  const change = async () => {
    await call('publish_letter', { id, is_public: !is_public });
    return '';
  };
  return (
    <>
      <p>
        {is_public ? archive.shown : archive.hidden}{' '}
        {is_public && slugs && <a href={letterPath(language, slugs[language])}>{archive.read}</a>}
      </p>
      <ActForm submit={is_public ? archive.hide : archive.show} run={change} />
    </>
  );
}
