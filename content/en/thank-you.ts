import { afterJoining, thanks } from './after-joining.ts';

export const thankYou = {
  meta: {
    title: 'Thank you for your interest',
    description:
      'Your interest in the retreat has been recorded. Here is what happens next, when you will hear from us and how to change your mind.',
  },
  heading: thanks.heading,
  text: thanks.text,
  next: afterJoining,
  theAddress: 'the address you gave',
  home: 'Return to Home',
};

export type ThankYou = typeof thankYou;
