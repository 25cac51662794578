import { siteConfig } from '../../site.config.ts';

/** What the e-mails and the page about an offer say of its numbers. */
export const waveWords = {
  /** @param apart those that are not offered to the list */
  places: (all: number, apart: number): string =>
    `${all === 1 ? 'one place' : `${all} places`}${apart === 0 ? '' : `, of which ${apart} ${apart === 1 ? 'was' : 'were'} set apart before we began to invite`}`,
  guests: { 1: 'one guest', 2: 'two guests' },
  calendar: 'Last day to settle your place: {waveTitle}',
};

const inLine = 'You keep your own place in line: it still counts from the day you joined.';

/**
 * The page behind the link of an invitation, in each state of the offer. `{waveTitle}` and other
 * slots are filled by the server.
 */
export const invitation = {
  meta: {
    title: 'Your invitation',
    description:
      'Where the link in an invitation leads, by which a place is accepted or passed on.',
  },
  /** Before the details, which are the owner’s. */
  about: 'What it is about',
  open: {
    heading: 'A place for you: {waveTitle}',
    text: 'It is kept for you until the end of {answerUntil}. Accepting costs nothing.',
    note: 'There are {wavePlaces}. By {lastDay} we settle with you what is left.',
    guests: 'For how many?',
    one: 'One guest',
    two: 'Two guests',
    action: 'Accept the place',
    decline: 'Give my place to the next',
  },
  accepted: {
    heading: 'Your place is kept',
    text: `We keep a place for {guestCount} at {waveTitle}. The last day to settle it is {lastDay}; we write to you before then. If your plans change, write to ${siteConfig.email}, and it goes to the next in line.`,
    action: 'Put that day into my calendar',
  },
  settled: {
    heading: 'Your place is settled',
    text: `You have a place for {guestCount} at {waveTitle}. There is nothing more to do here. If your plans change, write to ${siteConfig.email}.`,
    action: 'Return to Home',
  },
  declined: {
    heading: 'Your place goes to the next',
    text: `Thank you for telling us: somebody else is being invited to {waveTitle}. ${inLine}`,
    action: 'Return to Home',
  },
  lapsed: {
    heading: 'The days to answer are over',
    text: `We kept a place at {waveTitle} for you until the end of {answerUntil}. It goes to the next in line now, so that nobody waits in vain. ${inLine}`,
    action: 'Return to Home',
  },
  gone: {
    heading: 'This place is not kept any more',
    text: `The place at {waveTitle} that this link was for is not kept for you any more. If you did not give it back, or leave the list, write to ${siteConfig.email}.`,
    action: 'Return to Home',
  },
  closed: {
    heading: 'This round of invitations is over',
    text: `No more answers are taken for {waveTitle}. ${inLine}`,
    action: 'Return to Home',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'It may have lost a part on the way, or we may have deleted what it belonged to. Open it again from the e-mail. If that does not help, write to us.',
    action: 'To the waitlist',
  },
};

export type Invitation = typeof invitation;
export type WaveWords = typeof waveWords;
