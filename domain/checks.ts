/** The checks of a server. The most serious fault comes first. */
export const checkNames = [
  'store',
  'disk',
  'erasures',
  'mail_refused',
  'mail_stuck',
  'returned',
  'backup',
  'retention',
  'requests',
  'logins',
] as const;

export type CheckName = (typeof checkNames)[number];

/** How a check stands. */
export interface CheckState {
  name: CheckName;
  status: 'pass' | 'fail';
  /** Since when the server knows it, ISO 8601 in UTC. */
  since: string;
  /** The values that fill the slots of its words. */
  values: Record<string, string>;
}

/** A check that fails, in words. */
export interface CheckReport {
  name: CheckName;
  since: string;
  fault: string;
  remedy: string;
}
