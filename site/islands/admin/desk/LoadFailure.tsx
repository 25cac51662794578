import { Button } from '../../../ui/button/Button.tsx';
import styles from './Desk.module.css';
import { useDesk } from './desk-context.ts';

/** Reports that something could not be fetched, and offers to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { text } = useDesk();
  return (
    <div role="alert" className={styles.failure}>
      <p>{text.failure.load}</p>
      <Button look="quiet" onClick={onRetry}>
        {text.failure.retry}
      </Button>
    </div>
  );
}
