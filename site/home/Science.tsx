import type { Home } from '../../content/en/home.ts';
import { Section } from '../ui/section/Section.tsx';
import { Sources } from '../ui/sources/Sources.tsx';
import styles from './Home.module.css';

/** The Science of Recovery: three findings, where each stops and, in the margin, its sources. */
export function Science({ text }: { text: Home['science'] }) {
  return (
    <Section heading={text.heading} raised wide>
      <p>{text.intro}</p>
      <ul className={styles.findings}>
        {text.facts.map(({ heading, text: finding, limit, sources }) => (
          <li key={heading}>
            <div>
              <h3>{heading}</h3>
              <p>{finding}</p>
              <p>
                <strong>{text.limitLabel}:</strong> {limit}
              </p>
            </div>
            <Sources sources={sources} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
