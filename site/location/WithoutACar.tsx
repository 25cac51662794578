import type { WithoutACar as Text } from '../../content/en/without-a-car.ts';
import { Section } from '../ui/section/Section.tsx';
import styles from './WithoutACar.module.css';

/** From Lisbon without a car: the coach first. */
export function WithoutACar({ text }: { text: Text }) {
  return (
    <Section id="without-a-car" heading={text.heading} wide>
      <ol className={styles.steps}>
        {text.steps.map(({ title, text: words }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{text.note}</p>
    </Section>
  );
}
