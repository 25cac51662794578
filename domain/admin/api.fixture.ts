import type { EventCount } from '../events.ts';
import type { ListedSubmission } from '../submission/fields.ts';

/** The response to a login without `Prefer: admin`: the specified list, oldest first. */
export interface SubmissionList {
  submissions: ListedSubmission[];
  event_counts: EventCount[];
}
