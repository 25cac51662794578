/** What is said below the form's button while somebody writes. */
export const keptTyping = {
  keep: 'Keep this on my device for seven days',
  clear: 'Clear',
  cleared: { title: 'The form is empty', description: 'Nothing you typed is kept on this device.' },
  connection: {
    gone: 'No connection just now. What you typed stays here; once it is back, one press sends it.',
    back: 'The connection is back: one press sends what you typed.',
  },
};

export type KeptTyping = typeof keptTyping;
