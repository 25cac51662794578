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
