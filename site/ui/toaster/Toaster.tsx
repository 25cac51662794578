import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import type { ToastText } from '../../../content/en/notices.ts';
import unseen from '../unseen/Unseen.module.css';
import styles from './Toaster.module.css';

/** How long a notification stays; hovering or focusing it pauses the timer. */
const displayMs = 5000;

export interface Notification {
  /** Distinguishes one notification from the next, so that the timer starts again. */
  id: number;
  title: string;
  description: string;
  destructive: boolean;
  /** Whether screen readers leave it out, because they say the same where the focus goes. */
  silent?: boolean | undefined;
}

export interface ToasterProps {
  notification: Notification | null;
  text: ToastText;
  onClose: () => void;
}

/**
 * Shows one notification at a time; a new one takes the place of the last. F8 and Alt+T move the
 * focus to it, Escape closes it. For the browser alone: Radix writes style attributes, which the
 * Content-Security-Policy forbids in served HTML.
 */
export function Toaster({ notification, text, onClose }: ToasterProps) {
  const viewport = useRef<HTMLOListElement>(null);

  // Radix accepts one hotkey, F8 by default; the second one is ours.
  useEffect(() => {
    const focusOnAltT = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') viewport.current?.focus();
    };
    document.addEventListener('keydown', focusOnAltT);
    return () => {
      document.removeEventListener('keydown', focusOnAltT);
    };
  }, []);

  return (
    <Toast.Provider
      label={text.label}
      duration={displayMs}
      announcerContainer={notification?.silent ? new DocumentFragment() : undefined}
    >
      {notification && (
        <Toast.Root
          key={notification.id}
          className={notification.destructive ? styles.destructive : styles.toast}
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
        >
          <Toast.Title className={styles.title}>
            {notification.title}
            {/* Radix reads title and description out in one breath. */}
            <span className={unseen.unseen}>. </span>
          </Toast.Title>
          <Toast.Description>{notification.description}</Toast.Description>
          <Toast.Close className={styles.close} aria-label={text.close}>
            ×
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport ref={viewport} className={styles.viewport} label={text.region} />
    </Toast.Provider>
  );
}
