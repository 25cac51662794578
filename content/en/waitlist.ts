import { opening } from './opening.ts';

export const waitlist = {
  meta: {
    title: 'Join the waitlist for first dates',
    description:
      'Bookings are not open yet. Join the waitlist to hear about first dates, pilot programmes, early prices and news of the old dog sanctuary.',
  },
  heading: 'Join the Waitlist',
  intro: [
    'You cannot book a stay yet. The waitlist is how you will hear when you can, before anyone else does.',
    `${opening.plan} Until then we write seldom, and only when there is something to say.`,
  ],
  benefits: {
    heading: 'Waitlist Benefits',
    items: [
      {
        title: 'Early access to booking dates',
        text: 'You see the calendar and choose your week before it is public.',
      },
      {
        title: 'Priority invitations to pilot programmes and founding member events',
        text: 'The first groups will be invited from this list.',
      },
      {
        title: 'Exclusive updates on the Old Dog Sanctuary and regenerative projects',
        text: 'Who has moved in, what has been planted, and what did not come up.',
      },
      {
        title: 'Special pricing for early supporters',
        text: 'When prices are set, the people who came early will pay less.',
      },
    ],
  },
};

export type Waitlist = typeof waitlist;
