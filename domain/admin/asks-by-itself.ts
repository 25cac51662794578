import type { AdminAction } from './api.ts';

/**
 * The requests that an open dashboard repeats by itself. They do not count as use, or it would
 * never be logged out.
 */
export const asksByItself: readonly unknown[] = [
  'admin_newer',
  'admin_waiting',
  'admin_broadcasts',
  'admin_broadcast',
] satisfies AdminAction[];
