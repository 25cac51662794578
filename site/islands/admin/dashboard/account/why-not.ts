import type { Admin } from '../../../../../content/en/admin.ts';
import { ApiError } from '../../api-client.ts';

/** The words if the server did not look at a password. */
export const whyNot = (error: Error, text: Admin['dashboard']): string =>
  error instanceof ApiError && error.status === 429 ? text.account.tooOften : text.failure.action;
