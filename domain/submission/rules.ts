import * as z from 'zod/mini';
import {
  interestFields,
  interestTextFields,
  optionsOf,
  type FieldOptions,
  type Interest,
  type InterestTextField,
} from './fields.ts';
import { asciiEmail } from './email.ts';

/** The rules that a field can break. `unstorable`: NUL or an unpaired surrogate, which no database stores. */
type InterestRule = 'required' | 'invalid' | 'tooLong' | 'unstorable';

export type InterestIssue =
  | { problem: 'rule'; field: InterestTextField; rule: InterestRule }
  | { problem: 'wrongType'; column: string | undefined }
  | { problem: 'unknownColumn'; column: string };

type InterestCheck =
  | { outcome: 'valid'; interest: Interest }
  | { outcome: 'invalid'; issues: [InterestIssue, ...InterestIssue[]] };

const rule = (name: InterestRule) => ({ error: name });

const storable = z.refine<string>(
  (text) => text.isWellFormed() && !text.includes('\0'),
  rule('unstorable'),
);

/** The rule of one field, as the registry describes it. */
function ruleOf({ kind, optional, format, limit = Infinity }: FieldOptions): z.ZodMiniType {
  if (kind === 'flag') return z._default(z.boolean(), false);
  const first =
    format === 'email'
      ? z.refine<string>((text) => asciiEmail(text) !== undefined, rule('invalid'))
      : z.minLength(optional ? 0 : 1, rule('required'));
  const text = z.string().check(z.trim(), first, z.maxLength(limit, rule('tooLong')), storable);
  if (!optional) return text;
  return z.pipe(
    z.nullish(text),
    z.transform((given) => (given === undefined || given === '' ? null : given)),
  );
}

// In the order of the text fields, which is the order of their issues.
const schema = z.strictObject(
  Object.fromEntries(
    interestFields
      .toSorted((a, b) => Number(isFlag(a)) - Number(isFlag(b)))
      .map((field) => [field, ruleOf(optionsOf(field))]),
  ),
) as unknown as z.ZodMiniType<Interest>;

/**
 * Checks an interest submission, for the form and both endpoints.
 * @returns the submission as it is stored, or every issue in the order of the fields; one issue a field
 */
export function checkInterest(input: unknown): InterestCheck {
  const result = schema.safeParse(input);
  if (result.success) return { outcome: 'valid', interest: result.data };
  const issues = result.error.issues.flatMap((issue) => readIssue(issue, input));
  const [first, ...others] = issues.filter(
    (issue, position) =>
      issue.problem !== 'rule' ||
      position ===
        issues.findIndex((other) => other.problem === 'rule' && other.field === issue.field),
  );
  if (!first) throw new Error('zod named no issue');
  return { outcome: 'invalid', issues: [first, ...others] };
}

function isFlag(field: (typeof interestFields)[number]): boolean {
  return optionsOf(field).kind === 'flag';
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
