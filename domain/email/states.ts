/**
 * The state of an e-mail address that was ever asked to confirm. `bounced`: no e-mail arrives
 * there.
 */
export const subscriptionStatuses = [
  'unconfirmed',
  'confirmed',
  'unsubscribed',
  'bounced',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/**
 * `unknown`: only the mail server knows whether it arrived. `dropped`: too old, or no longer
 * wanted. `skipped`: never to be sent.
 */
export type EmailState =
  'queued' | 'sending' | 'sent' | 'unknown' | 'bounced' | 'dropped' | 'skipped';

/**
 * Why an e-mail is not due, by a cap of how many go out, or was dropped. `moved`: its address is
 * not the person's any more. `not_last`: another submission is their last by now. `not_released`
 * and `stopped` (its letter was) are of version 1.0.0.
 */
export type EmailReason =
  | ('quarter_hour' | 'day' | 'month' | 'week' | 'five_minutes' | 'five_a_day')
  | ('too_old' | 'unsubscribed' | 'bounced' | 'restricted' | 'moved' | 'not_last' | 'not_released')
  | ('stopped' | 'no_updates');
