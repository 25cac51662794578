import type { AdminAction } from './api.ts';

/** For how many minutes after the password or a passkey was shown the actions below are allowed. */
export const provedMinutes = 5;

/** The server's answer, with status 403, if the password or a passkey must be shown again. */
export const unproved = 'Show the password or a passkey again.';

/** Actions that need the password or a passkey of the last minutes, not only an open session. */
export const stepUpActions: readonly AdminAction[] = [
  'admin_passkey_options',
  'admin_add_passkey',
  'admin_remove_passkey',
];
