import { interestForm } from './interest-form.ts';

export const thankYou = {
  meta: {
    title: 'Thank you for joining the list',
    description:
      'Your interest in the retreat has been recorded. Here is what happens next, when you will hear from us and how to change your mind.',
  },
  heading: interestForm.thanks.heading,
  text: interestForm.thanks.text,
  next: {
    heading: 'What happens next',
    steps: [
      'You do not need to do anything.',
      'We will write to the address you gave when the first dates can be booked, and earlier if you asked for updates.',
      'If you change your mind, write to us at any time and we will take you off the list and delete what you sent.',
    ],
  },
  home: 'Return to Home',
};

export type ThankYou = typeof thankYou;
