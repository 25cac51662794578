import { siteConfig } from '../../site.config.ts';

export const unexpectedError = {
  title: 'Unexpected error',
  description: 'Something failed on our side.',
  heading: 'Unexpected Application Error!',
  text: `Something failed on our side. Please try again in a moment. If it keeps happening, write to ${siteConfig.email}.`,
  home: 'Return to Home',
};

export type UnexpectedErrorText = typeof unexpectedError;
