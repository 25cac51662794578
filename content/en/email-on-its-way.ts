/**
 * The first steps after joining where the site writes e-mails: who is not sent one is not told so.
 */
export const emailOnItsWay = {
  onItsWay: 'An e-mail is on its way to',
  steps: [
    'Press the button in it: then we know that the address is yours, and you are on the list.',
    'If it has not come within a quarter of an hour, look in your spam folder. If you joined a short while ago, use the e-mail you already have. If there is a slip in the address, join again.',
  ],
};

export type EmailOnItsWay = typeof emailOnItsWay;
