import { siteConfig } from '../../site.config.ts';
import { firstDates, howOften } from './promise.ts';

/**
 * The page behind the link that comes back to the list, in each state of that link. A second press
 * makes none of it untrue.
 */
export const rejoin = {
  meta: {
    title: 'Come back to the waitlist',
    description: 'One button puts the address that left back on the waitlist, for the dates alone.',
  },
  open: {
    heading: 'Come back to the list?',
    text: `Press the button, and the address that our e-mail went to is back on the waitlist of ${siteConfig.brand}. You will hear ${firstDates}, and nothing else: ${howOften}.`,
    action: 'Put me back on the list',
  },
  done: {
    heading: 'You are on the list',
    text: `You hear ${firstDates}. What else you hear, you choose at your data.`,
    action: 'Return to Home',
  },
  restricted: {
    heading: 'Nothing changes for now',
    text: 'We were asked to keep the data of this address but not to use it. Until that is lifted, this link changes nothing. You can still see your data, or have everything deleted.',
    action: 'To my data',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'Part of it may have been lost on the way, or you left once more since, or what you had sent has been deleted. Open it again from our latest e-mail. If that does not help, join again.',
    action: 'Join the Waitlist',
  },
};

export type Rejoin = typeof rejoin;
