export const toast = {
  label: 'Notification',
  /** `{hotkey}` is replaced by the key that moves the focus to the notification. */
  region: 'Notifications ({hotkey})',
  close: 'Close',
};

export type ToastText = typeof toast;
