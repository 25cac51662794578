import type { ReactNode } from 'react';
import { useDashboard } from './dashboard-context.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** What a query answered. Until it did, that is said, and where it fails, it can be tried again. */
export function Loaded<Data>({
  query: { data, isError, refetch },
  children,
}: {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}) {
  const { text } = useDashboard();
  return (
    <>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data === undefined ? !isError && <p role="status">{text.loading}</p> : children(data)}
    </>
  );
}
