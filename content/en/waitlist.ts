import { opening } from './opening.ts';

export const waitlist = {
  meta: {
    title: 'Join the waitlist for first dates',
    description:
      'Bookings are not open yet. Join the waitlist to hear about first dates, pilot programmes, early prices and news of the old dog sanctuary.',
  },
  heading: 'Join the Waitlist',
  intro: [
    'You cannot book a stay yet. The waitlist is how you will hear when you can.',
    `${opening.plan} We write rarely, and only when there is something to say.`,
  ],
  benefits: {
    heading: 'Waitlist Benefits',
    items: [
      {
        title: 'Early access to booking dates',
        text: 'We intend to show you the calendar, and let you choose your dates, before it is public.',
      },
      {
        title: 'Priority invitations to pilot programmes and founding member events',
        text: 'We intend to invite people on this list first, to both.',
      },
      {
        title: 'Exclusive updates on the Old Dog Sanctuary and regenerative projects',
        text: 'If you tick the box for updates: who has moved in, what has been planted, and what did not come up.',
      },
      {
        title: 'Special pricing for early supporters',
        text: 'Once prices are set, we intend to offer a lower price to those who joined early.',
      },
    ],
  },
};

export type Waitlist = typeof waitlist;
