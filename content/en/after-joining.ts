import { siteConfig } from '../../site.config.ts';
import { firstDates, howLong, howOften, news } from './promise.ts';

/** What happens after joining: the same in the panel that takes the form's place and on the page without scripts. */
export const afterJoining = {
  heading: 'What Happens Next',
  steps: [
    'You are on the list, and there is nothing more to do.',
    `You hear ${firstDates}. If you ticked the second box, you also hear ${news}.`,
    `Nothing else comes: ${howOften}.`,
    `If you change your mind, write to ${siteConfig.email}: we take you off the list and delete what you sent. We keep it for ${howLong}.`,
  ],
};

export type AfterJoining = typeof afterJoining;
