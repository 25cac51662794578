import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageLimit, type ListQuery } from '../../../../../domain/admin/list-query.ts';
import type { NewAddress as Asked, OpeningGround } from '../../../../../domain/admin/rights.ts';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Dialog } from '../Dialog.tsx';
import { SubscriberEmailsOf } from '../emails/SubscriberEmails.tsx';
import { Loaded } from '../Loaded.tsx';
import { answer, pageQuery } from '../queries.ts';
import { Naming, Typed } from '../Typed.tsx';
import { Answer } from './Answer.tsx';
import { Consent } from './Consent.tsx';
import { Details } from './Details.tsx';
import { Note } from './Note.tsx';
import { PersonActions } from './PersonActions.tsx';
import { Restriction } from './Restriction.tsx';
import { SubmissionActions } from './SubmissionActions.tsx';

/** Where in which list the opened submission stands, and what opens another one. */
interface Place {
  query: ListQuery;
  total: number;
  index: number;
  row: SubmissionRow;
  onMove: (index: number, row: SubmissionRow) => void;
}

/** One submission opened, until it is deleted: then what was done. */
export function SubmissionDialog({ onClose, ...place }: Place & { onClose: () => void }) {
  const { text, session } = useDashboard();
  const client = useQueryClient();
  const { row } = place;
  const [deleted, setDeleted] = useState<string>();
  const [opened, setOpened] = useState<{ id: string; ground: OpeningGround }>();
  const ground = opened?.id === row.id ? opened.ground : undefined;
  const details = useQuery({
    ...answer(session, 'submission', { id: row.id, ground }),
    enabled: deleted === undefined,
  });
  const email = details.data?.email ?? row.email;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (deleted !== undefined) heading.current?.focus();
  }, [deleted]);
  // The next one is read from its beginning.
  useEffect(() => {
    heading.current?.closest('dialog')?.scrollTo({ top: 0 });
  }, [row.id]);
  const onDeleted = (said: string) => {
    setDeleted(said);
    client.removeQueries({ queryKey: ['submission'] });
  };

  return (
    <Dialog labelledBy="row-heading" onClose={onClose}>
      <div className={styles.row}>
        <h3 ref={heading} id="row-heading" tabIndex={-1} className={styles.grow}>
          {deleted ?? <Typed text={details.data?.name ?? row.name} />}
        </h3>
        <Button look="quiet" onClick={onClose}>
          {text.row.close}
        </Button>
      </div>
      {deleted === undefined && (
        <>
          <Steps {...place} />
          <Loaded key={row.id} query={details}>
            {(submission) => (
              <>
                <Restriction
                  submission={submission}
                  onOpen={(chosen) => setOpened({ id: row.id, ground: chosen })}
                />
                {submission.new_address && <NewAddress {...submission.new_address} />}
                <Details submission={submission}>
                  <Answer submission={submission} />
                </Details>
                <SubmissionActions submission={submission} onDeleted={onDeleted} />
                {!submission.covered && submission.restricted_since === null && (
                  <Note submission={submission} />
                )}
              </>
            )}
          </Loaded>
          <PersonActions
            key={`rights of ${row.email}`}
            email={email}
            isRestricted={details.data?.restricted_since != null}
            onErased={onDeleted}
          />
          <SubscriberEmailsOf key={`e-mails to ${email}`} email={email} />
          {details.data && <Consent {...details.data.consent} />}
        </>
      )}
    </Dialog>
  );
}

/** Which address a person asked for, and whether it is on the list already. */
function NewAddress({ email, asked_at, on_list }: Asked) {
  const { text, format } = useDashboard();
  const { waits, onList } = text.rights.newAddress;
  const sentence = (on_list ? onList : waits).replace('{since}', format.moment(asked_at));
  return (
    <p>
      <Naming email={email} sentence={sentence} />
    </p>
  );
}

function Steps({ query, total, index, row, onMove }: Place) {
  const { text, format } = useDashboard();
  const before = useRow(query, total, index - 1);
  const here = useRow(query, total, index);
  const after = useRow(query, total, index + 1);
  // A correction may have moved it, or taken it out of what was searched for: the next one has its
  // place.
  const hasMoved = here ? here.id !== row.id : index >= total;
  const steps = [
    ['previous', index - 1, before],
    ['next', hasMoved ? index : index + 1, hasMoved ? here : after],
  ] as const;
  return (
    <div className={styles.row}>
      {steps.map(([name, to, neighbour]) => (
        // Not disabled at either end of the list, because that would take the focus away.
        <Button
          key={name}
          look="quiet"
          aria-disabled={!neighbour}
          onClick={neighbour && (() => onMove(to, neighbour))}
        >
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
