import type { BurnoutRecovery } from '../../../content/en/burnout-recovery.ts';
import { lines } from '../../../content/lines.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Week.module.css';

/** The signature programme, day by day, across the ford, and on its far side where to read on. */
export function Week({ text, language }: { text: BurnoutRecovery['week']; language: Language }) {
  return (
    <Section heading={text.heading} intro={text.intro} line={lines.burnoutRecovery.week}>
      <ol className={styles.days}>
        {text.days.map(({ day, title, text: description }) => (
          <li key={day}>
            <p className={styles.day}>{day}</p>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
        <li>
          <p className={styles.day} />
          <a href={href('practicalInformation', language)}>{text.link}</a>
        </li>
      </ol>
    </Section>
  );
}
