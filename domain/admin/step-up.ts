import type { AdminAction } from './api.ts';

/** For how many minutes after the password or a passkey was shown the actions below are allowed. */
export const provedMinutes = 5;

/** What the server answers where it has to be shown again, with the status 403. */
export const unproved = 'Show the password or a passkey again.';

/** What wants the password or a passkey of the last minutes: a session left open is not enough. */
export const stepUpActions: readonly AdminAction[] = [
  'admin_passkey_options',
  'admin_add_passkey',
  'admin_remove_passkey',
];
