import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import styles from '../dashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { headingOf, type View as Name } from './use-view.ts';

/** A view of the dashboard, whose heading the links lead to. */
export const View = ({
  name,
  heading,
  children,
}: {
  name: Name;
  heading: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={headingOf(name)}>
    <h2 id={headingOf(name)} tabIndex={-1}>
      {heading}
    </h2>
    {children}
  </section>
);

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
