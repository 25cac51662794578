import type { ComponentProps, ReactNode } from 'react';

/** A table whose rows each begin with what they are about. */
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
  <table {...table}>
    {caption && <caption>{caption}</caption>}
    {head && (
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(([of, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{of}</th>
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
