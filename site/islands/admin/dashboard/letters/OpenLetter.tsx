import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Loaded } from '../Loaded.tsx';
import { answer, atReturn } from '../queries.ts';
import { subjectIn } from './words.ts';
import { Course } from './Course.tsx';
import { DraftForm } from './DraftForm.tsx';
import { Preview } from './Preview.tsx';

/** One letter: while it is a draft to write, then on its way, then what became of it. */
export function OpenLetter({
  id,
  testsTo,
  onClose,
  onDeleted,
}: {
  id: string;
  /** The owner's address; null while something is not set that sending needs. */
  testsTo: string | null;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { language, text } = useDashboard();
  const { letters } = text;
  const query = useQuery({ ...answer(useSession(), 'letter', { id }), ...atReturn });
  const heading = useRef<HTMLHeadingElement>(null);
  const isDraft = query.data?.state === 'draft';
  // The pressed button is gone, so the heading takes the focus.
  useEffect(() => {
    heading.current?.focus();
  }, [isDraft, query.isPending]);
  return (
    <>
      <Button look="quiet" onClick={onClose}>
        {letters.back}
      </Button>
      <Loaded query={query}>
        {(letter) => (
          <>
            <h3 ref={heading} tabIndex={-1}>
              <bdi>{subjectIn(letter.subjects, language) ?? letters.noSubject}</bdi>
            </h3>
            {isDraft ? (
              <DraftForm letter={letter} testsTo={testsTo} onDeleted={onDeleted} />
            ) : (
              <>
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
