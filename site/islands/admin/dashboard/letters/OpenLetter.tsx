import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnderWay, type Letter } from '../../../../../domain/letter.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { answer, atReturn } from '../queries.ts';
import { ActForm } from '../Act.tsx';
import { Course } from './Course.tsx';
import { DraftForm } from './DraftForm.tsx';
import { Preview } from './Preview.tsx';
import { subjectIn } from './subject-in.ts';
import { Loaded } from '../View.tsx';

const watchMs = 5000;

/** One letter: while it is a draft to write, then on its way, then what became of it. */
export function OpenLetter({
  id,
  testsTo,
  onClose,
}: {
  id: string;
  /** The owner's address; null while something is not set that sending needs. */
  testsTo: string | null;
  /** @param said what was done to it */
  onClose: (said?: string) => void;
}) {
  const query = useQuery({
    ...answer(useSession(), 'letter', { id }),
    ...atReturn,
    refetchInterval: ({ state: { data } }) => data && isUnderWay(data.state) && watchMs,
  });
  const isDraft = query.data?.state === 'draft';
  const { back } = useDashboard().text.letters;
  return (
    <>
      {!isDraft && (
        <Button look="quiet" onClick={() => onClose()}>
          {back}
        </Button>
      )}
      <Loaded query={query}>
        {(letter) => (
          <>
            <Heading letter={letter} />
            {isDraft ? (
              <DraftForm letter={letter} testsTo={testsTo} onClose={onClose} />
            ) : (
              <>
                <StopOrGoOn letter={letter} />
                <Course letter={letter} />
                <Preview letter={letter} />
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

/** What a letter is called and how it stands, which has the focus once that was changed here. */
function Heading({ letter }: { letter: Letter }) {
  const { text, language, format } = useDashboard();
  const { course, states, noSubject } = text.letters;
  const { state, subjects, send_at, ended_at, updated_at } = letter;
  const said = useRef<HTMLParagraphElement>(null);
  const isDraft = state === 'draft';
  const isStopped = state === 'stopped';
  useEffect(() => {
    said.current?.focus();
  }, [isDraft, isStopped]);
  return (
    <>
      <h3>
        <bdi>{subjectIn(subjects, language) ?? noSubject}</bdi>
      </h3>
      <p ref={said} tabIndex={-1} role="status">
        <strong>{states[state]}.</strong>{' '}
        {fill(course[state], { at: format.moment(ended_at ?? send_at ?? updated_at) })}
      </p>
    </>
  );
}

/** Stops a letter on its way; the owner lets one that was stopped go on. */
function StopOrGoOn({ letter: { id, state, emails } }: { letter: Letter }) {
  const { course } = useDashboard().text.letters;
  const { call } = useSession();
  const isOwner = useIsOwner();
  const waits = (emails.queued ?? 0) + (emails.sending ?? 0) > 0;
  const press = async (action: 'stop_letter' | 'resume_letter') => {
    await call(action, { id });
    return '';
  };
  if (isUnderWay(state)) {
    return <ActForm look="primary" submit={course.stop} run={() => press('stop_letter')} />;
  }
  if (state !== 'stopped' || !isOwner || !waits) return null;
  return <ActForm look="primary" submit={course.resume} run={() => press('resume_letter')} />;
}
