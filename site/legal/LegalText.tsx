import type { LegalPage } from '../../content/en/privacy.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import styles from './LegalText.module.css';

/** A legal page: since when it holds, its contents in the margin, its sections, and the way home. */
export function LegalText({ text, language }: { text: LegalPage; language: Language }) {
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.heading}</h1>
        <p className={styles.updated}>{text.lastUpdated}</p>
      </header>
      <nav className={styles.contents} aria-label={text.contents}>
        <ul>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <Paragraphs of={text.intro} />
        {text.sections.map(({ id, heading, paragraphs, list, after }) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            <Paragraphs of={paragraphs} />
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {after && <Paragraphs of={after} />}
          </section>
        ))}
        <ButtonLink href={href('home', language)} look="quiet">
          {text.backToHome}
        </ButtonLink>
      </div>
    </div>
  );
}
