import type { LegalPage } from '../../content/en/privacy.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import styles from './LegalText.module.css';

/** A legal page: since when it holds, its sections, and the way home. */
export function LegalText({ text, language }: { text: LegalPage; language: Language }) {
  return (
    <div className={styles.text}>
      <h1>{text.heading}</h1>
      <p className={styles.updated}>{text.lastUpdated}</p>
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
  );
}
