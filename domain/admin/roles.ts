import type { AdminAction } from './api.ts';

/** What is the owner's alone: accounts, exporting the list, erasing, sending letters. */
export const ownersAlone: readonly AdminAction[] = [
  'change_password',
  'helpers',
  'invite_helper',
  'end_helper',
  'export_list',
  'erase',
  'delete_submission',
  'send_letter',
  'resume_letter',
];
