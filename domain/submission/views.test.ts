import { expect, onTestFinished, test } from 'vitest';
import { submissionFields, type FieldOptions } from './fields.ts';
import { fieldsIn } from './views.ts';

test('a column that the table of the dashboard gets does not enter the list of the wire contract', () => {
  const listed = fieldsIn('list');
  const column: FieldOptions = submissionFields.ip_address;
  const { view } = column;
  onTestFinished(() => void (column.view = view));
  column.view = 'row';
  expect(fieldsIn('row')).toContain('ip_address');
  expect(fieldsIn('list')).toEqual(listed);
  // As docs/wire-contract.md has them.
  expect(listed.join(' ')).toBe(
    'created_at name email country profession wants_updates message language returning id',
  );
});
