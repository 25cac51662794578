import type { Admin } from '../../../../content/en/admin.ts';
import { ApiError, Unproved } from '../api-client.ts';

/** The words if something was not done, or the server did not look at a password. */
export function whyNot(error: Error, text: Admin['dashboard']): string {
  // The dialog that asks for it was left on purpose, which needs no word.
  if (error instanceof Unproved) return '';
  const isTooOften = error instanceof ApiError && error.status === 429;
  return isTooOften ? text.account.tooOften : text.failure.action;
}
