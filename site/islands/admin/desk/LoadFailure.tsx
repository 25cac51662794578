import { Button } from '../../../ui/button/Button.tsx';
import styles from './Desk.module.css';
import { useDesk } from './desk-context.ts';

/** Something could not be fetched: says so, and offers another try. */
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
