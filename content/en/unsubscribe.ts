import { siteConfig } from '../../site.config.ts';

/**
 * The page behind the link that leaves the waitlist, in each state of that link. A second press
 * makes none of it untrue.
 */
export const unsubscribe = {
  meta: {
    title: 'Leave the waitlist',
    description:
      'Where the link in our letters leads, by which an address is taken off the waitlist.',
  },
  open: {
    heading: 'Leave the list?',
    text: 'Press the button, and the address that our e-mail went to is off the list at once, no questions asked. What you sent us is kept until you delete it, which you can do next, or until the time for keeping it is over.',
    action: 'Take me off the list',
  },
  done: {
    heading: 'You are off the list',
    text: 'You may get one last e-mail to confirm this. After that we will not write to this address again. What you sent us is still kept. To have it deleted as well, go on to your data.',
    action: 'Return to Home',
    myData: 'See or delete your data',
  },
  test: {
    heading: 'This was a test',
    text: 'You came by the link of a letter that was only tried out, so nothing was changed. In a letter to the list, this link leads each reader to the button that takes them off it.',
    action: 'Return to Home',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: `It may have lost a part on the way, or we may have deleted the entry it belonged to. Open it again from the e-mail, or write to ${siteConfig.email}, and we will take you off the list.`,
    action: 'Write to us',
    subject: 'Please take me off the list',
  },
};

export type Unsubscribe = typeof unsubscribe;
