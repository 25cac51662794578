import type { ErrorPage } from '../../domain/error-pages.ts';
import { limitOf } from '../../domain/submission/fields.ts';
import { siteConfig } from '../../site.config.ts';
import { ownersAnswers } from '../facts.ts';
import { unexpectedError } from './notices.ts';
import { place } from './place.ts';

const behindIt = ownersAnswers.whoWrites?.en;

/** Words of the frame around every page: header, footer, errors. */
export const shell = {
  skipToContent: 'Skip to content',
  navigation: { label: 'Main' },
  menu: { open: 'Menu', close: 'Close' },
  // Said in the language it leads to.
  languageToggle: { label: 'PT', accessibleName: 'PT: ver esta página em português' },
  /** What turns day into night. */
  lantern: 'Night edition',
  footer: {
    label: 'Footer',
    about: `A retreat planned in ${place}, not open yet.${behindIt ? ` Behind it: ${behindIt}.` : ''}`,
    join: 'Join the Waitlist',
    contact: 'Write to us',
    contactSubject: `A question about ${siteConfig.brand}`,
    partner: 'Become a Founding Partner',
    partnerSubject: `Founding partner of ${siteConfig.brand}`,
    eco: 'What we mean by eco',
    /** Before the hour and the name of the page that follows. */
    next: 'Next in this site’s day,',
    /** Between hours and minutes. */
    hourMark: ':',
    complaintsBook: 'Complaints book',
    siteHeading: 'The site',
    contactHeading: 'Contact',
    profiles: { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' },
  },
  consent: {
    label: 'Cookies and counting',
    text: 'May we count clicks, without cookies?',
    policy: 'Privacy policy',
    accept: 'Accept All',
    decline: 'Decline',
    settings: 'Counting clicks',
  },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  errorPages: {
    notFound: {
      title: 'Page not found',
      description: 'This address leads nowhere on our site.',
      heading: 'Oops! Page not found',
      text: 'There is nothing at this address. The page may have moved, or there may be a typo in the address.',
      home: 'Return to Home',
    },
    failure: unexpectedError,
    tooMany: {
      title: 'Too many attempts',
      description: 'Too many attempts came from your connection.',
      heading: 'Too many attempts',
      text: `This attempt was not accepted. Please wait a minute, or an hour if you have asked for your data many times. Then go back in your browser, where your text may still be, and send it again. Or write to ${siteConfig.email}.`,
      home: 'Return to Home',
    },
    busy: {
      title: 'Very busy just now',
      description: 'More is being sent to us just now than we can answer.',
      heading: 'We are very busy just now',
      text: `Please wait a minute, go back in your browser, where your text may still be, and send it again: it will be stored only once. Or write to ${siteConfig.email}.`,
      home: 'Return to Home',
    },
    tooLarge: {
      title: 'Too much text',
      description: 'What was sent is longer than we can take.',
      heading: 'That was too much text',
      text: `Nothing was stored. Go back in your browser, where your text may still be, and shorten the message to ${limitOf('message')} characters. Or write to ${siteConfig.email}.`,
      home: 'Return to Home',
    },
  } satisfies Record<ErrorPage, object>,
};

export type Shell = typeof shell;
