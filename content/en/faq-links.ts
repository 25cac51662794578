import type { MoreLinks } from '../more-links.ts';

/** Where the answers of the FAQ lead on to, in their order. */
export const faqLinks: MoreLinks[] = [
  { 'burnoutRecovery#care': 'What we are not' },
  {
    experiences: 'The experiences',
    burnoutRecovery: 'The burnout recovery programme',
    destination: 'Recovering from burnout in Portugal',
  },
  { experiences: 'The experiences' },
  { location: 'How to get here', 'location#without-a-car': 'Without a car' },
  { practicalInformation: 'Practical information' },
  { privacy: 'Privacy policy', myData: 'See, correct or delete your data' },
  { oldDogSanctuary: 'The old dog sanctuary', dogs: 'Sitting with an old dog' },
  { waitlist: 'The waitlist' },
  { waitlist: 'What the waitlist brings', 'terms#waitlist': 'What the terms say of it' },
  { partnerships: 'Who we are looking for' },
];
