import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import type { ToasterProps } from './Toaster.tsx';

const load = () => import('./Toaster.tsx').then(({ Toaster }) => ({ default: Toaster }));

const Toaster = lazy(load);

/** Fetches the 11 kB of the notifications in advance, once a visitor turns to the form. */
export const preloadToaster = (): void => {
  // A failure is handled when a notification is shown.
  load().catch(() => undefined);
};

/**
 * The Toaster, fetched when first needed. If that fails, the notification is shown as plain text.
 */
export function LazyToaster({ notification, text, onClose }: ToasterProps) {
  const [used, setUsed] = useState(false);
  if (notification && !used) setUsed(true);
  if (!used) return null;

  const plain = notification && (
    <p role="alert">
      {notification.title}. {notification.description}
    </p>
  );
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={null}>
        <Toaster notification={notification} text={text} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
