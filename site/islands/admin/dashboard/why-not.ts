import type { Admin } from '../../../../content/en/admin.ts';
import { ApiError, Unproved } from '../api-client.ts';

/** The words if something was not done, or the server did not look at a password. */
export function whyNot(error: Error, text: Admin['dashboard']): string {
  if (error instanceof Unproved) return text.proof[error.reason];
  const isTooOften = error instanceof ApiError && error.status === 429;
  return isTooOften ? text.account.tooOften : text.failure.action;
}
