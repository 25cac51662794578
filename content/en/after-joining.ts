import { firstDates, howOften, howToLeave, howToLeaveByEmail, news } from './promise.ts';

/** The answer to who has joined. */
export const thanks = {
  heading: 'Thank You',
  text: 'Your interest has been recorded. Welcome to the movement of regeneration.',
};

/**
 * What happens after joining: the same in the panel that takes the form's place and on the page
 * without scripts.
 */
export const afterJoining = {
  heading: 'What Happens Next',
  steps: [
    'There is nothing more to do.',
    `You will hear ${firstDates} and, if you ticked the second box, ${news}. You get ${howOften}.`,
    `To leave, ${howToLeave}.`,
  ],
};

export type AfterJoining = typeof afterJoining;

/** The steps after joining where the site writes e-mails: who is not sent one is not told so. */
export const emailOnItsWay = {
  onItsWay: 'An e-mail is on its way to',
  steps: [
    'Press the button in it, then confirm on the page that opens: that puts you on the list.',
    'If it has not come within a quarter of an hour, look in your spam folder. If you joined a short while ago, use the e-mail you already have. If there is a typo in the address, join again.',
  ],
  leave: `To leave, ${howToLeaveByEmail}.`,
};

export type EmailOnItsWay = typeof emailOnItsWay;
