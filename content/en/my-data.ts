import type { RightsKind } from '../../domain/admin/rights.ts';
import type { LetterKind } from '../../domain/letters/letter.ts';
import type { LetterState, PersonState } from '../../domain/letters/record.ts';
import { siteConfig } from '../../site.config.ts';
import { facts } from '../facts.ts';

const { brand, email } = siteConfig;
const minutes = String(facts.ownDataMinutes);

/**
 * The pages on which people see, correct, take along and delete what is kept about them. In braces stands what the
 * page puts in.
 */
export const myData = {
  meta: {
    title: 'Your data',
    description:
      'See, correct, take along or delete what we keep about you. A link comes by e-mail; no account is needed.',
  },
  ask: {
    heading: 'Your data',
    text: 'Tell us the address you joined with, and we will send a link to it. The link opens a page with everything we keep about you. There you can correct it, take it along, leave the list or have it all deleted.',
    field: { label: 'E-mail', hint: 'The address our e-mails go to.' },
    action: 'Send me the link',
    note: `The link works for ${minutes} minutes. If you cannot get at that mailbox any more, write to ${email}.`,
    wrong: 'Not a valid e-mail address, so no link was sent.',
  },
  sent: {
    heading: 'Look in your mailbox',
    text: `If we keep anything about that address, an e-mail with a link is on its way to it. The link works for ${minutes} minutes.`,
    note: `If nothing has come within a quarter of an hour, look in your spam folder. If you asked a moment ago, no second e-mail comes: the first link works. And if there is still nothing, we keep nothing about that address, or you joined with another; you can also write to ${email}.`,
    action: 'Return to Home',
  },
  byMail: {
    heading: 'Your data',
    text: 'You have a right to see what we keep about you, to have it corrected, to take it along and to have it deleted. Ask us by e-mail: the message is written already, you only have to send it.',
    steps: [
      'Write from the address you joined with. Our answer goes there too, so that nobody else learns anything of you.',
      'We look up everything that came from that address, and do as you ask. To have something corrected, say how it should read.',
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
    text: 'This link came by e-mail, so it opens what we keep about that address. Press the button to see it. Looking changes nothing.',
    action: 'Show my data',
  },
  expired: {
    heading: 'This link has run out',
    text: `It worked for ${minutes} minutes, so that an e-mail left lying about shows your data to nobody. We will gladly send a new one.`,
    action: 'Ask for a new link',
  },
  unknown: {
    heading: 'We do not know this link',
    text: 'It may have lost a part on the way, or what it stood for is deleted. Open it again from the e-mail itself, or ask for a new one.',
    action: 'Ask for a new link',
  },
  shown: {
    heading: 'Your data',
    text: `This is everything we keep about you. The link that you came by works for ${minutes} minutes; after that, ask for a new one. Hours are those of Lisbon.`,
    restricted: {
      heading: 'Use is restricted',
      text: `Since {day} we have kept your data without using it, as was asked. Until that is lifted nothing here can be changed. You can still read it, take it along, leave the list and have everything deleted. To lift it, write to ${email}.`,
    },
    standing: {
      heading: 'Where you stand',
      email: 'E-mail',
      pending:
        'On {day} you asked to change it to {email}. That counts once the link we sent there has been pressed.',
      state: 'Waitlist',
      states: {
        unconfirmed:
          'Not confirmed yet. Until it is, we write only to ask whether the address is yours.',
        confirmed: 'On the list since {day}.',
        left: 'You left the list on {day}. We do not write to you any more.',
        bounced: 'Our e-mails have come back since {day}, so we do not write any more.',
      } satisfies Record<PersonState, string>,
      language: 'Our e-mails',
      languages: { en: 'In English', pt: 'In Portuguese' },
      news: 'You hear',
      newsChoices: {
        yes: 'When dates can be booked, and how the retreat takes shape',
        no: 'When dates can be booked, and nothing else',
      },
    },
    submissions: {
      heading: 'What you sent us',
      joined: { en: 'You joined on {day}, in English', pt: 'You joined on {day}, in Portuguese' },
      fields: {
        name: 'Name',
        email: 'E-mail',
        country: 'Country',
        profession: 'Profession',
        message: 'Message',
      },
      empty: 'Left empty',
      updates: 'News of the retreat',
      updatesChoices: { yes: 'Asked for', no: 'Not asked for' },
      ipAddress: 'IP address',
      browser: 'Browser',
      clearedOn: 'will be deleted on {day}',
      cleared: 'Deleted already',
      agreed: 'You agreed to',
      wordingUnknown: 'The wording was not kept.',
      given: 'How and when',
      byForm: 'By the form on our site, on {moment}',
      wayUnknown: 'On {moment}; by which way was not kept',
      confirmed: 'Confirmed by the link in our e-mail, on {moment}',
      notConfirmed: 'Not confirmed by a link',
      policy: 'Privacy policy',
      version: 'Version {version}',
      reference: 'Our reference',
      key: 'Key against sending twice',
      kept: 'Kept until',
      correct: 'Correct this',
    },
    letters: {
      heading: 'What we sent you',
      serverSaid: 'The mail server answered: {words}',
      none: 'Nothing so far, or so long ago that we no longer keep a note of it.',
      kinds: {
        confirm: 'The question whether the address is yours',
        welcome: 'The welcome',
        already: 'The note that you are on the list already',
        farewell: 'The farewell',
        ownData: 'The link to this page',
        newAddress: 'The question whether the new address is yours',
        addressChanged: 'The note that your address has changed',
      } satisfies Record<LetterKind, string>,
      states: {
        queued: 'waiting to go out',
        sending: 'on its way',
        sent: 'sent on {moment}',
        unknown: 'sent on {moment}; we do not know whether it arrived',
        bounced: 'came back on {moment}',
        dropped: 'not sent in the end',
        not_due: 'not sent',
      } satisfies Record<LetterState, string>,
    },
    requests: {
      heading: 'What you asked us to do',
      kinds: {
        access: 'To see your data',
        correction: 'To correct something',
        erasure: 'To delete something',
        restriction: 'To restrict its use',
        portability: 'To take your data along',
        objection: 'Not to use your data',
        withdrawal: 'To withdraw your consent',
      } satisfies Record<RightsKind, string>,
      open: 'asked on {received}; you have an answer by {due}',
      done: 'asked on {received}, done on {answered}',
      refused: 'asked on {received}, declined on {answered}',
    },
    acts: 'What you can do here',
  },
  acts: {
    back: 'Back, and change nothing',
    download: {
      heading: 'Take it along',
      text: 'Everything on this page as one file (JSON), which other programs can read.',
      press: 'Download the file',
      fileName: 'my-data.json',
    },
    correct: {
      heading: 'Correct what you sent',
      text: 'Change what is wrong, and leave the rest as it is. An optional field that you empty is deleted.',
      action: 'Save the correction',
      nothing: 'Please look at the field that is marked.',
      done: {
        heading: 'The correction is saved',
        text: 'What stood there before is gone. Below is your data as it is now.',
      },
    },
    news: {
      heading: 'News of the retreat',
      on: {
        now: 'At the moment you do not get it.',
        press: 'Get the news, too',
        heading: 'Get news of the retreat?',
        text: 'Besides the booking dates, we will then tell you how the retreat takes shape: who moves in, what grows and what does not. If you are not on the list, this puts you on it. We write rarely, and you can stop it here whenever you like.',
        action: 'Yes, send me the news',
        done: {
          heading: 'You will get the news',
          text: 'We write rarely, and only when there is something to say.',
        },
      },
      off: {
        now: 'At the moment you get it.',
        press: 'Stop the news',
        heading: 'Stop the news of the retreat?',
        text: 'You stay on the list. We will then write when dates can be booked, and about nothing else.',
        action: 'Stop the news',
        done: {
          heading: 'No more news',
          text: 'You are still on the list, and will hear when dates can be booked.',
        },
      },
    },
    language: {
      heading: 'Language of our e-mails',
      en: {
        now: 'At the moment we write in Portuguese.',
        press: 'Write to me in English',
        heading: 'In English from now on?',
        text: 'Our e-mails to you will then come in English. What you sent us stays in your own words.',
        action: 'Yes, in English',
        done: {
          heading: 'We write in English from now on',
          text: 'You can change it back here whenever you like.',
        },
      },
      pt: {
        now: 'At the moment we write in English.',
        press: 'Write to me in Portuguese',
        heading: 'In Portuguese from now on?',
        text: 'Our e-mails to you will then come in Portuguese. What you sent us stays in your own words.',
        action: 'Yes, in Portuguese',
        done: {
          heading: 'We write in Portuguese from now on',
          text: 'You can change it back here whenever you like.',
        },
      },
    },
    email: {
      now: 'It counts once you have confirmed it by a link that we send there.',
      press: 'Change the address',
      heading: 'Where should we write?',
      text: 'We will send a link to the new address. Once you press the button behind it, we write there, and tell the old address so. Until then nothing changes.',
      field: { label: 'New e-mail address', hint: 'One that you can read now.' },
      action: 'Send a link there',
      done: {
        heading: 'Look in the new mailbox',
        text: 'An e-mail with a link is on its way there. Until its button is pressed, everything stays as it was. If nothing comes within a quarter of an hour, look in the spam folder, or check the address and ask again.',
      },
      restated: 'E-mail address',
    },
    leave: {
      heading: 'Leave the list',
      now: 'We then write no more. What you sent us stays until its day comes, or until you have it deleted.',
      press: 'Leave the list',
      question: 'Leave the list?',
      text: 'You will be off the list at once, and need not say why. One last e-mail may come, to say so. What you sent us is still kept until the day that stands beside it; to have it deleted now, choose that instead.',
      action: 'Take me off the list',
      done: {
        heading: 'You are off the list',
        text: 'We do not write to you any more; one last e-mail may still come, to say so. You can join again whenever you like.',
      },
    },
    erase: {
      heading: 'Have everything deleted',
      now: 'All that stands on this page, at once and for good.',
      press: 'Delete everything',
      question: 'Delete it all?',
      text: `All that we keep about you will be deleted at once: what you sent us, the record of what you agreed to, and the note of our e-mails. You will be off the list. Nobody can undo this, not even us. Copies that guard against breakdowns delete themselves within ${String(facts.copyDays)} days.`,
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
  erased: {
    heading: 'All is deleted',
    text: `On {moment} we deleted all that we kept about you at ${brand}.`,
    receipt: 'Your receipt',
    counts: {
      submissions: 'What you sent us',
      consents: 'Records of what you agreed to',
      letters: 'Notes of our e-mails',
    },
    remains:
      'What stays is that somebody asked for this, and on which day: the law wants to see that we answer.',
    note: `This page says nothing of who you are, and we keep no copy of it: print or save it if you want one. Copies of our data that guard against breakdowns delete themselves within ${String(facts.copyDays)} days. One last e-mail may still come, to say the same.`,
    action: 'Return to Home',
  },
};

export type MyData = typeof myData;
