import { afterJoining } from './after-joining.ts';
import { interestForm } from './interest-form.ts';

export const thankYou = {
  meta: {
    title: 'Thank you for joining the list',
    description:
      'Your interest in the retreat has been recorded. Here is what happens next, when you will hear from us and how to change your mind.',
  },
  heading: interestForm.thanks.heading,
  text: interestForm.thanks.text,
  next: afterJoining,
  theAddress: 'the address you gave',
  home: 'Return to Home',
};

export type ThankYou = typeof thankYou;
