import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import styles from '../dashboard.module.css';
import { useDashboard } from './dashboard-context.ts';

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
      {isError && (
        <div role="alert" className={`${styles.row} ${styles.failure}`}>
          <p>{text.failure.load}</p>
          <Button look="quiet" onClick={() => void refetch()}>
            {text.failure.retry}
          </Button>
        </div>
      )}
      {data === undefined ? !isError && <p role="status">{text.loading}</p> : children(data)}
    </>
  );
}
