import { useQuery } from '@tanstack/react-query';
import { useRef, type Dispatch, type SetStateAction } from 'react';
import type { ListFilter, ListQuery, ListSort } from '../../../../../domain/admin/list-query.ts';
import { subscriptionStatuses } from '../../../../../domain/email/states.ts';
import { languages } from '../../../../../domain/language.ts';
import { tableFields } from '../../../../../domain/submission/views.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { beginOf, dayAt, dayBefore } from '../local-days.ts';
import { answer, atReturn } from '../queries.ts';
import { Field } from '../Form.tsx';

/** Changes what is listed. */
export type OnQuery = Dispatch<SetStateAction<ListQuery>>;

const sorts = tableFields.flatMap((column): ListSort[] => [
  { column, direction: 'ascending' },
  { column, direction: 'descending' },
]);

/** Searches by words and narrows down by what is known of a submission; on a phone, sorts, too. */
export function Filters({
  query: { filter, sort },
  onQuery,
  narrow,
}: {
  query: ListQuery;
  onQuery: OnQuery;
  narrow: boolean;
}) {
  const { text, session } = useDashboard();
  const { filters, columns } = text;
  const { data: overview } = useQuery(answer(session, 'overview', {}));
  const { data: emails } = useQuery({ ...answer(session, 'emails', {}), ...atReturn });
  const area = useRef<HTMLElement>(null);
  const { search, ...others } = filter;
  const count = Object.values(others).filter((value) => value !== undefined).length;
  const narrowDown = (part: keyof ListFilter, value: unknown) =>
    onQuery((before) => ({ ...before, filter: { ...before.filter, [part]: value } }));
  const choice = (
    part: keyof ListFilter,
    label: string,
    options: readonly (readonly [value: unknown, name: string])[],
  ) => (
    <Field
      label={label}
      options={[
        ['', filters.all],
        ...options.map(([value, name]) => [JSON.stringify(value), name] as const),
      ]}
      value={filter[part] === undefined ? '' : JSON.stringify(filter[part])}
      onChange={({ currentTarget: { value } }) =>
        narrowDown(part, value === '' ? undefined : JSON.parse(value))
      }
    />
  );
  const day = (part: 'from' | 'to', value: string | undefined, later: number) => (
    <Field
      label={filters[part]}
      type="date"
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        narrowDown(part, currentTarget.value ? beginOf(currentTarget.value, later) : undefined)
      }
    />
  );
  const yesOrNo = [
    [true, text.yes],
    [false, text.no],
  ] as const;
  const fields = (
    <>
      {narrow && (
        <Field
          label={filters.sort}
          options={sorts.map((each) => [
            JSON.stringify(each),
            fill(filters[each.direction], { column: columns[each.column] }),
          ])}
          value={JSON.stringify(sort)}
          onChange={({ currentTarget }) => {
            const chosen = JSON.parse(currentTarget.value) as ListSort;
            onQuery((before) => ({ ...before, sort: chosen }));
          }}
        />
      )}
      {choice(
        'country',
        columns.country,
        overview?.countries.map(({ country }) => [country, country ?? text.figures.noCountry]) ??
          [],
      )}
      {choice(
        'language',
        columns.language,
        languages.map((each) => [each, text.languages[each]]),
      )}
      {choice('wants_updates', filters.wants_updates, yesOrNo)}
      {choice('returning', columns.returning, yesOrNo)}
      {/* What waits leads to it; on a laptop it takes the place of a row only while it is set. */}
      {(narrow || filter.message_waits !== undefined) &&
        choice('message_waits', columns.message_waits, yesOrNo)}
      {emails?.emails_are_on &&
        choice('state', text.emails.filter, [
          ...subscriptionStatuses.map((each) => [each, text.emails.states[each]] as const),
          [null, text.emails.never],
        ])}
      <div className={styles.row}>
        {day('from', filter.from && dayAt(filter.from), 0)}
        {day('to', filter.to && dayBefore(filter.to), 1)}
      </div>
    </>
  );

  return (
    <search ref={area} aria-label={filters.heading} className={styles.row}>
      <div className={styles.grow}>
        <Field
          label={filters.search}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={filters.searchHint}
          value={search ?? ''}
          onChange={({ currentTarget: { value } }) => narrowDown('search', value || undefined)}
        />
      </div>
      {narrow ? (
        <details className={styles.grow}>
          <summary>
            {filters.more}
            {count > 0 && ` (${count})`}
          </summary>
          <div className={styles.row}>{fields}</div>
        </details>
      ) : (
        fields
      )}
      {(count > 0 || search !== undefined) && (
        <Button
          look="quiet"
          onClick={() => {
            area.current?.querySelector('input')?.focus();
            onQuery((before) => ({ ...before, filter: {} }));
          }}
        >
          {filters.clear}
        </Button>
      )}
    </search>
  );
}
