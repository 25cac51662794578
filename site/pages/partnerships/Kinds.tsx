import type { Partnerships } from '../../../content/en/partnerships.ts';
import { Section } from '../../ui/section/Section.tsx';
import { SmallPrint } from '../../ui/small-print/SmallPrint.tsx';
import styles from './Kinds.module.css';

/** The partners we look for: the first of them large, the others beside it. */
export function Kinds({ text }: { text: Partnerships['kinds'] }) {
  return (
    <Section heading={text.heading} wide>
      <ul className={styles.kinds}>
        {text.items.map(({ title, text: description }, position) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
            {position === 0 && <SmallPrint name="loaf" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
