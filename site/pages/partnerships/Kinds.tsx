import type { Partnerships } from '../../../content/en/partnerships.ts';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Kinds.module.css';

/** The partners we look for. */
export function Kinds({ text }: { text: Partnerships['kinds'] }) {
  return (
    <Section heading={text.heading} wide>
      <ul className={styles.kinds}>
        {text.items.map(({ title, text: description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
