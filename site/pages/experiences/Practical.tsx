import type { Experiences } from '../../../content/en/experiences.ts';
import { facts } from '../../../content/facts.ts';
import { lines } from '../../../content/lines.ts';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Experiences.module.css';

/** In the order of the lengths. */
const days = [1, facts.immersionDays, facts.signatureProgrammeDays];

/** How long one may stay, and what to know before. */
export function Practical({ text }: { text: Pick<Experiences, 'lengths' | 'practical'> }) {
  return (
    <>
      <Section heading={text.lengths.heading} line={lines.experiences.lengths}>
        <ul className={styles.measures}>
          {text.lengths.items.map((item, position) => (
            <li key={item.title}>
              <div className={styles.days}>
                {Array.from({ length: days[position] ?? 1 }, (_, day) => (
                  <span key={day} />
                ))}
              </div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={text.practical.heading} line={lines.experiences.practical}>
        <ul className={styles.notes}>
          {text.practical.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
