import type { EmailKind, TemplateName } from '../../domain/email/emails.ts';
import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { quantity } from '../formats.ts';
import { place, countryName } from './place.ts';
import {
  afterErasure,
  beforeDeletion,
  firstDates,
  firstDatesEarly,
  howLong,
  howOften,
  ifUnconfirmed,
  news,
} from './promise.ts';

const { brand, email } = siteConfig;

/** The words of one e-mail. */
export interface EmailText {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The one thing to do, what it does, and what if one does not. */
  button?: { label: string; note: string; otherwise: string };
  /** Why it comes, at its end. */
  note?: string;
}

const aboutUs = `a retreat planned in ${place} in ${countryName}, which is not open yet`;
const oneMoreButton =
  'It opens a page on our site, where you press once more: some mail programs open links by themselves.';

const confirm = (asked: string): EmailText => ({
  subject: `${brand}: please confirm your address`,
  heading: 'Is this address yours?',
  paragraphs: [
    `Someone, probably you, entered this address on the waitlist of ${brand}, ${aboutUs}.`,
    asked,
    'If it was you, please confirm it here.',
  ],
  button: {
    label: 'Confirm my address',
    note: `${oneMoreButton} The link works for ${quantity(facts.confirmationDays, 'day', 'en')}.`,
    otherwise: `If it wasn’t you, ignore this e-mail. ${capitalised(ifUnconfirmed)}. To delete what was entered, follow “your data” below.`,
  },
});

const welcome = (updates: string): EmailText => ({
  subject: 'You are on the list, {name}',
  heading: 'You are on the list',
  paragraphs: [
    'Thank you. There is nothing more to do. We have not opened yet, and will write to you before we do.',
    `You will hear ${firstDatesEarly}. ${updates} You get ${howOften}, besides e-mails about your own place on the list. We keep what you sent for ${howLong}; ${beforeDeletion}.`,
    'If you would like something to read meanwhile, our site has an article on sitting with an old dog.',
  ],
});

/** The words of the e-mails. `{name}` is the reader's. */
export const emails: Record<TemplateName, EmailText> & {
  greeting: string;
  greetingToAnyone: string;
  links: Record<'consent' | 'unsubscribe' | 'myData' | 'policy', { text: string; link: string }>;
  controller: string;
} = {
  greeting: 'Dear {name},',
  greetingToAnyone: 'Hello,',
  links: {
    unsubscribe: { text: 'You can change your mind at any time:', link: 'leave the list' },
    consent: {
      text: 'See, correct or delete all that we keep about you, including the record of your consent:',
      link: 'your data',
    },
    myData: { text: 'See, correct or delete what we keep about you:', link: 'your data' },
    policy: { text: 'What we keep, why and for how long:', link: 'privacy policy' },
  },
  controller: 'Controller of personal data',
  confirm: confirm(`If you confirm, you will hear ${firstDatesEarly}.`),
  confirmWithUpdates: confirm(
    `If you confirm, you will hear ${firstDatesEarly} and, as was asked, ${news}.`,
  ),
  welcome: welcome('You did not ask for other news, and we will not send you any.'),
  welcomeWithUpdates: welcome(`As you asked, you will also hear ${news}.`),
  already: {
    subject: 'You are on the list already',
    heading: 'You are on the list already',
    paragraphs: [
      `Your address was entered on the waitlist of ${brand} again. It was already there and confirmed, so nothing has changed, whether it was you or not.`,
      'To change what you hear from us, or something that you sent, follow the link to your data below.',
    ],
  },
  unsubscribed: {
    subject: 'You are no longer on the list',
    heading: 'You are no longer on the list',
    paragraphs: [
      `This address has been taken off the waitlist of ${brand}. This e-mail is the last, and your receipt.`,
      'What you sent us is still kept. To have it deleted as well, follow “your data” below.',
      'Thank you for your interest in the retreat. If you ever want to hear of it again, use this button.',
    ],
    button: {
      label: 'Come back to the list',
      note: `${oneMoreButton} You would then hear ${firstDates}, and no other news.`,
      otherwise: 'If you do nothing, we will not write again.',
    },
  },
  erased: {
    subject: `${brand} has deleted your data`,
    heading: 'Everything is deleted',
    paragraphs: [
      `As you asked, we have deleted what ${brand} kept about you and this address. You are no longer on the waitlist.`,
      'This e-mail is the last, and your receipt. As soon as it has gone out, we delete this address, too.',
      afterErasure,
    ],
  },
  myData: {
    subject: `Your data link from ${brand}`,
    heading: 'Here is your link',
    paragraphs: [
      `Someone, probably you, asked on the site of ${brand} to see what we keep about this address.`,
      'The link opens a page that shows all of it. There you can correct it, download it, choose what you hear from us, leave the list, or have everything deleted.',
    ],
    button: {
      label: 'Show my data',
      note: `${oneMoreButton} The link works for ${facts.myDataMinutes} minutes from when we sent it. Whoever has it can see and change your data, so please do not pass this e-mail on.`,
      otherwise:
        'If it wasn’t you, ignore this e-mail. Unless somebody else reads your mail, nobody has seen anything.',
    },
  },
  newAddress: {
    subject: `${brand}: please confirm your new address`,
    heading: 'Is the new address yours?',
    paragraphs: [
      `Someone on the waitlist of ${brand}, ${aboutUs}, asked us to write to this address from now on.`,
      'If it was you, please confirm it here. Until then nothing changes, and we write to the old address.',
    ],
    button: {
      label: 'Write to me here',
      note: `${oneMoreButton} The link works for ${quantity(facts.confirmationDays, 'day', 'en')}. Once you have pressed it, we tell the old address.`,
      otherwise: `If it wasn’t you, ignore this e-mail, and you will hear no more. If others like it come, tell us at ${email}.`,
    },
  },
  addressChanged: {
    subject: `Your address at ${brand} has been changed`,
    heading: 'Your address has changed',
    paragraphs: [
      'You asked us to write to a new address, and it has been confirmed. From now on we write there; this e-mail is the last to this one.',
      `If it wasn’t you, somebody has opened a link that we sent to this inbox, or has written to us in your name. Write to ${email}, ideally from this address, and we will put it right. Change the password of your e-mail, too, so that only you can read it.`,
    ],
  },
  beforeDeletion: {
    subject: `${brand}: your place on the list ends on {deletedOn}`,
    heading: 'Your place on the list is about to end',
    paragraphs: [
      `When you joined the waitlist of ${brand}, we said that we keep what you send for ${howLong}. On {deletedOn} we will delete it, with everything else that we keep about you. After that we will not write again.`,
      'If you would like to stay on the list, join once more.',
    ],
    button: {
      label: 'Join once more',
      note: `It opens the form on our site. Joining again starts a new period of ${howLong}; your old entry is still deleted.`,
      otherwise:
        'If you do nothing, everything is deleted on that day. To take it with you, or to delete it sooner, follow the link to your data below.',
    },
  },
  invitation: {
    subject: 'A place for you until {answerUntil}: {waveTitle}',
    heading: 'It is your turn',
    paragraphs: [
      'We keep a place for you at {waveTitle}, for one or two guests, until the end of {answerUntil}.',
      '{waveDetails}',
      'Accepting costs nothing and binds you to nothing yet: by {lastDay} we settle with you what is left, such as payment. There are {wavePlaces}, and we invite in the order in which people joined the list.',
    ],
    button: {
      label: 'Answer the invitation',
      note: 'It opens a page on our site, where you accept the place or give it to the next in line. Either takes one press.',
      otherwise:
        'If you do nothing, the place goes to the next in line after that day. You stay on the list, where you are.',
    },
  },
  invitationReminder: {
    subject: 'We still keep your place, until {answerUntil}: {waveTitle}',
    heading: 'Your place is still kept',
    paragraphs: [
      'We keep a place for you at {waveTitle} until the end of {answerUntil}, and have not heard from you yet. This is the only reminder.',
      'If it is not the right time, pass your place on: the next in line will be glad of it. You stay on the list, where you are.',
    ],
    button: {
      label: 'Answer the invitation',
      note: 'It opens a page on our site, where you accept the place or pass it on.',
      otherwise: 'If you do nothing, the place goes to the next in line after that day.',
    },
  },
  placeAccepted: {
    subject: 'Your place is kept: {waveTitle}',
    heading: 'Your place is kept',
    paragraphs: [
      'Thank you. We keep a place for {guestCount} at {waveTitle}.',
      'The last day to settle it is {lastDay}. Before then we write to you about what is left, such as payment. The calendar file that comes with this e-mail notes that day.',
      `If your plans change, write to ${email}, and your place goes to the next in line.`,
    ],
    button: {
      label: 'See how my place stands',
      note: 'It opens a page on our site, which also has the calendar file.',
      otherwise: 'There is nothing more to do now.',
    },
  },
  placeDeclined: {
    subject: 'Your place goes to the next: {waveTitle}',
    heading: 'Your place goes to the next',
    paragraphs: [
      'Thank you for telling us. The place at {waveTitle} that we kept for you goes to the next in line.',
      'You keep your own place in line: it still counts from the day you joined. When we invite again, we write to you in your turn.',
    ],
  },
  placeLapsed: {
    subject: 'The days to answer are over: {waveTitle}',
    heading: 'The place goes to the next',
    paragraphs: [
      'We kept a place at {waveTitle} for you until the end of {answerUntil}. We did not hear from you, so it goes to the next in line.',
      `Nothing else changes: you keep your own place in line, which still counts from the day you joined. If our e-mails reach you too late, tell us at ${email}.`,
    ],
  },
  letter: {
    subject: '{subject}',
    heading: '{subject}',
    paragraphs: ['{body}'],
    note: 'You get this letter because you joined our waitlist and confirmed this address. We do not track its links, and nothing tells us whether you read it.',
  },
};

/** The kinds of e-mails, as the dashboard names them. */
export const kindsForAdmin: Record<EmailKind, string> = {
  confirm: 'Please confirm',
  welcome: 'Welcome',
  already: 'On the list already',
  unsubscribed: 'Farewell',
  myData: 'Link to their data',
  newAddress: 'Please confirm the new address',
  addressChanged: 'Address changed',
  beforeDeletion: 'About to be deleted',
  invitation: 'Invitation',
  invitationReminder: 'Reminder of an invitation',
  placeAccepted: 'Place accepted',
  placeDeclined: 'Place passed on',
  placeLapsed: 'Days to answer over',
  letter: 'Letter to the list',
};

/** The kinds of e-mails, as people read of them beside their own data. */
export const kindsInMyData: Record<EmailKind, string> = {
  confirm: 'The e-mail asking whether the address is yours',
  welcome: 'The welcome',
  already: 'The note that you are on the list already',
  unsubscribed: 'The farewell',
  myData: 'The link to this page',
  newAddress: 'The e-mail asking whether the new address is yours',
  addressChanged: 'The note that your address has changed',
  beforeDeletion: 'The note that your data is about to be deleted',
  invitation: 'The invitation',
  invitationReminder: 'The reminder of the invitation',
  placeAccepted: 'The note that your place is kept',
  placeDeclined: 'The note that your place goes to the next',
  placeLapsed: 'The note that the days to answer are over',
  letter: 'A letter to everybody on the list',
};

export type Emails = typeof emails;
