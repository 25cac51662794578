import { pageLimit } from '../../../../../domain/admin/list-query.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import type { ListPage } from '../queries.ts';
import styles from '../../dashboard.module.css';

/** Leads from page to page of a list that has more than one. */
export function Pages({
  list: { first, rows, total },
  onFirst,
}: {
  list: ListPage;
  /** @param first the index of the first row to be shown */
  onFirst: (first: number) => void;
}) {
  const { text, format } = useDashboard();
  if (total <= pageLimit) return null;
  const steps = [
    [text.pages.previous, first - pageLimit],
    [text.pages.next, first + pageLimit],
  ] as const;
  return (
    <nav className={styles.row} aria-label={text.pages.label}>
      {steps.map(([words, to]) => {
        const isThere = to >= 0 && to < total;
        return (
          <Button
            key={words}
            look="quiet"
            aria-disabled={!isThere}
            onClick={isThere ? () => onFirst(to) : undefined}
          >
            {words}
          </Button>
        );
      })}
      <p role="status">
        {fill(text.pages.position, {
          from: format.number(first + 1),
          to: format.number(first + rows.length),
          total: format.number(total),
        })}
      </p>
    </nav>
  );
}
