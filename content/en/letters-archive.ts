import { siteConfig } from '../../site.config.ts';

/** The words around the public letters to the list. */
export const lettersArchive = {
  meta: {
    title: 'Letters to the list',
    description: `What ${siteConfig.brand} has written to the people on its waitlist, the newest letter first.`,
  },
  heading: 'Letters to the list',
  intro: 'What we have written to everyone on the waitlist, the newest first.',
  soFar: 'Read what we have written to the list so far',
  feed: 'Follow the letters by RSS',
  all: 'All letters',
  join: 'Join the waitlist, and the next one comes by e-mail.',
};

export type LettersArchive = typeof lettersArchive;
