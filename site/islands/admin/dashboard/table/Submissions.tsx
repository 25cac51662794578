import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AdminOverview } from '../../../../../domain/admin/api.ts';
import { defaultQuery, pageLimit, type ListQuery } from '../../../../../domain/admin/list-query.ts';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import unseen from '../../../../ui/unseen/Unseen.module.css';
import { Counters } from '../Counters.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard, useIsOwner } from '../dashboard-context.ts';
import { Filters, type OnQuery } from '../filters/Filters.tsx';
import { SubmissionDialog } from '../person/SubmissionDialog.tsx';
import { pageQuery, type ListPage } from '../queries.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import { Steps } from '../Steps.tsx';
import { useNarrow } from '../use-narrow.ts';
import { headingOf } from '../use-view.ts';
import { Export } from './Export.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';
import { Loaded } from '../View.tsx';

interface SubmissionsProps {
  query: ListQuery;
  onQuery: OnQuery;
  /** Of all submissions, whatever the filters match. */
  counters: AdminOverview['counters'];
  /** Stands in for the table while there is no submission at all. */
  empty: ReactNode;
}

/** The first index of the last page. */
const lastOf = (total: number) => Math.floor(Math.max(0, total - 1) / pageLimit) * pageLimit;

/** The table, and the controls that count, search, export and open its rows. */
export function Submissions({ query, onQuery, counters, empty }: SubmissionsProps) {
  const { text, session } = useDashboard();
  const { total: all } = counters;
  const narrow = useNarrow();
  const [place, setPlace] = useState({ query, first: 0 });
  // Another query begins at its first page.
  const first = place.query === query ? place.first : 0;
  const { data, isFetching, isError, refetch } = useQuery(pageQuery(session, query, first));
  const total = data?.total ?? all;
  const [opened, setOpened] = useState<{ index: number; row: SubmissionRow }>();
  const { section, focusRow } = useRowFocus(isFetching);
  // Its rows are gone: somebody was erased.
  if (data?.first === first && data.rows.length === 0 && lastOf(data.total) < first) {
    setPlace({ query, first: lastOf(data.total) });
  }
  const showPage = (to: number) => {
    setPlace({ query, first: to });
    focusRow(to);
  };
  const showNewest = () => {
    const chronological = { ...query, sort: defaultQuery.sort };
    onQuery(chronological);
    setPlace({ query: chronological, first: lastOf(total) });
    focusRow(total - 1);
  };
  const open = (index: number, row: SubmissionRow) => {
    setOpened({ index, row });
    setPlace({ query, first: index - (index % pageLimit) });
  };

  return (
    <section ref={section} aria-labelledby={headingOf('submissions')}>
      <Head counters={counters} shown={total} query={query} onShowNewest={showNewest} />
      {all > 0 && <Filters query={query} onQuery={onQuery} narrow={narrow} />}
      {all === 0 && empty}
      <Loaded query={{ data, isError, refetch }}>
        {(list) => {
          if (list.total === 0) return all > 0 && <p className={styles.card}>{text.nothing}</p>;
          return (
            <>
              <SubmissionsTable
                list={list}
                busy={isFetching}
                narrow={narrow}
                onSort={(sort) => onQuery((now) => ({ ...now, sort }))}
                onOpen={open}
              />
              <Pages list={list} onFirst={showPage} />
            </>
          );
        }}
      </Loaded>
      {opened && data && (
        <SubmissionDialog
          list={data}
          {...opened}
          onMove={open}
          onClose={() => {
            setOpened(undefined);
            focusRow(Math.min(opened.index, total - 1));
          }}
        />
      )}
    </section>
  );
}

/** Moves the focus to the name in a row, by its index, once the row is there. */
function useRowFocus(isFetching: boolean) {
  const section = useRef<HTMLElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || isFetching) return;
    section.current
      ?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] [aria-haspopup]`)
      ?.focus();
    wanted.current = undefined;
  });
  return {
    section,
    focusRow: (index: number) => {
      wanted.current = index;
    },
  };
}

/** How many there are, and what is done with all of them. */
function Head({
  counters,
  shown,
  query,
  onShowNewest,
}: {
  counters: AdminOverview['counters'];
  shown: number;
  query: ListQuery;
  onShowNewest: () => void;
}) {
  const { text } = useDashboard();
  const { total: all } = counters;
  const isOwner = useIsOwner();
  return (
    <div className={styles.row}>
      <h2 id={headingOf('submissions')} tabIndex={-1}>
        {text.tableHeading}
      </h2>
      {all > 0 && <Count all={all} shown={shown} />}
      <Counters counters={counters} />
      {shown > 0 && (
        <Button look="quiet" onClick={onShowNewest}>
          {text.pages.newest}
        </Button>
      )}
      <RefreshButton />
      {isOwner && all > 0 && <Export query={query} />}
    </div>
  );
}

function Count({ all, shown }: { all: number; shown: number }) {
  const { text, format } = useDashboard();
  return (
    // All of them is what the counter says already.
    <p role="status" className={shown === all ? unseen.unseen : undefined}>
      {shown === all
        ? format.count(text.count.all, all)
        : format.count(text.count.some, shown, { total: format.number(all) })}
    </p>
  );
}

/** Leads from page to page of a list that has more than one. */
function Pages({
  list: { first, rows, total },
  onFirst,
}: {
  list: ListPage;
  /** @param first the index of the first row to be shown */
  onFirst: (first: number) => void;
}) {
  const { text, format } = useDashboard();
  if (total <= pageLimit) return null;
  const step = (words: string, to: number) => ({
    words,
    isThere: to >= 0 && to < total,
    go: () => onFirst(to),
  });
  return (
    <Steps
      label={text.pages.label}
      steps={[
        step(text.pages.previous, first - pageLimit),
        step(text.pages.next, first + pageLimit),
      ]}
      position={fill(text.pages.position, {
        from: format.number(first + 1),
        to: format.number(first + rows.length),
        total: format.number(total),
      })}
    />
  );
}
