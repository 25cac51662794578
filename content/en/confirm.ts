import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { firstDates, ifUnconfirmed } from './promise.ts';

/**
 * The page behind the link that confirms an address, in each state of that link. A second press
 * makes none of it untrue.
 */
export const confirm = {
  meta: {
    title: 'Confirm your e-mail address',
    description:
      'Where the link in our e-mail leads, by which an address is confirmed for the waitlist.',
  },
  open: {
    heading: 'Is this address yours?',
    text: `Somebody asked to join the waitlist of ${siteConfig.brand} with this address. If it was you, press the button. ${capitalised(ifUnconfirmed)}, and later delete what was entered.`,
    action: 'Confirm my address',
  },
  done: {
    heading: 'Your address is confirmed',
    text: `Thank you. There is nothing more to do, and pressing twice does no harm. You are on the list, and will hear ${firstDates}.`,
    action: 'Return to Home',
  },
  expired: {
    heading: 'This link has expired',
    text: `The link in our e-mail worked for ${facts.confirmationDays} days, and they are over. If you still want to be on the list, we will send a new one to the same address.`,
    action: 'Send me a new link',
  },
  sentAgain: {
    heading: 'Check your inbox',
    text: `A new link is on its way to the same address. If we sent one a short while ago, use that one: no other will come. If you find nothing within a quarter of an hour, look in your spam folder or write to ${siteConfig.email}.`,
    action: 'Return to Home',
  },
  restricted: {
    heading: 'Nothing changes for now',
    text: 'We were asked to keep the data of this address but not to use it. Until that is lifted, this link changes nothing. You can still see your data, leave the list or have everything deleted.',
    action: 'To your data',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'It may have lost a part on the way, it may be older than your leaving the list, or we may have deleted the entry it belonged to. Open it again from the e-mail. If that does not help, join again.',
    action: 'Join the Waitlist',
  },
};

export type Confirm = typeof confirm;
