import {
  optionsOf,
  storedFields,
  type ListedSubmission,
  type Submission,
} from '../../domain/submission/fields.ts';
import { defaultQuery } from '../../domain/admin/list-query.ts';
import { addressOf, type Address } from '../../domain/submission/email.ts';
import { byAdministrator, type Change } from '../events/change.ts';
import { streamRows } from '../admin/reads/reads.ts';
import type { Store } from '../stores/store.ts';
import type { LogEntry, LogKind } from '../../domain/admin/api.ts';

/** A value for every stored column, so that every sample has a new column, too. */
const anything = Object.fromEntries(
  storedFields.map((field) => {
    const { kind, optional } = optionsOf(field);
    if (kind === 'flag') return [field, true];
    return [field, optional ? null : `any ${field}`];
  }),
) as unknown as Submission;

/** The id of a sample by its number. */
export const id = (number: number): string =>
  `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A submission as it is stored. */
export const ana: Submission = {
  ...anything,
  id: id(1),
  created_at: '2026-01-01T10:00:00.000Z',
  name: 'Ana Lopes',
  email: 'ana@example.org',
  country: 'Portugal',
  message: 'Olá,\nquando abre?',
  language: 'pt',
  ip_address: '192.0.2.1',
  user_agent: 'Firefox',
  privacy_policy_version: '2025-01',
};

/** What the owner did at a moment, as the log has it. */
export const act = <Kind extends LogKind>(kind: Kind, at: Date) => ({
  id: `${kind} ${at.toISOString()}`,
  at: at.toISOString(),
  account: 'olga',
  kind,
});

/** Has the owner do something about an address at a moment. */
export const byOwner = <Result>(
  store: Pick<Store, 'change'>,
  work: (made: Change, address: Address) => Promise<Result>,
  email: string,
  at: Date,
): Promise<Result> =>
  store.change(byAdministrator('olga', at), (made) => work(made, addressOf(email)));

/** An entry of the log, made so many minutes after the first. */
export const logEntry = (number: number, change: Partial<LogEntry> = {}): LogEntry => ({
  ...act('erase', new Date(Date.UTC(2026, 0, 1, 0, number))),
  id: id(number),
  count: number,
  ...change,
});

/** All submissions of a store, oldest first. */
export async function listAll(store: Pick<Store, 'reads'>): Promise<ListedSubmission[]> {
  const ids = await store.reads.listIds(defaultQuery);
  return (await Array.fromAsync(streamRows(store.reads, ids, 'list').batches)).flat();
}
