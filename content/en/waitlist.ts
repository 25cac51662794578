import { earlyPrice } from './early-price.ts';
import { opening } from './opening.ts';

export const waitlist = {
  name: 'Waitlist',
  meta: {
    title: 'Join the waitlist for the first retreats',
    description:
      'Bookings are not open yet. Join the waitlist to hear when the first dates can be booked and, if you like, how the old dog sanctuary takes shape.',
  },
  heading: 'Join the Waitlist',
  intro: [
    'You cannot book a stay yet. Join the waitlist, and we will tell you when you can.',
    `${opening.plan} We write rarely, and only when there is something to say.`,
  ],
  benefits: {
    heading: 'Waitlist Benefits',
    items: [
      {
        title: 'Early access to booking dates',
        text: 'We intend to show you the calendar before it is public, and let you choose your dates.',
      },
      {
        title: 'Priority invitations to pilot programmes and founding member events',
        text: 'When we write about the first dates, we intend to invite those on the waitlist to both before anyone else.',
      },
      {
        title: 'Exclusive updates on the Old Dog Sanctuary and regenerative projects',
        text: 'If you tick the box for updates: who has moved in, what has been planted, and what did not come up.',
      },
      { title: 'Special pricing for early supporters', text: earlyPrice },
    ],
  },
};

export type Waitlist = typeof waitlist;
