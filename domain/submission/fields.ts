import type { Language } from '../language.ts';
import type { listedFields } from './listed-fields.ts';

/**
 * The first of the dashboard's views that shows a column of a submission; each also shows those of
 * the views before it.
 */
export type AdminView = 'row' | 'details' | 'export' | 'subscriber';

/**
 * A view of the dashboard, or the list of the wire contract, whose columns are named one by one in
 * `listed-fields.ts`.
 */
export type SubmissionView = AdminView | 'list';

/** Options of one column of a submission. */
export interface FieldOptions {
  kind: 'text' | 'flag' | 'language';
  /** `query`: not stored, but computed when the submission is read. */
  filledBy: 'visitor' | 'server' | 'query';
  view: AdminView;
  /** The column is null where nothing was entered. */
  optional?: true;
  format?: 'email';
  /** Longest allowed text, in UTF-16 code units after trimming. */
  limit?: number;
  /** Whether the dashboard's search looks into it. */
  searchable?: true;
  /** Whether the dashboard can sort by it. */
  sortable?: true;
  /** Its position among the columns of the dashboard's table. */
  tableColumn?: number;
}

/**
 * A submission's columns, as form and export order them. The migrations repeat the list, and a test
 * compares them.
 */
export const submissionFields = {
  /** ISO 8601 in UTC with milliseconds. */
  created_at: { kind: 'text', filledBy: 'server', view: 'row', sortable: true, tableColumn: 6 },
  name: {
    kind: 'text',
    filledBy: 'visitor',
    view: 'row',
    limit: 100,
    searchable: true,
    sortable: true,
    tableColumn: 1,
  },
  email: {
    kind: 'text',
    filledBy: 'visitor',
    view: 'row',
    limit: 255,
    format: 'email',
    searchable: true,
    sortable: true,
    tableColumn: 2,
  },
  country: {
    kind: 'text',
    filledBy: 'visitor',
    view: 'row',
    limit: 100,
    optional: true,
    searchable: true,
    sortable: true,
    tableColumn: 3,
  },
  profession: {
    kind: 'text',
    filledBy: 'visitor',
    view: 'row',
    limit: 100,
    optional: true,
    searchable: true,
    sortable: true,
    tableColumn: 4,
  },
  wants_updates: { kind: 'flag', filledBy: 'visitor', view: 'row', sortable: true, tableColumn: 5 },
  message: {
    kind: 'text',
    filledBy: 'visitor',
    view: 'details',
    limit: 1000,
    optional: true,
    searchable: true,
  },
  language: { kind: 'language', filledBy: 'server', view: 'row', sortable: true },
  /** Whether an earlier submission is of the same mailbox, however its address is spelled. */
  returning: { kind: 'flag', filledBy: 'query', view: 'row', sortable: true },
  /** Whether its message waits for the owner's answer. */
  message_waits: { kind: 'flag', filledBy: 'query', view: 'row' },
  privacy_policy_version: { kind: 'text', filledBy: 'server', view: 'details' },
  /**
   * A `SubscriptionStatus`; null where nobody asked the address to confirm, as while e-mails are
   * off.
   */
  state: { kind: 'text', filledBy: 'query', view: 'row', optional: true },
  /** Whether the person's data is restricted: kept, and not used. */
  restricted: { kind: 'flag', filledBy: 'query', view: 'export' },
  /** UUID v7. */
  id: { kind: 'text', filledBy: 'server', view: 'row' },
  ip_address: { kind: 'text', filledBy: 'server', view: 'subscriber', optional: true },
  user_agent: { kind: 'text', filledBy: 'server', view: 'subscriber', optional: true },
  idempotency_key: { kind: 'text', filledBy: 'server', view: 'subscriber', optional: true },
} as const satisfies Record<string, FieldOptions>;

type Fields = typeof submissionFields;
export type SubmissionField = keyof Fields;

type FieldsLike<Options> = {
  [Name in SubmissionField]: Fields[Name] extends Options ? Name : never;
}[SubmissionField];

type ValueOf<Field> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'language' }
    ? Language
    : Field extends { optional: true }
      ? string | null
      : string;

type Values<Name extends SubmissionField> = { [Field in Name]: ValueOf<Fields[Field]> };

export type InterestField = FieldsLike<{ filledBy: 'visitor' }>;
export type InterestTextField = FieldsLike<{ filledBy: 'visitor'; kind: 'text' }>;
export type StoredField = FieldsLike<{ filledBy: 'visitor' | 'server' }>;
export type SortableField = FieldsLike<{ sortable: true }>;
export type TableField = FieldsLike<{ tableColumn: number }>;

/** A submission that keeps every rule: values are trimmed, and empty ones are null. */
export type Interest = Values<InterestField>;
/** Every stored column of one submission. */
export type Submission = Values<StoredField>;
/** A row of the dashboard's table. */
export type SubmissionRow = Values<FieldsLike<{ view: 'row' }>>;
/** A submission in the list of the wire contract. */
export type ListedSubmission = Values<(typeof listedFields)[number]>;
/** An opened submission. */
export type SubmissionDetails = Values<FieldsLike<{ view: 'row' | 'details' }>>;
/** A row of an export. */
export type ExportedSubmission = Values<FieldsLike<{ view: 'row' | 'details' | 'export' }>>;

const entries = Object.entries(submissionFields) as [SubmissionField, FieldOptions][];

/**
 * The names for which a condition holds. Its calls are marked as pure: a script in the browser
 * carries only what it uses.
 */
export const namesOf = <Name extends SubmissionField>(
  holds: (field: FieldOptions) => boolean,
): Name[] => entries.filter(([, field]) => holds(field)).map(([name]) => name as Name);

/** The fields a visitor fills in. */
export const interestFields = /* @__PURE__ */ namesOf<InterestField>(
  ({ filledBy }) => filledBy === 'visitor',
);

/** The fields that hold text, in the order in which they are checked and shown. */
export const interestTextFields = /* @__PURE__ */ namesOf<InterestTextField>(
  ({ filledBy, kind }) => filledBy === 'visitor' && kind === 'text',
);

/** The columns of the table in the database. */
export const storedFields = /* @__PURE__ */ namesOf<StoredField>(
  ({ filledBy }) => filledBy !== 'query',
);

export const searchableFields = /* @__PURE__ */ namesOf<InterestTextField>(
  ({ searchable }) => searchable === true,
);

export const sortableFields = /* @__PURE__ */ namesOf<SortableField>(
  ({ sortable }) => sortable === true,
);

/** Longest allowed text of a field, in UTF-16 code units after trimming. */
export const limitOf = (field: InterestTextField): number => submissionFields[field].limit;

export const optionsOf = (field: SubmissionField): FieldOptions => submissionFields[field];

/** A submission as a view shows it. */
export interface SubmissionIn {
  row: SubmissionRow;
  list: ListedSubmission;
  details: SubmissionDetails;
  export: ExportedSubmission;
  subscriber: Submission;
}
