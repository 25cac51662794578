// Collected by scripts/collect-pages.ts. Change site/pages/<page>/page.ts or
// content/posts/<post>/post.ts.
export { about } from './about.ts';
export { admin } from './admin.ts';
export { blog } from './blog.ts';
export { burnoutRecovery } from './burnout-recovery.ts';
export { confirm } from './confirm.ts';
export { dogsDay } from './dogs-day.ts';
export { drawnNotBuilt } from './drawn-not-built.ts';
export { experiences } from './experiences.ts';
export { faq } from './faq.ts';
export { home } from './home.ts';
export { invitation } from './invitation.ts';
export { location } from './location.ts';
export { myData } from './my-data.ts';
export { newAddress } from './new-address.ts';
export { oldDogSanctuary } from './old-dog-sanctuary.ts';
export { partnerships } from './partnerships.ts';
export { practicalInformation } from './practical-information.ts';
export { privacy } from './privacy.ts';
export { rejoin } from './rejoin.ts';
export { sampleLetter } from './sample-letter.ts';
export { terms } from './terms.ts';
export { thankYou } from './thank-you.ts';
export { unsubscribe } from './unsubscribe.ts';
export { waitlist } from './waitlist.ts';
