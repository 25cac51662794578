import type { Faq } from '../../content/en/faq.ts';
import { Accordion } from '../ui/accordion/Accordion.tsx';
import { PageHeading } from '../ui/page-heading/PageHeading.tsx';
import styles from './Questions.module.css';

/** The ten questions, one open at a time. */
export function Questions({ text }: { text: Faq }) {
  return (
    <div className={styles.faq}>
      <PageHeading heading={text.heading} intro={[text.lead]} />
      <div className={styles.questions}>
        <Accordion name="questions" headingLevel="h2" items={text.items} />
      </div>
    </div>
  );
}
