import { lines } from '../../../content/lines.ts';
import type { WithoutACar as Text } from '../../../content/en/without-a-car.ts';
import type { Language } from '../../../domain/language.ts';
import band from '../../ui/band/Band.module.css';
import { MoreLinks } from '../../ui/more-links/MoreLinks.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './WithoutACar.module.css';

/** From Lisbon without a car: the coach first. */
export function WithoutACar({ text, language }: { text: Text; language: Language }) {
  return (
    <Section
      id="without-a-car"
      heading={text.heading}
      wide
      line={lines.withoutACar}
      className={band.water}
    >
      <ol className={styles.steps}>
        {text.steps.map(({ title, text: words }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <div className={styles.after}>
        <p className={styles.note}>{text.note}</p>
        {text.more && <MoreLinks to={text.more} language={language} />}
      </div>
    </Section>
  );
}
