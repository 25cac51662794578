import type { AdminAction } from './api.ts';

/** What is the owner's alone: accounts, exporting the list, erasing, sending letters. */
export const ownersAlone: readonly AdminAction[] = [
  'admin_change_password',
  'admin_helpers',
  'admin_invite_helper',
  'admin_end_helper',
  'admin_export',
  'admin_erase',
  'admin_delete_submission',
  'admin_send_letter',
  'admin_resume_letter',
];
