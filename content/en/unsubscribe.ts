import { siteConfig } from '../../site.config.ts';

/**
 * The page behind the link that leaves the waitlist, in each state of that link. A second press
 * makes none of it untrue.
 */
export const unsubscribe = {
  meta: {
    title: 'Leave the waitlist',
    description: 'One button takes your address off the waitlist, at once and without asking why.',
  },
  open: {
    heading: 'Leave the list?',
    text: 'Press the button, and the address that our e-mail went to is off the list at once, no questions asked. What you sent us is kept until you delete it, which you can do next.',
    action: 'Take me off the list',
  },
  done: {
    heading: 'You are off the list',
    text: 'We will not write to this address any more; one last e-mail may still come, to say so. What you sent us is still kept; to have it deleted as well, go on to your data.',
    action: 'Return to Home',
    myData: 'See or delete my data',
  },
  test: {
    heading: 'This was a test',
    text: 'You came by the link of a letter that was only tried out, so nothing was changed. In a letter to the list, this link leads each reader to the button that takes them off it.',
    action: 'Return to Home',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: `Part of it may have been lost on the way, or the entry it belonged to has been deleted. Open it again from the e-mail itself, or write to ${siteConfig.email}, and we will take you off the list.`,
    action: 'Write to us',
    subject: 'Please take me off the list',
  },
};

export type Unsubscribe = typeof unsubscribe;
