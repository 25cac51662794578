import type { AdminAction } from './api.ts';

/**
 * What an open dashboard requests again and again: that is not use, or it would never be logged
 * out.
 */
export const asksByItself: readonly unknown[] = [
  'admin_newer',
  'admin_waiting',
  'admin_broadcasts',
  'admin_broadcast',
] satisfies AdminAction[];
