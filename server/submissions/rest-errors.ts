import { interestForm } from '../../content/en/interest-form.ts';
import type { FieldError } from '../../domain/submission/rules.ts';

/** An error of the wire contract, in the codes of PostgREST and Postgres. */
export interface RestError {
  status: number;
  body: { code: string; message: string; details: string | null; hint: string | null };
}

export const table = 'interest_submissions';

const error = (
  status: number,
  code: string,
  message: string,
  { details = null, hint = null }: { details?: string | null; hint?: string | null } = {},
): RestError => ({ status, body: { code, message, details, hint } });

export const restErrors = {
  noKey: error(401, 'PGRST302', 'Anonymous access is disabled', {
    hint: 'Send the public client key in the header "apikey".',
  }),
  wrongKey: error(401, 'PGRST301', 'Invalid API key', {
    hint: 'Send the public client key in the header "apikey".',
  }),
  noTable: (name: string) =>
    error(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`, {
      hint: `Perhaps you meant the table 'public.${table}'`,
    }),
  noFunction: (name: string) =>
    error(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`),
  noSchema: (name: string) =>
    error(406, 'PGRST106', `Invalid schema: ${name}`, {
      hint: 'Only the following schemas are exposed: public',
    }),
  noPath: error(404, 'PGRST125', 'Invalid path specified in request URL'),
  notPermitted: error(401, '42501', `permission denied for table ${table}`),
  crossSite: error(403, '42501', 'A page of another site may not send submissions', {
    hint: 'Name its origin in ALLOWED_ORIGINS.',
  }),
  unreadable: error(400, 'PGRST102', 'Empty or invalid json'),
  notOneRow: error(400, 'PGRST102', 'Send one row: an object, or an array of one'),
  wrongContentType: error(415, 'PGRST107', 'Content-Type not acceptable', {
    hint: 'Send application/json or application/x-www-form-urlencoded.',
  }),
  badIdempotencyKey: error(400, '22023', 'The header Idempotency-Key is not valid', {
    hint: 'Send 1 to 255 printable ASCII characters, or leave it out.',
  }),
  noColumn: (column: string) =>
    error(
      400,
      'PGRST204',
      `Could not find the '${column}' column of '${table}' in the schema cache`,
    ),
  keyReused: error(409, '23505', 'The idempotency key was already used for another submission', {
    details: 'Nothing was stored.',
    hint: 'Send a new Idempotency-Key with a new submission.',
  }),
  bodyTooLarge: error(413, '54000', 'The request is too large', { hint: 'Send at most 32 KiB.' }),
  tooManySubmissions: error(
    429,
    'over_request_rate_limit',
    'Too many submissions from this address',
    { hint: 'Wait as long as the header Retry-After says.' },
  ),
  notStored: error(503, 'PGRST000', 'The submission could not be stored. Please try again.'),
  unexpected: error(500, 'PGRSTX00', 'An unexpected error happened'),
};

/** The error for a payload that breaks the rules; of several errors, the first one to fix. */
export function restErrorOf(errors: readonly FieldError[], payload: unknown): RestError {
  const unknown = errors.find((error) => error.problem === 'unknownColumn');
  if (unknown) return restErrors.noColumn(unknown.column);
  const mistyped = errors.find((error) => error.problem === 'wrongType');
  if (mistyped) return wrongType(mistyped.column);
  const broken = errors.find((error) => error.problem === 'rule');
  return broken ? ruleBroken(broken, payload) : restErrors.unexpected;
}

const wrongType = (column: string | undefined): RestError =>
  column === undefined
    ? restErrors.notOneRow
    : error(400, 'PGRST102', `The column ${column} has the wrong type`, {
        details: `Column: ${column}`,
      });

function ruleBroken(
  { field, rule }: Extract<FieldError, { problem: 'rule' }>,
  payload: unknown,
): RestError {
  const messages: Record<string, string> = interestForm.rules;
  const named = rule === 'unseen' ? 'invalid' : rule;
  const value = (payload as Record<string, unknown>)[field];
  return error(
    400,
    value === undefined || value === null ? '23502' : '23514',
    messages[`${field}.${named}`] ?? `${field} breaks the rule ${named}`,
    { details: `Column: ${field}, rule: ${named}` },
  );
}
