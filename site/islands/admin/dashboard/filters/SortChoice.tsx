import type { ListSort } from '../../../../../domain/admin/list-query.ts';
import { tableFields } from '../../../../../domain/submission/views.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Select } from '../field/Select.tsx';
import { fill } from '../../../../../domain/text.ts';

const choices = tableFields.flatMap((column): ListSort[] => [
  { column, direction: 'ascending' },
  { column, direction: 'descending' },
]);

/** The sort order of the blocks of a phone, which have no column headers to press. */
export function SortChoice({ sort, onSort }: { sort: ListSort; onSort: (sort: ListSort) => void }) {
  const { text } = useDashboard();
  return (
    <Select
      label={text.filters.sort}
      value={choices.find(
        ({ column, direction }) => column === sort.column && direction === sort.direction,
      )}
      options={choices.map((choice) => [
        choice,
        fill(text.filters[choice.direction], { column: text.columns[choice.column] }),
      ])}
      onChange={(choice) => {
        if (choice) onSort(choice);
      }}
    />
  );
}
