import type { Location } from '../../../content/en/location.ts';
import { lines } from '../../../content/lines.ts';
import type { Language } from '../../../domain/language.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Reasons.module.css';

/** What the first reasons are about: the lagoon, and a day in the sun by it. */
const places = ['heron', 'lagoon-walk'] as const;

/** Why here: two places to see, and beside them what cannot be drawn. */
export function Reasons({ text, language }: { text: Location['reasons']; language: Language }) {
  const reason = ({ title, text: words }: (typeof text.items)[number], position?: number) => {
    const place = position === undefined ? undefined : places[position];
    return (
      <li key={title}>
        {place && <Picture name={place} language={language} frame="inset" />}
        <div>
          <h3>{title}</h3>
          <p>{words}</p>
        </div>
      </li>
    );
  };
  return (
    <Section heading={text.heading} wide line={lines.location.reasons}>
      <div className={styles.reasons}>
        <ul className={styles.places}>{text.items.slice(0, places.length).map(reason)}</ul>
        <ul className={styles.qualities}>
          {text.items.slice(places.length).map((item) => reason(item))}
        </ul>
      </div>
    </Section>
  );
}
