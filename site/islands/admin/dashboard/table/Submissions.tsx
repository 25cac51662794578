import { useState, type ReactNode } from 'react';
import type { AdminOverview } from '../../../../../domain/admin/api.ts';
import { defaultQuery, type ListQuery } from '../../../../../domain/admin/list-query.ts';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import unseen from '../../../../ui/unseen/Unseen.module.css';
import { Counters } from '../Counters.tsx';
import styles from '../Dashboard.module.css';
import { useDashboard, useIsOwner } from '../dashboard-context.ts';
import { Filters } from '../filters/Filters.tsx';
import { SortChoice } from '../filters/SortChoice.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { EnterCard } from '../person/EnterCard.tsx';
import { SubmissionDialog } from '../person/SubmissionDialog.tsx';
import { pageQuery, useKeptQuery } from '../queries.ts';
import { useNarrow } from '../use-narrow.ts';
import { headingOf } from '../use-view.ts';
import { Export } from './Export.tsx';
import { NewRows } from './NewRows.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';
import type { ActiveRow } from './use-row-window.ts';

interface SubmissionsProps {
  /** Whether another view is shown. */
  hidden: boolean;
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
  /** Of all submissions, whatever the filters match. */
  counters: AdminOverview['counters'];
  /** Stands in for the table while there is no submission at all. */
  empty: ReactNode;
}

/** The table, and the controls that count, search, export and open its rows. */
export function Submissions({ hidden, query, onQuery, counters, empty }: SubmissionsProps) {
  const { text, session } = useDashboard();
  const { total: all } = counters;
  const narrow = useNarrow();
  // The first page includes the number of rows.
  const first = useKeptQuery(pageQuery(session, query, 0));
  const [active, setActive] = useState<ActiveRow>({ index: 0 });
  const [opened, setOpened] = useState<{ index: number; row: SubmissionRow }>();
  const list = { query: first.data?.query ?? query, total: first.data?.total ?? all };
  const change = (part: Partial<ListQuery>) => {
    setActive({ index: 0, move: 'view' });
    onQuery({ ...query, ...part });
  };
  const onSort = (sort: ListQuery['sort']) => change({ sort });
  const open = (index: number, row: SubmissionRow) => setOpened({ index, row });
  const close = (next: ActiveRow) => {
    setOpened(undefined);
    setActive(next);
  };
  const showNew = () => {
    onQuery(defaultQuery);
    setActive({ index: all, move: 'focus' });
  };

  return (
    <section
      hidden={hidden}
      className={styles.submissions}
      aria-labelledby={headingOf('submissions')}
    >
      <Head
        counters={counters}
        shown={list.total}
        newest={first.data?.newest}
        query={query}
        onShowNew={showNew}
      />
      {all > 0 && (
        <Filters filter={query.filter} onFilter={(filter) => change({ filter })} narrow={narrow} />
      )}
      {all > 0 && narrow && <SortChoice sort={query.sort} onSort={onSort} />}
      {first.isError && <LoadFailure onRetry={first.retry} />}
      {all === 0 && empty}
      {all > 0 && list.total === 0 && <p className={styles.nothing}>{text.nothing}</p>}
      {all > 0 && list.total > 0 && (
        <SubmissionsTable
          {...list}
          busy={first.isPending}
          narrow={narrow}
          active={active}
          onActive={setActive}
          onSort={onSort}
          onOpen={open}
        />
      )}
      {opened && (
        <SubmissionDialog
          {...list}
          {...opened}
          onMove={open}
          onClose={() => close({ index: opened.index, move: 'focus' })}
          onDeleting={() => close({ index: 0, move: 'view' })}
        />
      )}
    </section>
  );
}

/** How many there are, and what is done with all of them. */
function Head({
  counters,
  shown,
  newest,
  query,
  onShowNew,
}: {
  counters: AdminOverview['counters'];
  shown: number;
  newest: Parameters<typeof NewRows>[0]['newest'] | undefined;
  query: ListQuery;
  onShowNew: () => void;
}) {
  const { total: all } = counters;
  const isOwner = useIsOwner();
  return (
    <div className={styles.head}>
      <Title all={all} shown={shown} />
      <Counters counters={counters} />
      <div className={styles.toolbar}>
        {newest !== undefined && <NewRows newest={newest} onShow={onShowNew} />}
        {isOwner && <EnterCard />}
        {isOwner && all > 0 && <Export query={query} />}
      </div>
    </div>
  );
}

function Title({ all, shown }: { all: number; shown: number }) {
  const { text } = useDashboard();
  return (
    <div className={styles.title}>
      <h2 id={headingOf('submissions')} tabIndex={-1}>
        {text.tableHeading}
      </h2>
      {all > 0 && <Count all={all} shown={shown} />}
    </div>
  );
}

function Count({ all, shown }: { all: number; shown: number }) {
  const { text, format } = useDashboard();
  return (
    // All of them is what the counter says already.
    <p role="status" className={shown === all ? unseen.unseen : styles.shown}>
      {shown === all
        ? format.count(text.count.all, all)
        : format.count(text.count.some, shown, { total: format.number(all) })}
    </p>
  );
}
