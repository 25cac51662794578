import { limitOf } from '../../domain/submission/fields.ts';
import { siteConfig } from '../../site.config.ts';

export const interestForm = {
  fields: {
    name: { label: 'Name', hint: 'To greet you properly.' },
    email: { label: 'E-mail', hint: 'For the dates and the prices.' },
    country: { label: 'Country', hint: 'To plan transfers and languages.' },
    profession: { label: 'Profession', hint: 'To plan; at the retreat nobody asks.' },
    message: { label: 'Message', hint: 'Questions or wishes, nothing about health.' },
  },
  optional: 'optional',
  honeypot: 'Leave this field empty',
  consent: {
    label: 'I agree to my personal data being processed as the',
    policy: 'privacy policy',
    rest: 'describes. I can withdraw this consent at any time.',
  },
  updates: 'I would like to receive updates on how the retreat takes shape.',
  submit: 'Join the Waitlist',
  submitting: 'Submitting...',
  rules: {
    'name.required': 'Name is required',
    'name.tooLong': `Name must be less than ${limitOf('name')} characters`,
    'name.unstorable': 'Name contains characters that cannot be stored',
    'email.required': 'Email is required',
    'email.invalid': 'Invalid email address',
    'email.unseen': 'Invalid email address. It holds a character that cannot be seen: type it anew',
    'email.tooLong': `Email must be less than ${limitOf('email')} characters`,
    'email.unstorable': 'Email contains characters that cannot be stored',
    'country.tooLong': `Country must be less than ${limitOf('country')} characters`,
    'country.unstorable': 'Country contains characters that cannot be stored',
    'profession.tooLong': `Profession must be less than ${limitOf('profession')} characters`,
    'profession.unstorable': 'Profession contains characters that cannot be stored',
    'message.tooLong': `Message must be less than ${limitOf('message')} characters`,
    'message.unstorable': 'Message contains characters that cannot be stored',
    'consent.required': 'Please agree to the privacy policy to join',
  },
  crossSite:
    'This form came from a page of another site, so nothing was stored. If you do want to join, check what you see below and send it from here.',
  reference: 'Reference:',
  toasts: {
    validation: 'Validation error',
    failure: {
      title: 'Something went wrong',
      description: `Please try again, or write to us directly at ${siteConfig.email}. What you typed is still here.`,
    },
    tooMany: {
      title: 'Something went wrong',
      description: `Too many submissions came from your connection. Please try again in a minute, or write to us directly at ${siteConfig.email}. What you typed is still here.`,
    },
    success: {
      title: 'Welcome to regeneration',
      description: "Your interest has been recorded. We'll be in touch soon.",
    },
  },
};

export type InterestFormText = typeof interestForm;
