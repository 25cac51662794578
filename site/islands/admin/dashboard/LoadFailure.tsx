import { Button } from '../../../ui/button/Button.tsx';
import styles from '../dashboard.module.css';
import { useDashboard } from './dashboard-context.ts';

/** Reports that something could not be fetched, and offers to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { text } = useDashboard();
  return (
    <div role="alert" className={`${styles.row} ${styles.failure}`}>
      <p>{text.failure.load}</p>
      <Button look="quiet" onClick={onRetry}>
        {text.failure.retry}
      </Button>
    </div>
  );
}
