import type { Admin } from '../../../content/en/admin.ts';
import { languageTag, type Language } from '../../../domain/language.ts';
import styles from './AdminDesk.module.css';

/** The three counters that stand first. */
export function Counters({
  language,
  text,
  counts,
}: {
  language: Language;
  text: Admin['desk'];
  counts: { total: number; thisWeek: number; thisMonth: number };
}) {
  const number = new Intl.NumberFormat(languageTag[language]);
  return (
    <dl className={styles.counters}>
      {(['total', 'thisWeek', 'thisMonth'] as const).map((counter) => (
        <div key={counter}>
          <dt>{text[counter]}</dt>
          <dd>{number.format(counts[counter])}</dd>
        </div>
      ))}
    </dl>
  );
}
