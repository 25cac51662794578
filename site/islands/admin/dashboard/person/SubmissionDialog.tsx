import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pageLimit, type ListQuery } from '../../../../../domain/admin/list-query.ts';
import type { OpeningGround } from '../../../../../domain/admin/rights.ts';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ErrorBoundary } from '../../../../ui/error-boundary/ErrorBoundary.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Dialog } from '../Dialog.tsx';
import { fill } from '../../../../../domain/text.ts';
import { SubscriberEmailsOf } from '../emails/SubscriberEmails.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer, pageQuery } from '../queries.ts';
import { Typed } from '../typed/Typed.tsx';
import { Answer } from './Answer.tsx';
import { Consent } from './Consent.tsx';
import { Details } from './Details.tsx';
import { NewAddress } from './NewAddress.tsx';
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

interface Opened extends Place {
  onClose: () => void;
}

/** One submission opened, until it is deleted: then what was done. */
export function SubmissionDialog(opened: Opened) {
  const { text } = useDashboard();
  const [deleted, setDeleted] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [deleted]);
  return (
    <Dialog labelledBy="row-heading" onClose={opened.onClose}>
      {deleted === undefined ? (
        <OpenedSubmission {...opened} onDeleted={setDeleted} />
      ) : (
        <div className={styles.head}>
          <h3 ref={heading} id="row-heading" tabIndex={-1}>
            {deleted}
          </h3>
          <Button look="quiet" onClick={opened.onClose}>
            {text.row.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Its message and details, its neighbours in the list, and the person's rights. */
function OpenedSubmission({
  row,
  onClose,
  onDeleted,
  ...place
}: Opened & {
  /** Called with what was done, once the submission or its person is deleted. */
  onDeleted: (said: string) => void;
}) {
  const { session, text } = useDashboard();
  const [opened, setOpened] = useState<{ id: string; ground: OpeningGround }>();
  const ground = opened?.id === row.id ? opened.ground : undefined;
  // Each time that it is opened on a ground leaves a line in the log.
  const details = useQuery(answer(session, 'submission', { id: row.id, ground }));
  const submission = details.data;
  const heading = useRef<HTMLHeadingElement>(null);
  // The next one is read from its beginning.
  useEffect(() => {
    heading.current?.closest('dialog')?.scrollTo({ top: 0 });
  }, [row.id]);

  return (
    <>
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
        <Part key={`details of ${row.id}`}>
          {submission && (
            <Restriction
              submission={submission}
              onOpen={(on) => setOpened({ id: row.id, ground: on })}
            />
          )}
          {submission?.new_address && <NewAddress {...submission.new_address} />}
          <Details row={row} details={details.data}>
            {submission && <Answer key={row.id} submission={submission} />}
          </Details>
        </Part>
      )}
      <Steps row={row} {...place} />
      {submission && (
        <Part key={`acts on ${row.id}`}>
          <SubmissionActions key={row.id} submission={submission} onDeleted={onDeleted} />
        </Part>
      )}
      {submission && !submission.covered && submission.restricted_since === null && (
        <Part key={`note of ${row.id}`}>
          <Note submission={submission} />
        </Part>
      )}
      <PersonActions
        key={row.email}
        email={submission?.email ?? row.email}
        isRestricted={submission?.restricted_since != null}
        onErased={onDeleted}
      />
      <Part key={`e-mails of ${row.id}`}>
        <SubscriberEmailsOf email={submission?.email ?? row.email} />
        {submission && <Consent {...submission.consent} />}
      </Part>
    </>
  );
}

/** A part of the dialog, whose fault leaves the others: the person can still be erased. */
function Part({ children }: { children: ReactNode }) {
  const { text } = useDashboard();
  return <ErrorBoundary fallback={<p role="alert">{text.row.broken}</p>}>{children}</ErrorBoundary>;
}

function Steps({ query, total, index, row, onMove }: Place) {
  const { text, format } = useDashboard();
  const before = useRow(query, total, index - 1);
  const here = useRow(query, total, index);
  const after = useRow(query, total, index + 1);
  // A correction may have moved it, or taken it out of what was searched for: the next one has its
  // place.
  const hasMoved = here ? here.id !== row.id : index >= total;
  const step = (to: number, neighbour: SubmissionRow | undefined) =>
    neighbour && (() => onMove(to, neighbour));
  const steps = [
    ['previous', step(index - 1, before)],
    ['next', hasMoved ? step(index, here) : step(index + 1, after)],
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

/** The row of a list at an index; undefined where there is none, and until it has arrived. */
function useRow(query: ListQuery, total: number, index: number): SubmissionRow | undefined {
  const enabled = index >= 0 && index < total;
  const place = Math.max(0, index) % pageLimit;
  const { data } = useQuery({ ...pageQuery(useSession(), query, index - place), enabled });
  return enabled ? data?.rows[place] : undefined;
}
