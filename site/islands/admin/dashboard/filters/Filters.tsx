import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import {
  defaultQuery,
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
import { Field } from '../Field.tsx';
import { dayAt, dayBefore, periodIn } from '../local-days.ts';
import { answer, atReturn } from '../queries.ts';

const typingMs = 250;

/** Changes what is listed. */
export type OnQuery = Dispatch<SetStateAction<ListQuery>>;

/** What each control of the form holds: a text, a day, or a value as JSON. */
const heldOf = ({ filter: { search, from, to, ...choices }, sort }: ListQuery) =>
  new Map([
    ...Object.entries({ ...choices, sort }).map(
      ([part, value]) => [part, JSON.stringify(value)] as const,
    ),
    ['search', search],
    ['from', from && dayAt(from)],
    ['to', to && dayBefore(to)],
  ]);

/** The query that a form holds. */
function queryIn(form: HTMLFormElement, before: ListQuery): ListQuery {
  const held = [...new FormData(form)] as [string, string][];
  const filled = held.filter(([name, value]) => value && !['from', 'to'].includes(name));
  const { search, ...choices } = Object.fromEntries(filled);
  const { sort = before.sort, ...parts } = Object.fromEntries(
    Object.entries(choices).map(([part, value]) => [part, JSON.parse(value) as never]),
  );
  const filter: ListFilter = { ...parts, ...periodIn(form) };
  if (search?.trim()) filter.search = search.trim();
  return { filter, sort };
}

const sorts = tableFields.flatMap((column): ListSort[] => [
  { column, direction: 'ascending' },
  { column, direction: 'descending' },
]);

/** Searches by words and narrows down by what is known of a submission; on a phone, sorts, too. */
export function Filters({
  query,
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
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  // What waits asks for another filter, too. Else what is typed is not yet asked for, and stays.
  useEffect(() => {
    const held = heldOf(query);
    for (const control of form.current?.elements ?? []) {
      if (
        (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
        !control.matches('[type=search]:focus')
      ) {
        control.value = held.get(control.name) ?? '';
      }
    }
  }, [query, narrow, overview, emails]);
  const { search, ...others } = query.filter;
  const count = Object.keys(others).length;
  const choice = (
    name: string,
    label: string,
    options: readonly (readonly [value: unknown, name: string])[],
    all: string | false = filters.all,
  ) => (
    <Field
      name={name}
      label={label}
      options={[
        ...(all ? [['', all] as const] : []),
        ...options.map(([value, words]) => [JSON.stringify(value), words] as const),
      ]}
    />
  );
  const yesOrNo = [
    [true, text.yes],
    [false, text.no],
  ] as const;
  const fields = (
    <>
      {narrow &&
        choice(
          'sort',
          filters.sort,
          sorts.map((each) => [
            each,
            fill(filters[each.direction], { column: columns[each.column] }),
          ]),
          false,
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
      {(narrow || query.filter.message_waits !== undefined) &&
        choice('message_waits', columns.message_waits, yesOrNo)}
      {emails?.emails_are_on &&
        choice('state', text.emails.filter, [
          ...subscriptionStatuses.map((each) => [each, text.emails.states[each]] as const),
          [null, text.emails.never],
        ])}
      <div className={styles.row}>
        <Field name="from" label={filters.from} type="date" />
        <Field name="to" label={filters.to} type="date" />
      </div>
    </>
  );

  return (
    <search aria-label={filters.heading}>
      <form
        ref={form}
        className={styles.row}
        onSubmit={(event) => event.preventDefault()}
        onChange={({ currentTarget, target }) => {
          clearTimeout(typing.current);
          const isTyped = target instanceof HTMLInputElement && target.type === 'search';
          typing.current = setTimeout(
            () => onQuery((before) => queryIn(currentTarget, before)),
            isTyped ? typingMs : 0,
          );
        }}
      >
        <div className={styles.grow}>
          <Field
            name="search"
            label={filters.search}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={filters.searchHint}
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
              clearTimeout(typing.current);
              const input = form.current?.querySelector<HTMLInputElement>('[type=search]');
              if (input) input.value = '';
              input?.focus();
              onQuery(({ sort }) => ({ sort, filter: defaultQuery.filter }));
            }}
          >
            {filters.clear}
          </Button>
        )}
      </form>
    </search>
  );
}
