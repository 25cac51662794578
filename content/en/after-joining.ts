import { siteConfig } from '../../site.config.ts';

/** What happens after joining: the same in the panel that takes the form's place and on the page without scripts. */
export const afterJoining = {
  heading: 'What happens next',
  steps: [
    'You are on the list, and there is nothing more to do.',
    'When the first dates can be booked, we write to the address you gave.',
    'If you ticked the box for updates, you also hear how the retreat takes shape.',
    `If you change your mind, write to ${siteConfig.email}: we take you off the list and delete what you sent.`,
  ],
  /** In the place of the first step where the site writes letters: who is not sent one is not told so. */
  letter: {
    onItsWay: 'An e-mail is on its way to',
    steps: [
      'Press the button in it: then we know that the address is yours, and you are on the list.',
      'If it has not come within a quarter of an hour, look among unwanted mail. If you have joined before, none may come: the earlier one holds. If there is a slip in the address, join again.',
    ],
  },
};

export type AfterJoining = typeof afterJoining;
