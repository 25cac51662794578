/**
 * The words by which the policies name other pages: a policy's version is that of its text, without
 * links.
 */
export const policyLinks = {
  privacy: 'privacy policy',
  waitlist: 'waitlist page',
  myData: 'Your data',
};
