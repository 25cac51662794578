/** What the site knows of an e-mail address that was ever asked to confirm. `bounced`: no letter arrives there. */
export const personStates = ['unconfirmed', 'confirmed', 'left', 'bounced'] as const;
export type PersonState = (typeof personStates)[number];

/** `unknown`: only the mail server knows whether it arrived. `dropped`: too old, or no longer wanted. `not_due`: never to be sent. */
export type LetterState =
  'queued' | 'sending' | 'sent' | 'unknown' | 'bounced' | 'dropped' | 'not_due';

/** Why a letter is not due, by a cap of how many go out, or was dropped. `moved`: its address is not the person's any more. */
export type LetterReason =
  | ('quarter_hour' | 'day' | 'month' | 'week' | 'five_minutes' | 'five_a_day')
  | ('too_old' | 'left' | 'bounced' | 'restricted' | 'moved');
