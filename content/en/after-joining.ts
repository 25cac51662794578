import { siteConfig } from '../../site.config.ts';
import { firstDates, howOften, news } from './promise.ts';

/**
 * What happens after joining: the same in the panel that takes the form's place and on the page
 * without scripts.
 */
export const afterJoining = {
  heading: 'What Happens Next',
  steps: [
    'You are on the list, and there is nothing more to do.',
    `You will hear ${firstDates}; if you ticked the second box, also ${news}.`,
    `That is all: ${howOften}.`,
    `To leave, write to ${siteConfig.email}: we delete what you sent.`,
  ],
};

export type AfterJoining = typeof afterJoining;
