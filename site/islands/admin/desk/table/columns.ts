import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  type SortingState,
} from '@tanstack/react-table';
import type { Admin } from '../../../../../content/en/admin.ts';
import type { DeskColumn, DeskRow, DeskSort } from '../../../../../domain/admin/api.ts';
import type { Words } from '../words.ts';

/** The server sorts; the table only keeps which way. */
export const features = tableFeatures({ rowSortingFeature });

/** A row that is looked at: its place in the list, and what stands there once it has arrived. */
export interface SeenRow {
  index: number;
  row: DeskRow | undefined;
}

const column = createColumnHelper<typeof features, SeenRow>();

/** The specified columns by the names the server sorts by. */
export const columnNames = {
  name: 'name',
  email: 'email',
  country: 'country',
  profession: 'profession',
  wants_updates: 'wantsUpdates',
  created_at: 'date',
} as const satisfies Partial<Record<DeskColumn, keyof Admin['desk']['columns']>>;

export type ColumnName = keyof typeof columnNames;

/** The specified columns in their order, each with what its cell says of a row. */
export const createColumns = (text: Admin['desk'], words: Words) => {
  const says: Record<ColumnName, (row: DeskRow) => string> = {
    name: ({ name }) => name,
    email: ({ email }) => email,
    country: ({ country }) => country ?? text.none,
    profession: ({ profession }) => profession ?? text.none,
    wants_updates: ({ wants_updates }) => (wants_updates ? text.yes : text.no),
    created_at: ({ created_at }) => words.moment(created_at),
  };
  return column.columns(
    (Object.keys(says) as ColumnName[]).map((name) =>
      column.accessor(({ row }) => (row ? says[name](row) : ''), {
        id: name,
        header: text.columns[columnNames[name]],
        sortDescFirst: false,
      }),
    ),
  );
};

/** Our order as the table keeps it, and back. */
export const toSorting = ({ column, direction }: DeskSort): SortingState => [
  { id: column, desc: direction === 'descending' },
];

export const fromSorting = ([first]: SortingState): DeskSort | undefined =>
  first && {
    column: first.id as ColumnName,
    direction: first.desc ? 'descending' : 'ascending',
  };
