import { deleteSubmission as deleteOf } from '../../subscribers/erase.ts';
import { submissionsOf } from '../../subscribers/subscribers.ts';
import type { Action } from './action.ts';

/** Deletes one submission of several; with the only one everything is deleted. */
export const deleteSubmission: Action = {
  isOffered: ({ submissions }) => submissions.length > 1,
  worksWhileRestricted: true,
  form({ submissions }, submissionId) {
    const submission = submissions.find(({ id }) => id === submissionId);
    if (!submission) return undefined;
    if (submissions.length === 1) return { action: 'erase' };
    return { action: 'delete', submissionId, sentAt: submission.created_at };
  },
  async perform(change, subscriber, { submissionId }) {
    const submissions = await submissionsOf(change.trx, subscriber.email_key);
    if (!submissions.includes(submissionId)) return 'missing';
    if (submissions.length === 1) return { form: { action: 'erase' } };
    const deleted = await deleteOf(change, submissionId);
    return deleted ? { deleted } : 'missing';
  },
};
