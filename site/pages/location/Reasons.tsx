import type { Location } from '../../../content/en/location.ts';
import type { Language } from '../../../domain/language.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Reasons.module.css';

/**
 * What the first reasons are about, cut out of two prints: the lagoon, and the town on its hill.
 */
const details = [
  { name: 'lagoon', className: styles.lagoon },
  { name: 'journey', className: styles.town },
] as const;

/** Why here: two places to see, and beside them what cannot be drawn. */
export function Reasons({ text, language }: { text: Location['reasons']; language: Language }) {
  const reason = ({ title, text: words }: (typeof text.items)[number], position?: number) => {
    const detail = position === undefined ? undefined : details[position];
    return (
      <li key={title}>
        {detail && <Picture {...detail} language={language} frame="detail" />}
        <div>
          <h3>{title}</h3>
          <p>{words}</p>
        </div>
      </li>
    );
  };
  return (
    <Section heading={text.heading} wide>
      <div className={styles.reasons}>
        <ul className={styles.places}>{text.items.slice(0, details.length).map(reason)}</ul>
        <ul className={styles.qualities}>
          {text.items.slice(details.length).map((item) => reason(item))}
        </ul>
      </div>
    </Section>
  );
}
