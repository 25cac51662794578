import { useRef } from 'react';
import type { DeskOverview } from '../../../../../domain/admin/api.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDesk } from '../desk-context.ts';
import { FilterFields } from './FilterFields.tsx';
import { everything, filtersSet, withPart, type Find } from './find.ts';
import styles from './Find.module.css';

const typingMs = 250;

/** Finds by words and narrows down by what is known of a submission. */
export function Filters({
  find,
  onFind,
  overview,
  narrow,
}: {
  find: Find;
  onFind: (find: Find) => void;
  overview: DeskOverview;
  narrow: boolean;
}) {
  const { text } = useDesk();
  const search = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = filtersSet(find.filter);
  const fields = (
    <FilterFields
      filter={find.filter}
      onFilter={(filter) => {
        onFind({ ...find, filter });
      }}
      countries={overview.countries.map(({ country }) => country)}
    />
  );
  const searchFor = () => {
    const words = search.current?.value.trim() ?? '';
    onFind({ ...find, filter: withPart(find.filter, 'search', words === '' ? undefined : words) });
  };

  return (
    <search className={styles.find} aria-label={text.find.heading}>
      <div className={styles.searchField}>
        <label htmlFor="desk-search">{text.find.search}</label>
        <input
          ref={search}
          id="desk-search"
          type="search"
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          defaultValue={find.filter.search}
          placeholder={text.find.searchHint}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(searchFor, typingMs);
          }}
        />
      </div>
      {narrow ? (
        <details className={styles.more}>
          <summary>
            {text.find.more}
            {set > 0 && ` (${set})`}
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
      {(set > 0 || find.filter.search !== undefined) && (
        <Button
          look="quiet"
          onClick={() => {
            clearTimeout(timer.current);
            if (search.current) {
              search.current.value = '';
              search.current.focus();
            }
            onFind({ ...find, filter: everything.filter });
          }}
        >
          {text.find.clear}
        </Button>
      )}
    </search>
  );
}
