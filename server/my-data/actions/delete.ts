import type { Action } from './action.ts';

/** Deletes one submission of several; with the only one everything is deleted. */
export const deleteSubmission: Action = {
  isOffered: ({ submissions }) => submissions.length > 1,
  worksWhileRestricted: true,
  form({ submissions }, { submissionId }) {
    const submission = submissions.find(({ id }) => id === submissionId);
    if (!submission) return undefined;
    if (submissions.length === 1) return { act: 'erase' };
    return { act: 'delete', submissionId, sentAt: submission.created_at };
  },
  async perform({ store, tokenHash, submissionId, now }) {
    const result = await store.deleteSubmission(tokenHash, submissionId, now);
    if (result === 'last') return { form: { act: 'erase' } };
    return result === 'missing' ? result : { deleted: result };
  },
};
