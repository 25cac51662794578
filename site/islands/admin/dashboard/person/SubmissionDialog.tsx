import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageLimit } from '../../../../../domain/admin/list-query.ts';
import type { OpeningGround } from '../../../../../domain/admin/rights.ts';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Dialog } from '../Dialog.tsx';
import { answer, pageQuery, type ListPage } from '../queries.ts';
import { Steps } from '../Steps.tsx';
import { Typed } from '../Typed.tsx';
import { Person } from './Person.tsx';
import { Loaded } from '../View.tsx';

/** Where the opened submission stands, and what opens another one. */
interface Place {
  list: ListPage;
  index: number;
  row: SubmissionRow;
  onMove: (index: number, row: SubmissionRow) => void;
}

/** One submission opened, until it is deleted: then what was done. */
export function SubmissionDialog({ onClose, ...place }: Place & { onClose: () => void }) {
  const { session } = useDashboard();
  const client = useQueryClient();
  const { row } = place;
  const [deleted, setDeleted] = useState<string>();
  const [opened, setOpened] = useState<{ id: string; ground: OpeningGround }>();
  const ground = opened?.id === row.id ? opened.ground : undefined;
  const details = useQuery({
    ...answer(session, 'submission', { id: row.id, ground }),
    enabled: deleted === undefined,
  });
  return (
    <Dialog
      id="row-heading"
      heading={
        deleted === undefined ? (
          <Typed text={details.data?.name ?? row.name} />
        ) : (
          <span ref={takeFocus} tabIndex={-1}>
            {deleted}
          </span>
        )
      }
      onClose={onClose}
    >
      {deleted === undefined && (
        <>
          <Neighbours {...place} />
          {/* The next one is read from its beginning. */}
          <div key={row.id} ref={scrollToTop}>
            <Loaded query={details}>
              {(submission) => (
                <Person
                  submission={submission}
                  onOpen={(chosen) => setOpened({ id: row.id, ground: chosen })}
                  onDeleted={(said) => {
                    setDeleted(said);
                    client.removeQueries({ queryKey: ['submission'] });
                  }}
                />
              )}
            </Loaded>
          </div>
        </>
      )}
    </Dialog>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

const scrollToTop = (element: HTMLElement | null) =>
  element?.closest('dialog')?.scrollTo({ top: 0 });

/** Leads to the rows before and after it in the list. */
function Neighbours({ list: { query, first, rows, total }, index, row, onMove }: Place) {
  const { text, format, session } = useDashboard();
  const client = useQueryClient();
  const place = rows.findIndex(({ id }) => id === row.id);
  // What was done may have taken it off this page: the next one has its place then.
  const hasMoved = place < 0;
  const at = hasMoved ? index : first + place;
  const stepTo = (words: string, to: number) => ({
    words,
    isThere: to >= 0 && to < total,
    go: async () => {
      const offset = to % pageLimit;
      const page = await client.query(pageQuery(session, query, to - offset));
      const found = page.rows[offset];
      if (found) onMove(to, found);
    },
  });
  const where = { position: format.number(at + 1), total: format.number(total) };
  return (
    <Steps
      label={text.tableHeading}
      steps={[stepTo(text.row.previous, at - 1), stepTo(text.row.next, hasMoved ? at : at + 1)]}
      position={hasMoved ? text.row.moved : fill(text.row.position, where)}
    />
  );
}
