import type { Experiences } from '../../content/en/experiences.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import { Sources } from '../ui/sources/Sources.tsx';
import styles from './Experiences.module.css';

/** In the order of the cards. */
const pictures = ['forest-path', 'pool', 'terraces', 'old-dogs', 'tents'] as const;

/** The five experiences, each with its picture, left and right in turn: what happens, in a few words, what research says, and the way to the list. */
export function ExperienceCards({ text, language }: { text: Experiences; language: Language }) {
  return (
    <ul className={styles.cards}>
      {text.cards.map(({ title, description, keywords, evidence, join }, position) => (
        <li key={title} className={styles.card}>
          <Picture
            name={pictures[position] ?? 'tents'}
            language={language}
            sizes="(width < 60rem) 100vw, min(50vw, 37rem)"
            first={position === 0}
            className={styles.picture}
          />
          <div>
            <h2>{title}</h2>
            <Paragraphs of={description} />
            <h3 className={styles.label}>{text.keywordsLabel}</h3>
            <ul className={styles.keywords}>
              {keywords.map((keyword) => (
                <li key={keyword}>{keyword}</li>
              ))}
            </ul>
            <h3 className={styles.label}>{text.evidenceLabel}</h3>
            <p>{evidence.text}</p>
            <Sources sources={evidence.sources} />
            <ButtonLink href={href('waitlist', language)}>
              {join}
              <span className={styles.unseen}>: {title}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
