// Apart from fields.ts, so that the form in the browser does without them.

/**
 * The columns in the list of the wire contract: what the dashboard shows more must not enter it by
 * itself.
 */
export const listedFields = [
  'created_at',
  'name',
  'email',
  'country',
  'profession',
  'wants_updates',
  'message',
  'language',
  'returning',
  'id',
] as const;
