import { useRef, useState, type ReactNode } from 'react';
import type { DeskOverview, DeskRow } from '../../../../../domain/admin/api.ts';
import styles from '../Desk.module.css';
import { useDesk } from '../desk-context.ts';
import { Filters } from '../find/Filters.tsx';
import { everything, type Find } from '../find/find.ts';
import { SortChoice } from '../find/SortChoice.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { RowDialog } from '../person/RowDialog.tsx';
import { useNarrow } from '../use-narrow.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { NewRows } from './NewRows.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';
import type { ActiveRow } from './use-row-window.ts';
import { useFirstPage } from './use-rows.ts';

/** The table with what finds, takes out and opens its rows. */
export function Submissions({
  find,
  onFind,
  overview,
  empty,
}: {
  find: Find;
  onFind: (find: Find) => void;
  /** Of all time. */
  overview: DeskOverview;
  /** Stands in for the table while there is no submission at all. */
  empty: ReactNode;
}) {
  const { text } = useDesk();
  const narrow = useNarrow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, total, newest, busy, failed, retry } = useFirstPage(find);
  const [active, setActive] = useState<ActiveRow>({ index: 0 });
  const [opened, setOpened] = useState<{ index: number; row: DeskRow }>();
  const all = overview.counters.total;
  const change = (next: Find) => {
    setActive({ index: 0, move: 'view' });
    onFind(next);
  };

  return (
    <section aria-labelledby="submissions-heading">
      <h2 id="submissions-heading" ref={heading} tabIndex={-1}>
        {text.tableHeading}
      </h2>
      {all > 0 && <Filters find={find} onFind={change} overview={overview} narrow={narrow} />}
      <div className={styles.toolbar}>
        {all > 0 && <Shown all={all} total={total} />}
        {newest !== undefined && (
          <NewRows
            newest={newest}
            onShow={() => {
              onFind(everything);
              setActive({ index: all, move: 'focus' });
            }}
          />
        )}
        {all > 0 && narrow && <SortChoice find={find} onFind={change} />}
        {all > 0 && <ExportButtons find={find} />}
      </div>
      {failed && <LoadFailure onRetry={retry} />}
      {all === 0 && empty}
      {all > 0 && total === 0 && <p className={styles.nothing}>{text.nothing}</p>}
      {all > 0 && total !== 0 && (
        <SubmissionsTable
          find={shown}
          total={total ?? all}
          busy={busy}
          narrow={narrow}
          active={active}
          onActive={setActive}
          onSort={(sort) => {
            change({ ...find, sort });
          }}
          onOpen={(index, row) => {
            setOpened({ index, row });
          }}
        />
      )}
      {opened && (
        <RowDialog
          find={shown}
          total={total ?? all}
          {...opened}
          onMove={(index, row) => {
            setOpened({ index, row });
          }}
          onClose={() => {
            setOpened(undefined);
            setActive({ index: opened.index, move: 'focus' });
          }}
          onErased={() => {
            setOpened(undefined);
            setActive({ index: 0, move: 'view' });
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}

function Shown({ all, total = all }: { all: number; total: number | undefined }) {
  const { text, words } = useDesk();
  return (
    <p role="status" className={styles.shown}>
      {total === all
        ? words.count(text.count.all, all)
        : words.count(text.count.some, total, { total: words.number(all) })}
    </p>
  );
}
