import type { OwnData, OwnSubmission } from './own-data.ts';

export type UpdatesWhenSent = 'yes' | 'no' | 'unknown';

/**
 * Whether the box for updates was ticked when a form was sent. Only the latest choice is kept: a change at /my-data is in the
 * register of requests, and leaving by the link of a letter, which is not, withdraws the wish of every submission.
 */
export function updatesWhenSent(
  { state, requests, submissions }: Pick<OwnData, 'state' | 'requests' | 'submissions'>,
  { wants_updates }: Pick<OwnSubmission, 'wants_updates'>,
): UpdatesWhenSent {
  if (requests.some(({ kind }) => kind === 'correction' || kind === 'withdrawal')) return 'unknown';
  if (wants_updates) return 'yes';
  return state === 'left' || submissions.length > 1 ? 'unknown' : 'no';
}
