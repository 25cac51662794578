import { siteConfig } from '../../site.config.ts';
import { firstDates, howOften } from './promise.ts';

/**
 * The page behind the link that comes back to the list, in each state of that link. A second press
 * makes none of it untrue.
 */
export const rejoin = {
  meta: {
    title: 'Come back to the waitlist',
    description:
      'Where the link in our last e-mail leads, by which an address that left comes back to the waitlist.',
  },
  open: {
    heading: 'Come back to the list?',
    text: `Press the button, and the address that our e-mail went to is back on the waitlist of ${siteConfig.brand}. You will hear ${firstDates}, including invitations, and no other news: ${howOften}.`,
    action: 'Put me back on the list',
  },
  done: {
    heading: 'You are on the list',
    text: `You will hear ${firstDates}. At “Your data” you can choose to hear more.`,
    action: 'Return to Home',
  },
  restricted: {
    heading: 'Nothing changes for now',
    text: 'We were asked to keep the data of this address but not to use it. Until that is lifted, this link changes nothing. You can still see your data, or have everything deleted.',
    action: 'To your data',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'It may have lost a part on the way, you may have left again since, or we may have deleted what you sent. Open it again from our latest e-mail. If that does not help, join again.',
    action: 'Join the Waitlist',
  },
};

export type Rejoin = typeof rejoin;
