import type { Home } from '../../../content/en/home.ts';
import { lines } from '../../../content/lines.ts';
import { Section } from '../../ui/section/Section.tsx';
import { Sources } from '../../ui/sources/Sources.tsx';
import styles from './Science.module.css';

/** The Science of Recovery: three findings and, folded away, where each stops and its sources. */
export function Science({ text }: { text: Home['science'] }) {
  return (
    <Section heading={text.heading} intro={text.intro} line={lines.home.science}>
      <ul className={styles.findings}>
        {text.facts.map(({ heading, text: finding }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{finding}</p>
          </li>
        ))}
      </ul>
      <details className={styles.limits}>
        <summary>{text.limitLabel}</summary>
        <ul className={styles.findings}>
          {text.facts.map(({ limit, sources }) => (
            <li key={limit}>
              <p>{limit}</p>
              <Sources sources={sources} brief />
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
