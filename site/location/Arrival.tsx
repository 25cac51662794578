import type { Location } from '../../content/en/location.ts';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Section } from '../ui/section/Section.tsx';
import styles from './Location.module.css';

/** How to get here by air, by car and by public transport. */
export function Arrival({ text }: { text: Location['arrival'] }) {
  return (
    <Section heading={text.heading} raised>
      <div className={styles.ways}>
        {text.ways.map(({ heading, figures, paragraphs }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <dl className={styles.figures}>
              {figures.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Paragraphs of={paragraphs} />
          </div>
        ))}
      </div>
    </Section>
  );
}
