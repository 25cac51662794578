import { useSyncExternalStore } from 'react';

const query = '(width < 60rem)';

/** Whether the page is as narrow as a phone, where blocks take the place of rows. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => {
        media.removeEventListener('change', changed);
      };
    },
    () => matchMedia(query).matches,
    () => false,
  );
