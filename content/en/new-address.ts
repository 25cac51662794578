import { siteConfig } from '../../site.config.ts';
import { facts } from '../facts.ts';

/**
 * The page behind the link that confirms a new address, in each state of that link. A second press
 * makes none of it untrue.
 */
export const newAddress = {
  meta: {
    title: 'Confirm your new address',
    description:
      'Where the link in our e-mail leads, by which a new address for our e-mails is confirmed.',
  },
  open: {
    heading: 'Is the new address yours?',
    text: `Somebody on the waitlist of ${siteConfig.brand} asked us to write to the address that our e-mail went to. If it was you, press the button. If not, close this page, and nothing changes.`,
    action: 'Yes, write to me here',
  },
  done: {
    heading: 'Your new address is confirmed',
    text: 'From now on we write there. We have told the old address, and there is nothing more to do.',
    action: 'Return to Home',
  },
  expired: {
    heading: 'This link has expired',
    text: `It worked for ${String(facts.confirmationDays)} days. Nothing has changed: we write to the same address as before. Ask for the link to your data there, and change the address again on the page that it opens.`,
    action: 'To your data',
  },
  restricted: {
    heading: 'Nothing changes for now',
    text: 'We were asked to keep the data that this link is about but not to use it. Until that is lifted, the address stays as it is. You can still see your data, leave the list or have everything deleted.',
    action: 'To your data',
  },
  onList: {
    heading: 'This address is on the list already',
    text: 'So both entries stay, each with its own address, and nothing changes. If you want only one, ask for the link to the data of the other, and have everything deleted there.',
    action: 'To your data',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'It may have lost a part on the way, or a later one has taken its place. Open it again from the latest e-mail, or change the address again.',
    action: 'To your data',
  },
};

export type NewAddress = typeof newAddress;
