import * as z from 'zod/mini';
import { interestLimits, interestTextFields, type InterestTextField } from './fields.ts';

/** What a rule can say of a field. `unstorable`: NUL or half a character, which no database keeps. */
export type InterestRule = 'required' | 'invalid' | 'tooLong' | 'unstorable';

/** An interest submission that keeps every rule: trimmed, with null for what was left empty. */
export interface Interest {
  name: string;
  email: string;
  country: string | null;
  profession: string | null;
  message: string | null;
  wants_updates: boolean;
}

export type InterestIssue =
  | { problem: 'rule'; field: InterestTextField; rule: InterestRule }
  | { problem: 'wrongType'; column: string | undefined }
  | { problem: 'unknownColumn'; column: string };

export type InterestCheck =
  { ok: true; interest: Interest } | { ok: false; issues: [InterestIssue, ...InterestIssue[]] };

const rule = (name: InterestRule) => ({ error: name });

const storable = z.refine<string>(
  (text) => text.isWellFormed() && !text.includes('\0'),
  rule('unstorable'),
);

const optionalText = (limit: number) =>
  z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(limit, rule('tooLong')), storable)),
    z.transform((text) => (text === undefined || text === '' ? null : text)),
  );

const schema = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, rule('required')),
      z.maxLength(interestLimits.name, rule('tooLong')),
      storable,
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.email(rule('invalid')),
      z.maxLength(interestLimits.email, rule('tooLong')),
      storable,
    ),
  country: optionalText(interestLimits.country),
  profession: optionalText(interestLimits.profession),
  message: optionalText(interestLimits.message),
  wants_updates: z._default(z.boolean(), false),
});

/**
 * Checks an interest submission. The form and both doors of the server call this one function.
 * @param input the payload: `name, email, country, profession, message, wants_updates`
 * @returns the submission as it is stored, or every issue in the order of the fields; one issue a field
 */
export function checkInterest(input: unknown): InterestCheck {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, interest: result.data };
  const issues = result.error.issues.flatMap((issue) => readIssue(issue, input));
  const [first, ...others] = issues.filter(
    (issue, position) =>
      issue.problem !== 'rule' ||
      position ===
        issues.findIndex((other) => other.problem === 'rule' && other.field === issue.field),
  );
  if (!first) throw new Error('zod refused the payload without naming an issue');
  return { ok: false, issues: [first, ...others] };
}

function readIssue(issue: z.core.$ZodIssue, input: unknown): InterestIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((column) => ({ problem: 'unknownColumn', column }));
  }
  const column = issue.path[0]?.toString();
  const field = interestTextFields.find((name) => name === column);
  if (issue.code !== 'invalid_type') {
    return field ? [{ problem: 'rule', field, rule: issue.message as InterestRule }] : [];
  }
  const value: unknown = column && (input as Record<string, unknown>)[column];
  if ((value === undefined || value === null) && field) {
    return [{ problem: 'rule', field, rule: field === 'email' ? 'invalid' : 'required' }];
  }
  return [{ problem: 'wrongType', column }];
}
