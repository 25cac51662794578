import type { Faq } from '../../content/en/faq.ts';
import { Accordion } from '../ui/accordion/Accordion.tsx';
import styles from './Questions.module.css';

/** The ten questions, one open at a time. */
export function Questions({ items }: { items: Faq['items'] }) {
  return (
    <div className={styles.questions}>
      <Accordion name="questions" headingLevel="h2" items={items} />
    </div>
  );
}
