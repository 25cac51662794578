import type { Admin } from '../../../../content/en/admin.ts';
import { unproved } from '../../../../domain/admin/account.ts';
import { ApiError, untouched } from '../api-client.ts';

/** What is wrong in which field of a form. */
export class WrongFields extends Error {
  override name = 'WrongFields';
  /** Sentences by the names of fields. */
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('wrong fields');
    this.fields = fields;
  }
}

/** Whether what was sent did not show that it is still the administrator. */
export const isUnproved = (error: Error): boolean =>
  error instanceof ApiError && [unproved, untouched].includes(error.message);

/** The words if something was not done, or the server did not look at a password. */
export function whyNot(error: Error, text: Admin['dashboard']): string {
  if (isUnproved(error))
    return error.message === untouched ? text.proof.untouched : text.proof.wrong;
  const isTooOften = error instanceof ApiError && error.status === 429;
  return isTooOften ? text.account.tooOften : text.failure.action;
}
