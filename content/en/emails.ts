import type { Language } from '../../domain/language.ts';
import type { EmailKind, TemplateName } from '../../domain/email/emails.ts';
import { siteConfig } from '../../site.config.ts';
import { facts } from '../facts.ts';
import { quantity } from '../quantity.ts';
import { place, countryName } from './place.ts';

const { brand, email } = siteConfig;

/** The words of one e-mail. */
export interface EmailText {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The one thing to do, what it does, and what if one does not. */
  button?: { label: string; note: string; otherwise: string };
}

/** The receipt of the consent, in the e-mail that welcomes. */
interface ConsentWords {
  heading: string;
  sent: string;
  policy: string;
  /** Stands before the wording. */
  wording: string;
  confirmed: string;
  unknownWording: string;
  unknown: string;
  languages: Record<Language, string>;
}

const confirm = (asked: string): EmailText => ({
  subject: 'Please confirm your e-mail address',
  heading: 'Is this address yours?',
  paragraphs: [
    `Someone, probably you, left this address on the waitlist of ${brand}, a regenerative eco retreat in ${place} in ${countryName}, which is not open yet.`,
    asked,
    'If it was you, please confirm it here.',
  ],
  button: {
    label: 'Confirm my address',
    note: `This opens a page of ours, with one more button to press. The link works for ${quantity(facts.confirmationDays, 'day', 'en')}.`,
    otherwise:
      'If it was not you, do nothing: you will hear nothing more. To have what was sent deleted, follow the link below.',
  },
});

const welcome = (updates: string): EmailText => ({
  subject: 'You are on the list, {name}',
  heading: 'You are on the list',
  paragraphs: [
    'Thank you. Your address is confirmed, and there is nothing more to do.',
    'When the first dates can be booked, we will write to you here.',
    updates,
    'We write rarely, and only when there is something to say.',
  ],
});

/** What the e-mails say. `{name}` is the reader's. */
export const emails: Record<TemplateName, EmailText> & {
  greeting: string;
  greetingToAnyone: string;
  links: Record<'unsubscribe' | 'myData', { text: string; link: string }>;
  controller: string;
  consent: ConsentWords;
} = {
  greeting: 'Dear {name},',
  greetingToAnyone: 'Hello,',
  links: {
    unsubscribe: { text: 'You can change your mind at any time:', link: 'leave the list' },
    myData: { text: 'See, correct or delete what we keep about you:', link: 'your data' },
  },
  controller: 'Controller of personal data',
  consent: {
    heading: 'Your consent, for your records',
    sent: 'Form sent: {sentOn}, in {sentIn}.',
    policy: 'Privacy policy then in force: version {policyVersion}.',
    wording: 'What stood beside the boxes:',
    confirmed:
      'Address confirmed: {confirmedOn}, by the button behind the link in our first e-mail.',
    unknownWording:
      'Not known. The form was sent before we kept these words, or by a program that did not name them.',
    unknown: 'not known',
    languages: { en: 'English', pt: 'Portuguese' },
  },
  confirm: confirm('What was asked for: to hear when the first dates can be booked.'),
  confirmWithUpdates: confirm(
    'What was asked for: to hear when the first dates can be booked, and how the retreat takes shape.',
  ),
  welcome: welcome('You did not ask for other news, so until then you will hear nothing from us.'),
  welcomeWithUpdates: welcome('As you asked, you will also hear how the retreat takes shape.'),
  already: {
    subject: 'You are on the list already',
    heading: 'You are on the list already',
    paragraphs: [
      `Your address was left on the waitlist of ${brand} once more. It was there, and confirmed, so there is nothing to do.`,
      'What you hear from us stays as it was. If you want to change it, or something that you sent, follow the link to your data below.',
      'If it was not you this time, there is nothing to do either.',
    ],
  },
  unsubscribed: {
    subject: 'You are no longer on the list',
    heading: 'You are no longer on the list',
    paragraphs: [
      `This address has been taken off the waitlist of ${brand}. Nothing more will come from us; this e-mail is the last, and your receipt.`,
      'If you also want what you sent us deleted, and have not done so yet, follow the link below.',
      'Thank you for your interest in the retreat. If you ever want to hear of it again, you can join the list anew on our site.',
    ],
  },
  erased: {
    subject: 'Everything is deleted',
    heading: 'Everything is deleted',
    paragraphs: [
      `As you asked, we have deleted what ${brand} kept about you and this address. You are no longer on the waitlist.`,
      'Nothing more will come from us: this e-mail is the last, and your receipt. As soon as it has gone out, this address is deleted here, too.',
      `Backups are deleted after ${quantity(facts.copyDays, 'day', 'en')}.`,
    ],
  },
  myData: {
    subject: 'The link to your data',
    heading: 'Here is your link',
    paragraphs: [
      `Someone, probably you, asked on the site of ${brand} to see what we keep about this address.`,
      'The link opens a page that shows all of it. There you can correct it, take it along, choose what you hear from us, leave the list, or have everything deleted.',
    ],
    button: {
      label: 'Show my data',
      note: `This opens a page of ours, with one more button to press. The link works for ${facts.myDataMinutes} minutes from when we sent it; whoever has it can see and change your data, so please do not pass this e-mail on.`,
      otherwise:
        'If it was not you, do nothing. Nobody learns anything as long as nobody but you reads this mailbox, and the link soon stops working.',
    },
  },
  newAddress: {
    subject: 'Please confirm your new e-mail address',
    heading: 'Is the new address yours?',
    paragraphs: [
      `Someone on the waitlist of ${brand}, a regenerative eco retreat in ${place} in ${countryName}, asked us to write to this address from now on.`,
      'If it was you, please confirm it here. Until then nothing changes, and we write to the old address.',
    ],
    button: {
      label: 'Write to me here',
      note: `This opens a page of ours, with one more button to press. The link works for ${quantity(facts.confirmationDays, 'day', 'en')}. Once it is pressed, we tell the old address so.`,
      otherwise: `If it was not you, do nothing: you will hear nothing more. If e-mails like this one keep coming, tell us at ${email}.`,
    },
  },
  addressChanged: {
    subject: 'We write to your new address now',
    heading: 'Your address has changed',
    paragraphs: [
      `As was asked of us, and confirmed from the new address, ${brand} writes there from now on. This e-mail is the last to this address.`,
      'If it was you, there is nothing to do.',
      `If it was not you, somebody has opened a link that we sent to this mailbox, or has written to us in your name. Write to ${email}, best from this address, and we will put it right. And see to it that nobody else can read your e-mail: change its password.`,
    ],
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
};

export type Emails = typeof emails;
