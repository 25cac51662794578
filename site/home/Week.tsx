import type { Home } from '../../content/en/home.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import { Section } from '../ui/section/Section.tsx';
import styles from './Home.module.css';

/** The signature programme, day by day, with the forest path standing beside it. */
export function Week({ text, language }: { text: Home['week']; language: Language }) {
  return (
    <Section heading={text.heading} wide>
      <div className={styles.week}>
        <Picture
          name="forest-path"
          language={language}
          sizes="(width < 60rem) 92vw, 46rem"
          className={styles.path}
        />
        <div>
          <p>{text.intro}</p>
          <ol className={styles.days}>
            {text.days.map(({ day, title, text: description }) => (
              <li key={day}>
                <span className={styles.day}>{day}</span>
                <div>
                  <h3>{title}</h3>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ol>
          <a href={href('burnoutRecovery', language)}>{text.link}</a>
        </div>
      </div>
    </Section>
  );
}
