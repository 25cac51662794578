import { siteConfig } from '../../site.config.ts';

/** The words around the public letters to the list. */
export const lettersArchive = {
  meta: {
    title: 'Letters to the list',
    description: `What ${siteConfig.brand} has written to the people on its waitlist, the newest letter first.`,
  },
  heading: 'Letters to the List',
  intro: 'What we have written to people on the waitlist, the newest letter first.',
  soFar: 'Read what we have written to the list so far',
  feed: 'Follow the letters by RSS',
  all: 'All letters',
  join: 'If you join the waitlist, you get letters about dates and prices by e-mail, and the others if you tick the second box.',
  toList: 'Join the Waitlist',
};

export type LettersArchive = typeof lettersArchive;
