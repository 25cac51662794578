import type { EventCount } from '../events.ts';
import type { ListedSubmission } from '../submission/fields.ts';
import type { AdminAction, AdminRequestInput } from './api.ts';

/** The response to a login without `Prefer: admin`: the specified list, oldest first. */
export interface SubmissionList {
  submissions: ListedSubmission[];
  event_counts: EventCount[];
}

/** The fields that a type names: to zod, an object without any may have any name. */
type Named<Type> = { [Name in keyof Type as string extends Name ? never : Name]: Type[Name] };

/** An action with its request, as a body of the dashboard holds them beside its token. */
export type AdminCall = {
  [Action in AdminAction]: { action: Action } & Named<AdminRequestInput<Action>>;
}[AdminAction];
