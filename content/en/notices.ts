import { siteConfig } from '../../site.config.ts';

export const toast = {
  label: 'Notification',
  /** `{hotkey}` is replaced by the key that moves the focus to the notification. */
  region: 'Notifications ({hotkey})',
  close: 'Close',
};

export type ToastText = typeof toast;

export const unexpectedError = {
  title: 'Unexpected error',
  description: 'Something failed on our side.',
  heading: 'Unexpected Application Error!',
  text: `Something failed on our side. Please try again in a moment. If it keeps happening, write to ${siteConfig.email}.`,
  home: 'Return to Home',
};

export type UnexpectedErrorText = typeof unexpectedError;
