import type { RightsKind } from '../../domain/admin/rights.ts';
import type { EmailState, SubscriptionStatus } from '../../domain/email/states.ts';
import type { OfferState } from '../../domain/wave.ts';
import type {
  ConsentChangeChannel,
  ConsentPurpose,
  ConsentChannel,
} from '../../domain/submission/consent.ts';
import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { labelsOf } from '../field-labels.ts';
import { kindsInMyData } from './emails.ts';
import { interestForm } from './interest-form.ts';
import { waveWords } from './invitation.ts';
import {
  afterErasure,
  beforeDeletion,
  firstDates,
  howOften,
  ifUnconfirmed,
  lineRule,
  news,
} from './promise.ts';

const { brand, email } = siteConfig;
const minutes = String(facts.myDataMinutes);
const copyDays = String(facts.copyDays);

/**
 * The pages on which people see, correct, download and delete what is kept about them. In braces
 * stands what the page puts in.
 */
export const myData = {
  name: 'Your data',
  meta: {
    title: 'Your data',
    description: 'See, correct, download or delete what we keep about you. No account is needed.',
  },
  ask: {
    heading: 'Your data',
    text: 'Tell us the address you joined with, and we will send a link to it. It opens a page with what we keep about you. There you can correct it, change your e-mail address, download it, leave the list or have it all deleted.',
    field: { label: 'E-mail', hint: 'The address our e-mails go to.' },
    action: 'Send me the link',
    note: `The link works for ${minutes} minutes. If you can no longer open that inbox, write to ${email}.`,
  },
  sent: {
    heading: 'Check your inbox',
    text: `If we keep anything about that address, an e-mail with a link is on its way to it. The link works for ${minutes} minutes.`,
    note: `If nothing has come within a quarter of an hour, look in your spam folder, and ask once more. If you asked a moment ago, use the link you have. If nothing comes then either, we probably hold nothing under that address. To be sure, write to ${email}.`,
    action: 'Return to Home',
  },
  byMail: {
    heading: 'Your data',
    text: 'You may see what we keep about you, and have it corrected, handed over or deleted. The e-mail that asks for it is already written.',
    steps: [
      'Write from the address you joined with; our answer goes there.',
      'We do as you ask. To have something corrected, say how it should read.',
      `You have an answer within ${String(facts.rightsRequestDays)} days. It costs nothing.`,
    ],
    mails: {
      see: {
        label: 'Ask to see my data',
        subject: 'Please send me my data',
        body: 'Hello,\n\nplease send me a copy of everything you keep about me. I joined the waitlist with the address that this message comes from.\n\nThank you',
      },
      erase: {
        label: 'Ask to have it deleted',
        subject: 'Please delete my data',
        body: 'Hello,\n\nplease take me off the waitlist and delete everything you keep about me. I joined with the address that this message comes from.\n\nThank you',
      },
    },
  },
  open: {
    heading: 'Show your data?',
    text: 'This link came by e-mail, and opens what we keep about the address it came to. Looking changes nothing.',
    action: 'Show my data',
  },
  expired: {
    heading: 'This link has expired',
    text: `Such a link works for ${minutes} minutes, and stops sooner if your e-mail address changes. We will gladly send a new one.`,
    action: 'Ask for a new link',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'It may have lost a part on the way, or what it led to has been deleted. Try again from the e-mail, or ask for a new one.',
    action: 'Ask for a new link',
  },
  shown: {
    heading: 'Your data',
    text: `Here is what we keep about you. What you correct or delete is gone from backup copies within ${copyDays} days. The link that brought you here works for ${minutes} minutes. Times are those of Lisbon.`,
    restricted: {
      heading: 'Use is restricted',
      text: `Since {day} we have kept your data without using it, as was asked. Until that is lifted you can read it, download it, leave the list and have everything deleted, but change nothing. To lift it, write to ${email}.`,
    },
    standing: {
      heading: 'Where you stand',
      email: 'E-mail',
      pending:
        'On {day} you asked to change it to {email}. The change counts once it is confirmed from that address.',
      state: 'Waitlist',
      states: {
        unconfirmed: `Not confirmed yet, so not on the list: ${ifUnconfirmed}.`,
        confirmed: `On the list since {day}. ${capitalised(beforeDeletion)}.`,
        unsubscribed: 'You left the list on {day}. We do not write to you any more.',
        bounced: 'Our e-mails have bounced since {day}, so we do not write any more.',
      } satisfies Record<SubscriptionStatus, string>,
      language: 'Language of our e-mails',
      languages: { en: 'English', pt: 'Portuguese' },
      updates: 'You hear',
      updatesChoices: {
        yes: `${capitalised(firstDates)}; and ${news}`,
        no: `${capitalised(firstDates)}; no other news`,
      },
    },
    line: {
      heading: 'Your place in line',
      position: 'You are number {position} in line.',
      wave: 'We are inviting people now: {places} places, {invited} people invited so far.',
      rule: lineRule,
      guests: waveWords.guests,
      until:
        'offered, and kept for you until the end of {until}; our e-mail has the link to answer',
      states: {
        held: 'offered on {day}; the days to answer begin once our e-mail has gone out',
        accepted: 'accepted on {day}, and kept for {guests}',
        settled: 'accepted and settled, for {guests}',
        declined: 'given to the next on {day}',
        lapsed: 'not answered in time, so on {day} it went to the next',
        withdrawn: 'not kept any more since {day}',
        undeliverable: 'our e-mail did not arrive, so on {day} it went to the next',
        released: 'given back on {day}',
      } satisfies Record<OfferState, string>,
    },
    submissions: {
      heading: 'What you sent us',
      joined: { en: 'You joined on {day}, in English', pt: 'You joined on {day}, in Portuguese' },
      fields: labelsOf(interestForm.fields),
      empty: 'Left empty',
      updates: 'The box for updates',
      updatesWhenSent: {
        yes: 'Ticked when the form was sent',
        no: 'Not ticked when the form was sent',
        unknown: 'Not known: the form was sent before we kept this. What counts now is above.',
      },
      ipAddress: 'IP address',
      browser: 'Browser',
      clearedOn: 'to be deleted on {day}',
      cleared: 'Already deleted',
      wording: 'What the tick-boxes said',
      wordingUnknown: 'The wording was not kept.',
      history: 'What you agreed to, and withdrew',
      entries: {
        list: {
          given: 'yes to e-mails about the waitlist',
          withdrawn: 'no more e-mails about the waitlist',
        },
        updates: { given: 'yes to news of the retreat', withdrawn: 'no more news of the retreat' },
      } satisfies Record<ConsentPurpose, object>,
      channels: {
        script: 'by the form on our site',
        form: 'by the form on our site',
        paper: 'on a card that you filled in',
        email: 'by the link in our e-mail that asks for a confirmation',
        my_data: 'on this page',
        unsubscribe_link: 'by the link to leave in our e-mail',
        complaint: 'by a complaint to your mail provider',
        one_click: 'by your mail program’s unsubscribe button',
        admin: 'by us, as was asked',
      } satisfies Record<ConsentChannel | ConsentChangeChannel, string>,
      wayUnknown: 'how was not kept',
      unconfirmed: 'Not confirmed by a link in our e-mail. If it is not yours, delete it here.',
      policy: 'Privacy policy',
      version: 'Version {version}',
      reference: 'Our reference',
      key: 'Code that prevents sending twice',
      answered: 'Our answer to your message',
      answeredOn: 'Marked as sent on {day}',
      kept: 'Kept until, at the latest',
      correct: 'Correct this',
      delete: 'Delete this',
    },
    note: {
      heading: 'What we noted beside your name',
      since: 'Written on {day}, for ourselves. If it is wrong, tell us.',
    },
    emails: {
      heading: 'What we sent you',
      serverSaid: 'The mail server answered: {words}',
      none: 'Nothing of which we still have a record.',
      kept: `For ${String(facts.emailTextDays)} days, the record of each e-mail also holds the name and the address it was sent to.`,
      kinds: kindsInMyData,
      states: {
        queued: 'waiting to go out',
        sending: 'on its way',
        sent: 'sent on {moment}',
        unknown: 'sent on {moment}; we do not know whether it arrived',
        bounced: 'came back on {moment}',
        dropped: 'not sent in the end',
        skipped: 'not sent',
      } satisfies Record<EmailState, string>,
    },
    requests: {
      heading: 'What you asked us to do',
      kinds: {
        access: 'To see your data',
        correction: 'To correct something, or to change your address, the language or the news',
        erasure: 'To delete something',
        restriction: 'To restrict its use',
        lifting: 'To have your data used again',
        portability: 'To have your data as a file',
        objection: 'Not to use your data',
        withdrawal: 'To stop the news, or to leave the list',
      } satisfies Record<RightsKind, string>,
      open: 'asked on {received}; you have an answer by {due}',
      done: 'asked on {received}, done on {answered}',
      refused: 'asked on {received}, declined on {answered}',
    },
    actions: 'What you can do here',
  },
  actions: {
    back: 'Back, and change nothing',
    download: {
      title: 'Download it',
      now: 'Everything on this page as one file (JSON).',
      button: 'Download the file',
      fileName: 'my-data.json',
    },
    correct: {
      heading: 'Correct what you sent',
      text: 'Change what is wrong, and leave the rest. You can also empty an optional field, for example a message about your health; what it held is then deleted. Your e-mail address has a button of its own.',
      action: 'Save the correction',
      done: {
        heading: 'The correction is saved',
        text: `What stood there before is gone at once, and from backup copies within ${copyDays} days. Below is your data as it is now.`,
      },
    },
    updatesOn: {
      title: 'News of the retreat',
      now: 'At the moment you do not get it.',
      button: 'Get the news as well',
      heading: 'Get news of the retreat?',
      text: `Besides ${firstDates}, you will then hear ${news}: who moves in, what grows and what does not. If you are not on the list, this puts you on it. You get ${howOften}, and can stop it here whenever you like.`,
      action: 'Yes, send me the news',
      done: { heading: 'You will get the news', text: `You get ${howOften}.` },
    },
    updatesOff: {
      title: 'News of the retreat',
      now: 'At the moment you get it.',
      button: 'Stop the news',
      heading: 'Stop the news of the retreat?',
      text: `You stay on the list. You will then hear ${firstDates}, and no other news.`,
      action: 'Stop the news',
      done: { heading: 'No more news', text: `You are still on the list, and hear ${firstDates}.` },
    },
    languageEn: {
      title: 'Language of our e-mails',
      now: 'At the moment it is Portuguese.',
      button: 'Write to me in English',
      heading: 'In English from now on?',
      text: 'Our e-mails then come in English. What you sent us stays as it is.',
      action: 'Yes, in English',
      done: {
        heading: 'Our e-mails are now in English',
        text: 'You can change it back here whenever you like.',
      },
    },
    languagePt: {
      title: 'Language of our e-mails',
      now: 'At the moment it is English.',
      button: 'Write to me in Portuguese',
      heading: 'In Portuguese from now on?',
      text: 'Our e-mails then come in Portuguese. What you sent us stays as it is.',
      action: 'Yes, in Portuguese',
      done: {
        heading: 'Our e-mails are now in Portuguese',
        text: 'You can change it back here whenever you like.',
      },
    },
    email: {
      title: 'Change your e-mail address',
      now: 'The new one counts once you have confirmed it by a link that we send there.',
      button: 'Change the address',
      heading: 'Where should we write?',
      text: 'We will send a link to the new address. Once you press the button on the page it opens, we write there, and tell the old address. Until then nothing changes.',
      field: { label: 'New e-mail address', hint: 'One that you can read now.' },
      action: 'Send a link there',
      done: {
        heading: 'Check the new inbox',
        text: `An e-mail with a link is on its way there. Until you press the button on the page it opens, everything stays as it was. If nothing comes, look in the spam folder and check the address; we send at most one in a quarter of an hour, and few in a day. You can also write to ${email}.`,
      },
    },
    unsubscribe: {
      title: 'Leave the list',
      now: 'We then stop writing. What you sent us is kept until you have it deleted, or until the time for keeping it is over.',
      button: 'Leave the list',
      heading: 'Leave the list?',
      text: 'You will be off the list at once, and need not say why. You may get one last e-mail to confirm this. To have what you sent deleted as well, choose “Delete everything” instead.',
      place: 'You have accepted a place. You keep it, and we write to you about it alone.',
      action: 'Take me off the list',
      done: {
        heading: 'You are off the list',
        text: 'You may get one last e-mail to confirm this. After that we will not write to you again. You can join again whenever you like.',
      },
    },
    delete: {
      heading: 'Delete this entry?',
      text: `What you sent us on {day} is deleted at once, with the record of its consent. It cannot be undone. The rest stays as it is, and the latest of it keeps your place on the list. Backup copies lose it within ${copyDays} days; for a day longer we may keep our reference to it, so that a restored copy does not bring it back.`,
      action: 'Delete it, for good',
      done: {
        heading: 'It is deleted',
        text: `On {moment} we deleted what you sent us on {day}, and the record of its consent. What stays is a note that you asked for a deletion, and on which day. Backup copies lose the rest within ${copyDays} days. This is your receipt: print or save it if you want one. Below is your data as it is now.`,
      },
    },
    erase: {
      title: 'Have everything deleted',
      now: 'Everything on this page, at once and for good.',
      button: 'Delete everything',
      heading: 'Delete it all?',
      text: `What you sent us, the record of your consent and the records of our e-mails are deleted at once, and you are off the list. It cannot be undone. ${afterErasure} Next comes a receipt: print or save it then, since it is shown only for a short while.`,
      place: 'You have accepted a place. It goes with your data: somebody else is invited at once.',
      action: 'Delete everything, for good',
    },
  },
  restricted: {
    heading: 'Nothing was changed',
    text: 'The use of your data is restricted, so it stays exactly as it is until that is lifted.',
  },
  changed: {
    heading: 'Nothing was changed',
    text: 'What this was about is no longer there. Below is your data as it is now.',
  },
  notErased: {
    heading: 'Nothing was deleted',
    text: `Our server could not record the deletion where a restored backup would find it, so it did not begin. Please try again later, or write to ${email}.`,
  },
  erased: {
    heading: 'Everything is deleted',
    text: `On {moment} we deleted everything ${brand} kept about you.`,
    receipt: 'Your receipt',
    counts: {
      submissions: 'What you sent us',
      consents: 'Records of consent',
      emails: 'Records of our e-mails',
    },
    remains: afterErasure,
    note: `This receipt does not say whose data it was. Print or save it now if you want it: after ${minutes} minutes no copy is left. You may get one last e-mail that says the same.`,
    action: 'Return to Home',
  },
};

export type MyData = typeof myData;
