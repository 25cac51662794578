import type { ListSort } from '../../../../../domain/admin/list-query.ts';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import unseen from '../../../../ui/unseen/Unseen.module.css';
import type { ListPage } from '../queries.ts';
import { TooltipDelays } from '../Tooltip.tsx';
import { headingOf } from '../use-view.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { roles, Row } from './Row.tsx';
import styles from '../../dashboard.module.css';

/** The specified table, of one page. On a phone each row is a block. */
export function SubmissionsTable({
  list: { query, first, rows, total },
  busy,
  narrow,
  onSort,
  onOpen,
}: {
  list: ListPage;
  busy: boolean;
  narrow: boolean;
  onSort: (sort: ListSort) => void;
  onOpen: (index: number, submission: SubmissionRow) => void;
}) {
  return (
    <TooltipDelays>
      <table
        {...roles.table}
        aria-labelledby={headingOf('submissions')}
        aria-rowcount={total + 1}
        aria-busy={busy}
        className={styles.rows}
      >
        <HeaderRow
          sort={query.sort}
          onSort={narrow ? undefined : onSort}
          className={narrow ? unseen.unseen : undefined}
        />
        <tbody {...roles.group}>
          {rows.map((row, position) => (
            // By its place: where a row goes, the next one takes the focus over.
            <Row key={position} index={first + position} submission={row} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </TooltipDelays>
  );
}
