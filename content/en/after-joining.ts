import { siteConfig } from '../../site.config.ts';

/** What happens after joining: the same in the panel that takes the form's place and on the page without scripts. */
export const afterJoining = {
  heading: 'What happens next',
  steps: [
    'You are on the list, and there is nothing more to do.',
    'When the first dates can be booked, we will write to the address you gave.',
    'If you ticked the box for updates, you will also hear who moves in, what grows and what does not.',
    `If you change your mind, write to ${siteConfig.email}: we will take you off the list and delete what you sent.`,
  ],
};

export type AfterJoining = typeof afterJoining;
