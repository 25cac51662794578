import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer, atReturn } from '../queries.ts';
import { subjectIn } from './words.ts';
import styles from './Letters.module.css';
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
  const { data, isError, refetch } = useQuery({
    ...answer(useSession(), 'letter', { id }),
    ...atReturn,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const part = data && (data.state === 'draft' ? 'draft' : 'course');
  // The pressed button is gone, so the heading takes the focus.
  useEffect(() => {
    heading.current?.focus();
  }, [part]);
  return (
    <div className={styles.opened}>
      <Button look="quiet" onClick={onClose}>
        {letters.back}
      </Button>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            <bdi>{subjectIn(data.subjects, language) ?? letters.noSubject}</bdi>
          </h3>
          {part === 'draft' ? (
            <DraftForm letter={data} testsTo={testsTo} onDeleted={onDeleted} />
          ) : (
            <>
              <Course letter={data} />
              <Preview letter={data} />
            </>
          )}
        </>
      )}
    </div>
  );
}
