import { useQuery } from '@tanstack/react-query';
import type { DeskRow } from '../../../../../domain/admin/api.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDesk } from '../desk-context.ts';
import { DeskTyped } from '../DeskTyped.tsx';
import { Dialog } from '../Dialog.tsx';
import type { Find } from '../find/find.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { rowQuery } from '../queries.ts';
import { useRows } from '../rows/use-rows.ts';
import { fill } from '../words.ts';
import { Details } from './Details.tsx';
import { PersonActions } from './PersonActions.tsx';
import styles from './Person.module.css';

/** One submission opened: its message and details, its neighbours in the list, and the person's rights. */
export function RowDialog({
  find,
  total,
  index,
  row,
  onMove,
  onClose,
  onErased,
}: {
  find: Find;
  total: number;
  index: number;
  row: DeskRow;
  onMove: (index: number, row: DeskRow) => void;
  onClose: () => void;
  onErased: () => void;
}) {
  const { session, text, words } = useDesk();
  const details = useQuery(rowQuery(session, row.id));
  const { at } = useRows(find, total, [index]);
  const step = (by: number) => {
    const neighbour = at(index + by);
    return neighbour && (() => onMove(index + by, neighbour));
  };
  const ways = [
    ['previous', step(-1)],
    ['next', step(1)],
  ] as const;

  return (
    <Dialog labelledBy="row-heading" onClose={onClose}>
      <div className={styles.head}>
        <h3 id="row-heading">
          <DeskTyped text={row.name} />
        </h3>
        <Button look="quiet" onClick={onClose}>
          {text.row.close}
        </Button>
      </div>
      {details.isError ? (
        <LoadFailure onRetry={() => void details.refetch()} />
      ) : (
        <Details row={row} details={details.data} />
      )}
      <div className={styles.ways}>
        {ways.map(([way, go]) => (
          // Not disabled at an end, which would take the focus from who walks through the list.
          <Button key={way} look="quiet" aria-disabled={!go} onClick={go}>
            {text.row[way]}
          </Button>
        ))}
        <p role="status">
          {fill(text.row.place, { place: words.number(index + 1), total: words.number(total) })}
        </p>
      </div>
      <PersonActions key={row.email} email={row.email} onErased={onErased} />
    </Dialog>
  );
}
