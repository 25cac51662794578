/**
 * The roles of a table's parts, written out: cards, and rows out of the flow, are no longer laid
 * out as a table, and some browsers then forget that they are one.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
