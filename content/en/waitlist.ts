import { ownersAnswers } from '../facts.ts';
import { opening } from './opening.ts';
import { town } from './place.ts';

const { supportersSource } = ownersAnswers;

export const earlyPrice = `${ownersAnswers.prices ? 'We' : 'Once prices are set, we'} intend to offer a lower price to those who joined early.`;

export const waitlist = {
  name: 'Waitlist',
  meta: {
    title: 'Join the waitlist for the first retreats',
    description: `Join the waitlist of a retreat near ${town} to hear the first dates before they are public, the prices with them and, if you like, news of the old dogs.`,
  },
  heading: 'Join the Waitlist',
  intro: [
    'Leave your name and e-mail address: the list hears dates and prices before anyone else.',
    opening.plan,
    ...opening.note,
    ...(supportersSource ? [supportersSource.en] : []),
  ],
  pictureCaption: 'A tent with the sea behind it: drawn, not built.',
  benefits: {
    heading: 'Waitlist Benefits',
    items: [
      { title: 'Early access to booking dates', text: 'You see the calendar before it is public.' },
      {
        title: 'Priority invitations to pilot programmes and founding member events',
        text: 'The first dates come to you as an invitation, before anyone else hears of them.',
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
