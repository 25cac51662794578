/** The checks of a server. The most serious fault comes first. */
export const checkNames = [
  'store',
  'disk',
  'ledger_writable',
  'site_url',
  'certificate',
  'untrusted_proxy',
  'mail_server',
  'mail_waiting',
  'broadcast_waiting',
  'confirmations_held',
  'logins',
  'audit_chain',
  'backup',
  'copies',
  'copies_old',
  'drill',
  'clock',
  'requests_due',
  'controller',
  'site_outdated',
  'build',
  'nobody_confirms',
  'spf',
  'dkim',
  'dmarc',
  'copies_off',
  'ledger',
  'audit_head',
  'first_password',
  'memory',
  'service',
  'versions',
  'folder_modes',
  'proxy_too_wide',
] as const;

export type CheckName = (typeof checkNames)[number];

/** The states of health checks: `fail` is an alarm, `warn` waits until the owner has time. */
export type CheckStatus = 'pass' | 'warn' | 'fail';

/** How a check stands. */
export interface CheckState {
  name: CheckName;
  status: CheckStatus;
  /** Since when the server knows it, ISO 8601 in UTC. */
  since: string;
  /** The values that fill the slots of its words. */
  values: Record<string, string>;
}

/** A check that does not pass, in words. */
export interface CheckReport {
  name: CheckName;
  status: Exclude<CheckStatus, 'pass'>;
  since: string;
  fault: string;
  remedy: string;
}
