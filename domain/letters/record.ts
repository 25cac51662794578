/**
 * What the site knows of an e-mail address that was ever asked to confirm: nothing yet, that it is its owner's, that its
 * owner withdrew, or that no letter arrives there.
 */
export const personStates = ['unconfirmed', 'confirmed', 'left', 'bounced'] as const;
export type PersonState = (typeof personStates)[number];

/**
 * What has become of a letter. `unknown`: the connection ended after the body had begun to flow, so that only the mail
 * server knows. `dropped`: too old, or no longer wanted. `not_due`: never to be sent.
 */
export type LetterState =
  'queued' | 'sending' | 'sent' | 'unknown' | 'bounced' | 'dropped' | 'not_due';

/**
 * Why a letter is not due (a cap: one in a quarter of an hour, three in a day, six in thirty days, one `already` in a
 * week, of links to one's data one in five minutes and five in a day; or the person's data is restricted), or why it was dropped.
 * `moved`: it was for an address that is not the person's any more, or not the one they want.
 */
export type LetterReason =
  | ('quarter_hour' | 'day' | 'month' | 'week' | 'five_minutes' | 'five_a_day')
  | ('too_old' | 'left' | 'bounced' | 'restricted' | 'moved');
