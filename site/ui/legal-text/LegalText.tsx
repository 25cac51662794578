import { content } from '../../../content/index.ts';
import type { LegalPage } from '../../../content/en/privacy.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { LinkedText } from '../linked-text/LinkedText.tsx';
import { ButtonLink } from '../button/Button.tsx';
import { Paragraphs } from '../paragraphs/Paragraphs.tsx';
import styles from './LegalText.module.css';

/**
 * A legal page: in one margin its contents, in the other since when it holds and what is said of it
 * in short; its sections, and the way home.
 */
export function LegalText({ text, language }: { text: LegalPage; language: Language }) {
  const [lead = '', ...inShort] = text.intro;
  const { policyLinks } = content[language];
  const linked = {
    language,
    links: {
      [policyLinks.privacy]: href('privacy', language),
      [policyLinks.waitlist]: href('waitlist', language),
      [policyLinks.myData]: href('myData', language),
    },
  };
  return (
    <div className={styles.page}>
      <h1>{text.heading}</h1>
      <p className={styles.lead}>
        <LinkedText text={lead} {...linked} />
      </p>
      <div className={styles.note}>
        <p>{text.lastUpdated}</p>
        <Paragraphs of={inShort} {...linked} />
      </div>
      <nav className={styles.contents} aria-label={text.contents}>
        <ol>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {text.sections.map(({ id, heading, paragraphs, list, after }) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            <Paragraphs of={paragraphs} {...linked} />
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>
                    <LinkedText text={item} {...linked} />
                  </li>
                ))}
              </ul>
            )}
            {after && <Paragraphs of={after} {...linked} />}
          </section>
        ))}
        <ButtonLink href={href('home', language)} look="quiet">
          {text.backToHome}
        </ButtonLink>
      </div>
    </div>
  );
}
