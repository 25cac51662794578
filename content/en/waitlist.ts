import { siteConfig } from '../../site.config.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { statusLine } from '../status.ts';
import { opening } from './opening.ts';
import { place, town } from './place.ts';
import { ifWeGiveUp, lineRule } from './promise.ts';

const { supportersSource } = ownersAnswers;

export const earlyPrice = `${ownersAnswers.prices ? 'We' : 'Once prices are set, we'} intend to offer a lower price to those who joined early.`;

export const waitlist = {
  name: 'Waitlist',
  meta: {
    title: 'Join the waitlist for the first retreats',
    description: `Join the waitlist of a retreat near ${town} to hear the first dates and prices before we publish them and, if you like, news of the old dogs.`,
  },
  heading: 'Join the Waitlist',
  lead: `${siteConfig.brand} is a retreat for people worn down by stress, planned in ${place}, about an hour by car north of Lisbon. It has not opened yet. On the list, you hear the first dates and prices before we publish them.`,
  pictureCaption: 'A tent with the sea behind it, as we imagine it.',
  benefits: {
    heading: 'Waitlist Benefits',
    items: [
      {
        title: 'Early access to booking dates',
        text: 'You see the calendar before it is published, and can ask for a place before others do. We cannot promise one.',
      },
      {
        title: 'Priority invitations to pilot programmes and founding member events',
        text: 'The first invitation goes to the list. Who counts as a founding member is not decided yet.',
      },
      {
        title: 'Exclusive updates on the Old Dog Sanctuary and regenerative projects',
        text: 'If you tick the second box: which dogs have moved in, what has been planted, and what failed. You read it first; later we may publish it.',
      },
      { title: 'Special pricing for early supporters', text: earlyPrice },
    ],
  },
  /** In which order people are invited, if e-mails are on. */
  lineRule,
  /** While no letter is public, if e-mails are on. */
  sampleLetter: 'Read a sample letter',
  /** What has come of it so far. */
  standing: {
    heading: 'Where Things Stand',
    paragraphs: [
      opening.plan,
      ...opening.note,
      statusLine('en'),
      supportersSource?.en ??
        `“${facts.supporters}+ supporters” is our own figure; whom it counts is not published yet.`,
      ifWeGiveUp,
    ],
    /** Before the link to the feed. */
    withoutAddress:
      'Later, the dates will be on this site for everyone. Without leaving an address, you can',
    feed: 'follow our articles by RSS',
  },
};

export type Waitlist = typeof waitlist;
