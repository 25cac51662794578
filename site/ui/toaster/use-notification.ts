import { useRef, useState } from 'react';
import type { Notification } from './Toaster.tsx';

/**
 * Holds the one notification that an island shows.
 * @returns the notification, a function that replaces it, and one that removes it
 */
export function useNotification() {
  const [notification, setNotification] = useState<Notification | null>(null);
  const lastId = useRef(0);
  return {
    notification,
    notify: (content: Omit<Notification, 'id'>) => {
      lastId.current += 1;
      setNotification({ id: lastId.current, ...content });
    },
    dismiss: () => {
      setNotification(null);
    },
  };
}
