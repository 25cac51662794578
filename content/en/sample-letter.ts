import { siteConfig } from '../../site.config.ts';
import { facts } from '../facts.ts';

export const sampleLetter = {
  meta: {
    title: 'A sample letter to the list',
    description: `What a letter to the waitlist of ${siteConfig.brand} is like: a sample that was never sent, to read before you join.`,
  },
  heading: 'A Sample Letter',
  text: 'It shows what a letter is like. It was never sent, and nothing in it has happened.',
  paragraphs: [
    'Dear Ana,',
    'This is a letter about dates, the kind that everyone on the list gets. It begins with the dates and the prices, and says from which day you may book. You have it before we publish any of it.',
    'Anyone who ticked the second box also gets letters of another kind. They say what has changed since the last one, good or bad: a licence that came or did not, a wall that was built, what did not grow and, once there are dogs, who has moved in.',
    'If you left that box empty, you hear about dates, prices and invitations, and nothing more. You can change this at “Your data” whenever you like.',
    `Both kinds together make at most ${facts.emailsAYear} letters a year. If you no longer want them, use “leave the list” at the end, which works at once.`,
    siteConfig.brand,
  ],
  toList: 'Join the Waitlist',
};

export type SampleLetter = typeof sampleLetter;
