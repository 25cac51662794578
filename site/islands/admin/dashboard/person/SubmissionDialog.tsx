import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListQuery } from '../../../../../domain/admin/list-query.ts';
import type { OpeningGround } from '../../../../../domain/admin/rights.ts';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useIsOwner } from '../dashboard-context.ts';
import { Dialog } from '../Dialog.tsx';
import { fill } from '../../../../../domain/text.ts';
import { SubscriberEmailsOf } from '../emails/SubscriberEmails.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { detailsQuery } from '../queries.ts';
import { useSubmissions } from '../table/use-submissions.ts';
import { Typed } from '../typed/Typed.tsx';
import { Answer } from './Answer.tsx';
import { Consent } from './Consent.tsx';
import { Details } from './Details.tsx';
import { Note } from './Note.tsx';
import { PersonActions } from './PersonActions.tsx';
import { Restriction } from './Restriction.tsx';
import { SubmissionActions } from './SubmissionActions.tsx';
import styles from './Person.module.css';

/** Where in which list the opened submission stands, and what opens another one. */
interface Place {
  query: ListQuery;
  total: number;
  index: number;
  row: SubmissionRow;
  onMove: (index: number, row: SubmissionRow) => void;
}

/**
 * One submission opened: its message and details, its neighbours in the list, and the person's
 * rights.
 */
export function SubmissionDialog({
  row,
  onClose,
  onDeleting,
  ...place
}: Place & {
  onClose: () => void;
  /** The submission, its message or its person is deleted in ten seconds. */
  onDeleting: () => void;
}) {
  const { session, text } = useDashboard();
  const isOwner = useIsOwner();
  const [opened, setOpened] = useState<{ id: string; ground: OpeningGround }>();
  const details = useQuery(
    detailsQuery(session, row.id, opened?.id === row.id ? opened.ground : undefined),
  );
  const submission = details.data;
  const heading = useRef<HTMLHeadingElement>(null);
  // The next one is read from its beginning.
  useEffect(() => {
    heading.current?.closest('dialog')?.scrollTo({ top: 0 });
  }, [row.id]);

  return (
    <Dialog labelledBy="row-heading" onClose={onClose}>
      <div className={styles.head}>
        <h3 ref={heading} id="row-heading">
          <Typed text={submission?.name ?? row.name} />
        </h3>
        <Button look="quiet" onClick={onClose}>
          {text.row.close}
        </Button>
      </div>
      {details.isError ? (
        <LoadFailure onRetry={() => void details.refetch()} />
      ) : (
        <>
          {submission && (
            <Restriction
              submission={submission}
              onOpen={(ground) => setOpened({ id: row.id, ground })}
            />
          )}
          <Details row={row} details={details.data}>
            {submission && <Answer key={row.id} submission={submission} />}
          </Details>
        </>
      )}
      <Steps row={row} {...place} />
      {isOwner && submission && (
        <SubmissionActions key={row.id} submission={submission} onDeleting={onDeleting} />
      )}
      {submission && !submission.covered && submission.restricted_since === null && (
        <Note key={`note of ${row.id}`} submission={submission} />
      )}
      {isOwner && (
        <PersonActions
          key={row.email}
          email={submission?.email ?? row.email}
          isRestricted={submission?.restricted_since != null}
          onErasing={onDeleting}
        />
      )}
      <SubscriberEmailsOf email={submission?.email ?? row.email} />
      <Consent id={row.id} />
    </Dialog>
  );
}

function Steps({ query, total, index, row, onMove }: Place) {
  const { text, format } = useDashboard();
  const { at } = useSubmissions(query, total, [index]);
  const here = at(index);
  // A correction may have moved it, or taken it out of what was searched for: the next one has its
  // place.
  const hasMoved = here ? here.id !== row.id : index >= total;
  const step = (to: number) => {
    const neighbour = at(to);
    return neighbour && (() => onMove(to, neighbour));
  };
  const steps = [
    ['previous', step(index - 1)],
    ['next', step(hasMoved ? index : index + 1)],
  ] as const;

  return (
    <div className={styles.steps}>
      {steps.map(([name, go]) => (
        // Not disabled at either end of the list, because that would take the focus away.
        <Button key={name} look="quiet" aria-disabled={!go} onClick={go}>
          {text.row[name]}
        </Button>
      ))}
      <p role="status">
        {hasMoved
          ? text.row.moved
          : fill(text.row.position, {
              position: format.number(index + 1),
              total: format.number(total),
            })}
      </p>
    </div>
  );
}
