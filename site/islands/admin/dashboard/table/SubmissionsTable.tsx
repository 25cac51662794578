import { useRef } from 'react';
import type { ListQuery, ListSort } from '../../../../../domain/admin/list-query.ts';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import unseen from '../../../../ui/unseen/Unseen.module.css';
import dashboard from '../Dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { TooltipDelays } from '../Tooltip.tsx';
import { headingOf } from '../use-view.ts';
import cards from './Cards.module.css';
import { HeaderRow } from './HeaderRow.tsx';
import { roles, Row } from './Row.tsx';
import styles from './Table.module.css';
import { useRowWindow, type ActiveRow } from './use-row-window.ts';
import { useSubmissions } from './use-submissions.ts';

/** The specified table: only the rows in view are rendered and fetched. */
export function SubmissionsTable({
  query,
  total,
  busy,
  narrow,
  active,
  onActive,
  onSort,
  onOpen,
}: {
  query: ListQuery;
  total: number;
  busy: boolean;
  narrow: boolean;
  active: ActiveRow;
  onActive: (active: ActiveRow) => void;
  onSort: (sort: ListSort) => void;
  onOpen: (index: number, submission: SubmissionRow) => void;
}) {
  const { text } = useDashboard();
  const region = useRef<HTMLDivElement>(null);
  const view = useRowWindow({ region, total, narrow, active });
  const rows = useSubmissions(
    query,
    total,
    view.items.map(({ index }) => index),
  );

  return (
    <TooltipDelays>
      {rows.isError && <LoadFailure onRetry={rows.retry} />}
      <div ref={region} className={styles.region}>
        <table
          {...roles.table}
          aria-labelledby={headingOf('submissions')}
          aria-describedby={narrow ? undefined : 'table-keys'}
          aria-rowcount={total + 1}
          aria-busy={busy}
          className={narrow ? `${styles.cards} ${cards.cards}` : styles.table}
        >
          <HeaderRow
            sort={query.sort}
            onSort={narrow ? undefined : onSort}
            className={narrow ? unseen.unseen : undefined}
          />
          <tbody {...roles.group} style={{ height: view.height }}>
            {view.items.map(({ index, start }) => (
              <Row
                key={index}
                index={index}
                submission={rows.at(index)}
                start={start}
                height={view.rowHeight}
                active={index === active.index}
                onActive={onActive}
                onOpen={onOpen}
                onKey={(event) => {
                  const next = view.keyToRow(event.key, index);
                  if (next === undefined) return;
                  event.preventDefault();
                  onActive({ index: next, move: 'focus' });
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!narrow && (
        <p id="table-keys" className={dashboard.hint}>
          {text.keyboardHint}
        </p>
      )}
    </TooltipDelays>
  );
}
