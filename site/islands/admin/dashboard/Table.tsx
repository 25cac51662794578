import type { ComponentProps, ReactNode } from 'react';

/**
 * The roles of a table's parts, written out: blocks are no longer laid out as a table, and some
 * browsers then forget that they are one.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A table whose rows each begin with what they are about, and may be blocks on a phone. */
export const Table = ({
  caption,
  head,
  rows,
  ...table
}: {
  caption?: string;
  head?: readonly string[];
  rows: readonly (readonly ReactNode[])[];
} & ComponentProps<'table'>) => (
  <table {...roles.table} {...table}>
    {caption && <caption>{caption}</caption>}
    {head && (
      <thead {...roles.group}>
        <tr {...roles.row}>
          {head.map((name) => (
            <th key={name} {...roles.column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody {...roles.group}>
      {rows.map(([of, ...cells], row) => (
        <tr key={row} {...roles.row}>
          <th {...roles.name}>{of}</th>
          {cells.map((cell, column) => (
            <td key={column} {...roles.cell} data-label={head?.[column + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
