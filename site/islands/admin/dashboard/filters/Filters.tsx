import { useRef, type ReactNode } from 'react';
import { defaultQuery, withPart } from '../../../../../domain/admin/list-query.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { useDebounced } from '../use-debounced.ts';
import { FilterFields, type FilterProps } from './FilterFields.tsx';
import styles from '../../dashboard.module.css';

const typingMs = 250;

/**
 * Searches by words and narrows down by what is known of a submission.
 * @param children stand with the filters of a phone
 */
export function Filters({
  filter,
  onFilter,
  narrow,
  children,
}: FilterProps & { children: ReactNode }) {
  const { text } = useDashboard();
  const input = useRef<HTMLInputElement>(null);
  const search = useDebounced((words: string) => {
    onFilter(withPart(filter, 'search', words.trim() || undefined));
  }, typingMs);
  /** How many of the filters beside the search are set. */
  const set = Object.keys(filter).filter((part) => part !== 'search').length;
  const fields = <FilterFields filter={filter} onFilter={onFilter} narrow={narrow} />;

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
          onChange={(event) => {
            search.later(event.currentTarget.value);
          }}
        />
      </div>
      {(set > 0 || filter.search !== undefined) && (
        <Button
          look="quiet"
          onClick={() => {
            search.cancel();
            if (input.current) {
              input.current.value = '';
              input.current.focus();
            }
            onFilter(defaultQuery.filter);
          }}
        >
          {text.filters.clear}
        </Button>
      )}
      {narrow ? (
        <details className={styles.grow}>
          <summary>
            {text.filters.more}
            {set > 0 && ` (${set})`}
          </summary>
          <div className={styles.row}>
            {children}
            {fields}
          </div>
        </details>
      ) : (
        fields
      )}
    </search>
  );
}
