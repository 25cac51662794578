import type { Location } from '../../../content/en/location.ts';
import { lines } from '../../../content/lines.ts';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Arrival.module.css';

/** How to get here by air, by car and by public transport. */
export function Arrival({ text }: { text: Location['arrival'] }) {
  return (
    <Section heading={text.heading} line={lines.location.arrival}>
      {text.ways.map(({ heading, inShort, paragraphs }) => (
        <div key={heading} className={styles.way}>
          <div>
            <h3>{heading}</h3>
            <p className={styles.short}>{inShort}</p>
          </div>
          <div>
            <Paragraphs of={paragraphs} />
          </div>
        </div>
      ))}
    </Section>
  );
}
