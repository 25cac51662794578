import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { ListFilter, ListSort } from '../../../domain/admin/list-query.ts';
import type { LeftOutReason } from '../../../domain/admin/api.ts';
import type { SubscriptionStatus } from '../../../domain/email/states.ts';
import { asciiEmail, cleanEmail, emailKey } from '../../../domain/submission/email.ts';
import { searchableFields, submissionFields } from '../../../domain/submission/fields.ts';
import { wordsOf } from '../../db/normalize-for-search.ts';
import { spellingsOf } from './countries.ts';
import { messageWaits } from '../../subscribers/messages.ts';
import { isRestricted } from '../../subscribers/restrictions.ts';
import type { StoredSubmission } from '../../db/tables.ts';

/** The SQL that differs between the two engines; `submission` is the row in question. */
export interface SqlDialect {
  /**
   * When the quarter of an hour of `submission.created_at` began, ISO 8601: wherever people are,
   * their days begin with one.
   */
  quarter: RawBuilder<string>;
  /** A text as `normalizeForSearch` returns it, ordered by its code points. */
  normalized: (text: RawBuilder<string | null>) => RawBuilder<string | null>;
  /**
   * Whether all of some normalized words occur in the searchable texts of `submission`, or in those
   * but its message. No word contains a line end.
   */
  hasWords: (words: string[], where: keyof typeof searched) => RawBuilder<SqlBool>;
}

const textsOf = (fields: typeof searchableFields) =>
  sql.join(fields.map((field) => sql.ref(`submission.${field}`)));

/** The texts that are searched. */
export const searched = {
  all: textsOf(searchableFields),
  butMessage: textsOf(searchableFields.filter((field) => field !== 'message')),
};

export const countAll = sql<number>`count(*)`;

/** Whether there is an earlier submission of the same mailbox. */
export const returning = sql<SqlBool>`EXISTS (
  SELECT 1 FROM interest_submissions AS earlier
  WHERE earlier.email_key = submission.email_key
    AND (earlier.created_at, earlier.id) < (submission.created_at, submission.id)
)`;

/**
 * What is known of the e-mail address of the submission; null where it was never asked to confirm.
 */
export const state = sql<SubscriptionStatus | null>`(
  SELECT subscribers.state FROM subscribers WHERE subscribers.email_key = submission.email_key
)`;

/** Whether the data of the person of the submission is restricted. */
export const restricted = isRestricted(sql.ref('submission.email_key'));

// A boolean is 1 in SQLite and true in Postgres.
export const wantsUpdates = sql<SqlBool>`submission.wants_updates`;

type Builder = ExpressionBuilder<{ submission: StoredSubmission }, 'submission'>;

/** The conditions of a filter, combined with AND. */
export const conditions = (filter: ListFilter, dialect: SqlDialect) => (eb: Builder) => {
  const { search, country, language, wants_updates, state, from, to } = filter;
  const words = search === undefined ? [] : wordsOf(search);
  return eb.and([
    ...(from === undefined ? [] : [eb('submission.created_at', '>=', from)]),
    ...(to === undefined ? [] : [eb('submission.created_at', '<', to)]),
    ...(country === undefined ? [] : [isFrom(country, dialect)]),
    ...(language === undefined ? [] : [eb('submission.language', '=', language)]),
    ...is(wants_updates, wantsUpdates),
    ...is(filter.returning, returning),
    ...is(filter.message_waits, messageWaits),
    ...(state === undefined ? [] : [hasState(state)]),
    ...(filter.contactable ? [sql<SqlBool>`(${leftOutReason}) IS NULL`] : []),
    ...(words.length === 0 ? [] : [eb.or([hasWords(words, dialect), ...ofAddress(search)])]),
  ]);
};

/** Whether the submission is from a country, however that is spelled; null where it says none. */
const isFrom = (country: string | null, dialect: SqlDialect): RawBuilder<SqlBool> =>
  country === null
    ? sql<SqlBool>`submission.country IS NULL`
    : sql<SqlBool>`trim(${dialect.normalized(sql`submission.country`)})
        IN (${sql.join(spellingsOf(country))})`;

/** A search for an address finds its mailbox, however it was spelled. */
const ofAddress = (search = ''): RawBuilder<SqlBool>[] =>
  asciiEmail(cleanEmail(search)) === undefined
    ? []
    : [sql<SqlBool>`submission.email_key = ${emailKey(cleanEmail(search))}`];

/** The message of a restricted person is covered, so it is not what finds them either. */
const hasWords = (words: string[], dialect: SqlDialect): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${dialect.hasWords(words, 'all')}
    AND (NOT ${restricted} OR ${dialect.hasWords(words, 'butMessage')}))`;

/** Whether the person of the submission is in a state; null for nobody who was asked to confirm. */
const hasState = (state: SubscriptionStatus | null): RawBuilder<SqlBool> => {
  const subscriber = sql`SELECT 1 FROM subscribers WHERE subscribers.email_key = submission.email_key`;
  return state === null
    ? sql<SqlBool>`NOT EXISTS (${subscriber} AND subscribers.state IS NOT NULL)`
    : sql<SqlBool>`EXISTS (${subscriber} AND subscribers.state = ${state})`;
};

/**
 * Why the person of the submission may not be written to. Null for anyone who may: anyone who was
 * asked to confirm the address has done so and is on the list.
 */
export const leftOutReason = sql<LeftOutReason | null>`
  CASE WHEN ${restricted} THEN 'restricted' ELSE NULLIF(${state}, 'confirmed') END`;

const is = (wanted: boolean | undefined, flag: RawBuilder<SqlBool>): RawBuilder<SqlBool>[] =>
  wanted === undefined ? [] : [wanted ? flag : sql<SqlBool>`NOT ${flag}`];

/** Rows with the same value are ordered by when they came; an empty value comes last. */
export function orderOf({ column, direction }: ListSort, dialect: SqlDialect): RawBuilder<unknown> {
  const to = sql.raw(direction === 'descending' ? 'DESC' : 'ASC');
  return column === 'created_at'
    ? sql`submission.created_at ${to}, submission.id ${to}`
    : sql`${sortKey(column, dialect)} ${to} NULLS LAST, submission.created_at, submission.id`;
}

function sortKey(column: ListSort['column'], dialect: SqlDialect): RawBuilder<unknown> {
  if (column === 'returning') return returning;
  const value = sql<string | null>`${sql.ref(`submission.${column}`)}`;
  return submissionFields[column].kind === 'text' ? dialect.normalized(value) : value;
}
