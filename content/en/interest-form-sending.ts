// The words of the form that come with what sends it.

/** The words below the form's button while somebody writes. */
export const keptTyping = {
  keep: 'Keep this on my device for seven days',
  clear: 'Clear',
  cleared: { title: 'The form is empty', description: 'Nothing you typed is kept on this device.' },
  connection: {
    gone: 'No connection just now. What you typed stays here; when you are online again, press the button once.',
    back: 'The connection is back: press the button to send what you typed.',
  },
};

export type KeptTyping = typeof keptTyping;

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
