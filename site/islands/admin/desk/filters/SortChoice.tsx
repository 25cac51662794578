import { useDesk } from '../desk-context.ts';
import { columnNames, type ColumnName } from '../rows/columns.ts';
import { fill } from '../words.ts';
import type { Find } from './find.ts';
import { Select } from './Select.tsx';

const choices = (Object.keys(columnNames) as ColumnName[]).flatMap((column) =>
  (['ascending', 'descending'] as const).map((direction) => ({ column, direction })),
);

/** The order of the cards, which have no names of columns to press. */
export function SortChoice({ find, onFind }: { find: Find; onFind: (find: Find) => void }) {
  const { text } = useDesk();
  return (
    <Select
      label={text.find.sort}
      value={choices.find(
        ({ column, direction }) => column === find.sort.column && direction === find.sort.direction,
      )}
      options={choices.map((choice) => [
        choice,
        fill(text.find[choice.direction], { column: text.columns[columnNames[choice.column]] }),
      ])}
      onChange={(sort) => {
        if (sort) onFind({ ...find, sort });
      }}
    />
  );
}
