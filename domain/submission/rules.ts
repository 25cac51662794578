import * as z from 'zod/mini';
import {
  interestFields,
  interestTextFields,
  optionsOf,
  type FieldOptions,
  type Interest,
  type InterestTextField,
} from './fields.ts';
import { asciiEmail, cleanEmail, hidesCharacter } from './email.ts';
import { trimUnseen } from './unseen.ts';

/**
 * The rules that a field can break. `unseen`: an address is invalid for a character that nobody
 * sees. `unstorable`: NUL or an unpaired surrogate, which no database stores.
 */
type InterestRule = 'required' | 'invalid' | 'unseen' | 'tooLong' | 'unstorable';

export type FieldError =
  | { problem: 'rule'; field: InterestTextField | 'consent'; rule: InterestRule }
  | { problem: 'wrongType'; column: string | undefined }
  | { problem: 'unknownColumn'; column: string };

type InterestCheck =
  | { outcome: 'valid'; interest: Interest }
  | { outcome: 'invalid'; errors: [FieldError, ...FieldError[]] };

const rule = (name: InterestRule) => ({ error: name });

const storable = z.refine<string>(
  (text) => text.isWellFormed() && !text.includes('\0'),
  rule('unstorable'),
);

/** The rule of one field, as the registry describes it. */
function ruleOf({ kind, optional, format, limit = Infinity }: FieldOptions): z.ZodMiniType {
  if (kind === 'flag') return z.optional(z.boolean());
  const first =
    format === 'email'
      ? [
          z.overwrite(cleanEmail),
          z.refine<string>((text) => !hidesCharacter(text), rule('unseen')),
          z.refine<string>((text) => asciiEmail(text) !== undefined, rule('invalid')),
        ]
      : [z.overwrite(trimUnseen), z.minLength(optional ? 0 : 1, rule('required'))];
  const text = z.string().check(...first, z.maxLength(limit, rule('tooLong')), storable);
  return optional ? z.nullish(text) : text;
}

// In the order of the text fields, which is the order of their errors.
const schema = z.strictObject(
  Object.fromEntries(
    interestFields
      .toSorted((a, b) => Number(isFlag(a)) - Number(isFlag(b)))
      .map((field) => [field, ruleOf(optionsOf(field))]),
  ),
) as unknown as z.ZodMiniType<Partial<Interest>>;

/**
 * Checks an interest submission, for the form and both endpoints.
 * @returns the submission as it is stored, or every error in the order of the fields; one error a
 * field
 */
export function checkInterest(input: unknown): InterestCheck {
  const result = schema.safeParse(input);
  if (result.success) {
    // By hand: zod's own defaults and pipes would weigh on every visitor who touches the form.
    const stored = interestFields.map((field) => {
      const value = result.data[field];
      return [field, isFlag(field) ? value === true : value === '' ? null : (value ?? null)];
    });
    return { outcome: 'valid', interest: Object.fromEntries(stored) as Interest };
  }
  const errors = result.error.issues.flatMap((error) => readIssue(error, input));
  const fieldOf = (error: FieldError) => (error.problem === 'rule' ? error.field : error.column);
  const [first, ...others] = errors.filter(
    (error, position) =>
      position === errors.findIndex((other) => fieldOf(other) === fieldOf(error)),
  );
  if (!first) throw new Error('zod named no error');
  return { outcome: 'invalid', errors: [first, ...others] };
}

function isFlag(field: (typeof interestFields)[number]): boolean {
  return optionsOf(field).kind === 'flag';
}

function readIssue(error: z.core.$ZodIssue, input: unknown): FieldError[] {
  if (error.code === 'unrecognized_keys') {
    return error.keys.map((column) => ({ problem: 'unknownColumn', column }));
  }
  const column = error.path[0]?.toString();
  const field = interestTextFields.find((name) => name === column);
  if (error.code !== 'invalid_type') {
    return field ? [{ problem: 'rule', field, rule: error.message as InterestRule }] : [];
  }
  const value: unknown = column && (input as Record<string, unknown>)[column];
  if ((value === undefined || value === null) && field) {
    return [{ problem: 'rule', field, rule: field === 'email' ? 'invalid' : 'required' }];
  }
  return [{ problem: 'wrongType', column }];
}
