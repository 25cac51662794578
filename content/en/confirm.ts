import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { firstDates, oneReminder } from './promise.ts';

/**
 * The page behind the link that confirms an address, in each state of that link. A second press
 * makes none of it untrue.
 */
export const confirm = {
  meta: {
    title: 'Confirm your e-mail address',
    description:
      'One button says that the address is yours and that you want to be on the waitlist.',
  },
  open: {
    heading: 'Is this address yours?',
    text: `Somebody asked to join the waitlist of ${siteConfig.brand} with this address. If it was you, press the button. ${capitalised(oneReminder)}; what was entered will be deleted.`,
    action: 'Confirm my address',
  },
  done: {
    heading: 'Your address is confirmed',
    text: `Thank you. There is nothing more to do, and pressing twice does no harm. While you are on the list, you hear ${firstDates}.`,
    action: 'Return to Home',
  },
  expired: {
    heading: 'This link has expired',
    text: `The link in our e-mail worked for ${facts.confirmationDays} days, and they are over. If you still want to be on the list, we will send a new one to the same address.`,
    action: 'Send me a new link',
  },
  sentAgain: {
    heading: 'Look in your mailbox',
    text: `A new link is going to the same address as the first. If we sent one a short while ago, no other will come: the latest one works. If you find nothing within a quarter of an hour, look in your spam folder, or write to ${siteConfig.email}.`,
    action: 'Return to Home',
  },
  restricted: {
    heading: 'Nothing changes for now',
    text: 'We were asked to keep the data of this address but not to use it. Until that is lifted, this link changes nothing. You can still see your data, leave the list or have everything deleted.',
    action: 'To my data',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'Part of it may have been lost on the way, or it is from before you left the list, or the entry it belonged to has been deleted. Open it again from the e-mail itself. If that does not help, join again.',
    action: 'Join the Waitlist',
  },
};

export type Confirm = typeof confirm;
