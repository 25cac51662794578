import { Button } from '../../../ui/button/Button.tsx';
import styles from '../dashboard.module.css';

/** Leads back and on, as far as there is something, and says where one is. */
export const Steps = ({
  label,
  steps,
  position,
}: {
  label: string;
  steps: readonly { words: string; isThere: boolean; go: () => unknown }[];
  position: string;
}) => (
  <nav className={styles.row} aria-label={label}>
    {steps.map(({ words, isThere, go }) => (
      // Not disabled at either end, because that would take the focus away.
      <Button key={words} look="quiet" aria-disabled={!isThere} onClick={isThere ? go : undefined}>
        {words}
      </Button>
    ))}
    <p role="status">{position}</p>
  </nav>
);
