import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import {
  defaultQuery,
  withPart,
  type ListFilter,
  type ListQuery,
  type ListSort,
} from '../../../../../domain/admin/list-query.ts';
import { subscriptionStatuses } from '../../../../../domain/email/states.ts';
import { languages } from '../../../../../domain/language.ts';
import { tableFields } from '../../../../../domain/submission/views.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { Field, Select } from '../field/Field.tsx';
import { PeriodFields } from '../field/PeriodFields.tsx';
import { answer, atReturn } from '../queries.ts';

const typingMs = 250;

/** Changes what is listed. */
export type OnQuery = Dispatch<SetStateAction<ListQuery>>;

interface FiltersProps {
  query: ListQuery;
  onQuery: OnQuery;
  narrow: boolean;
}

/** Searches by words and narrows down by what is known of a submission. */
export function Filters({ query, onQuery, narrow }: FiltersProps) {
  const { text } = useDashboard();
  const { filter } = query;
  const input = useRef<HTMLInputElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (part: Part, value: ListFilter[Part]) =>
    // Others may have been chosen since this was drawn.
    onQuery((now) => ({ ...now, filter: withPart(now.filter, part, value) }));
  useEffect(() => () => clearTimeout(typing.current), []);
  // What waits asks for another filter, too.
  useEffect(() => {
    const field = input.current;
    if (field && filter.search === undefined && !field.matches(':focus')) field.value = '';
  }, [filter.search]);
  /** How many of the filters beside the search are set. */
  const count = Object.keys(filter).filter((part) => part !== 'search').length;
  const fields = <FilterFields query={query} onQuery={onQuery} onPart={set} narrow={narrow} />;

  return (
    <search className={styles.row} aria-label={text.filters.heading}>
      <div className={styles.grow}>
        <Field
          ref={input}
          label={text.filters.search}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          defaultValue={filter.search}
          placeholder={text.filters.searchHint}
          onChange={({ currentTarget: { value } }) => {
            clearTimeout(typing.current);
            typing.current = setTimeout(() => set('search', value.trim() || undefined), typingMs);
          }}
        />
      </div>
      {(count > 0 || filter.search !== undefined) && (
        <Button
          look="quiet"
          onClick={() => {
            clearTimeout(typing.current);
            if (input.current) {
              input.current.value = '';
              input.current.focus();
            }
            onQuery((now) => ({ ...now, filter: defaultQuery.filter }));
          }}
        >
          {text.filters.clear}
        </Button>
      )}
      {narrow ? (
        <details className={styles.grow}>
          <summary>
            {text.filters.more}
            {count > 0 && ` (${count})`}
          </summary>
          <div className={styles.row}>{fields}</div>
        </details>
      ) : (
        fields
      )}
    </search>
  );
}

const sorts = tableFields.flatMap((column): ListSort[] => [
  { column, direction: 'ascending' },
  { column, direction: 'descending' },
]);

type Part = keyof ListFilter;
type Options = readonly (readonly [ListFilter[Part], string])[];

/** One control for each thing a submission can be filtered by; on a phone the order, too. */
function FilterFields({
  query: { filter, sort },
  onQuery,
  onPart,
  narrow,
}: FiltersProps & { onPart: (part: Part, value: ListFilter[Part]) => void }) {
  const { text, session } = useDashboard();
  const { filters, columns } = text;
  const { data: overview } = useQuery(answer(session, 'overview', {}));
  const { data: emails } = useQuery({ ...answer(session, 'emails', {}), ...atReturn });
  const yesOrNo: Options = [
    [true, text.yes],
    [false, text.no],
  ];
  const countries = overview?.countries.map(
    ({ country }) => [country, country ?? text.figures.noCountry] as const,
  );
  const states = subscriptionStatuses.map((each) => [each, text.emails.states[each]] as const);
  const choices: [part: Part, label: string, options: Options, isThere?: boolean][] = [
    ['country', columns.country, countries ?? []],
    ['language', columns.language, languages.map((each) => [each, text.languages[each]])],
    ['wants_updates', filters.wants_updates, yesOrNo],
    ['returning', columns.returning, yesOrNo],
    // What waits leads to it; on a laptop it takes the place of a row only while it is set.
    ['message_waits', columns.message_waits, yesOrNo, narrow || filter.message_waits !== undefined],
    [
      'state',
      text.emails.filter,
      [...states, [null, text.emails.never]],
      emails?.emails_are_on ?? false,
    ],
  ];
  return (
    <>
      {narrow && (
        <Select
          label={filters.sort}
          value={sorts.find((each) => JSON.stringify(each) === JSON.stringify(sort)) ?? sort}
          options={sorts.map((each) => [
            each,
            fill(filters[each.direction], { column: columns[each.column] }),
          ])}
          onChange={(chosen) => onQuery((now) => ({ ...now, sort: chosen }))}
        />
      )}
      {choices.map(
        ([part, label, options, isThere = true]) =>
          isThere && (
            <Select
              key={part}
              label={label}
              value={filter[part]}
              options={[[undefined, filters.all], ...options]}
              onChange={(value) => onPart(part, value)}
            />
          ),
      )}
      <PeriodFields period={filter} onPart={onPart} />
    </>
  );
}
