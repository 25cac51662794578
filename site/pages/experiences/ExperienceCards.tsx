import type { Experiences } from '../../../content/en/experiences.ts';
import { lines } from '../../../content/lines.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import unseen from '../../ui/unseen/Unseen.module.css';
import styles from './Experiences.module.css';

/** In the order of the cards. */
const pictures = ['hand-on-trunk', 'pool', 'harvest', 'brushing', 'inside-tent'] as const;

/**
 * The five experiences: what happens, in a few words, the way to the list and, folded away, what
 * research says. Three stand beside their prints, the last of them, the whole programme, on a sheet
 * of its own, and two side by side.
 */
export function ExperienceCards({ text, language }: { text: Experiences; language: Language }) {
  return (
    <ul className={styles.cards}>
      {text.cards.map(({ title, description, keywords, evidence, join }, position) => {
        const [name, brackets] = title.split(' (');
        return (
          <li key={title} data-line={lines.experiences.cards[position]}>
            <div className={styles.picture}>
              <Picture
                name={pictures[position] ?? 'tents'}
                language={language}
                frame={position === 0 ? 'beside' : 'experience'}
                caption={position === pictures.length - 1 ? text.pictureCaption : ''}
              />
            </div>
            <h2>
              {name} {brackets && <span>({brackets}</span>}
            </h2>
            <div className={styles.description}>
              <Paragraphs of={description} />
            </div>
            <ul className={styles.keywords} aria-label={text.keywordsLabel}>
              {keywords.map((keyword) => (
                <li key={keyword}>{keyword}</li>
              ))}
            </ul>
            <div className={styles.join}>
              {/* One of the five is loud. */}
              <ButtonLink
                href={href('waitlist', language)}
                look={position === text.cards.length - 1 ? 'primary' : 'plain'}
              >
                {join}
                {/* Five equal links: a screen reader's list of links should tell them apart. */}
                <span className={unseen.unseen}>: {title}</span>
              </ButtonLink>
            </div>
            <details className={styles.research}>
              <summary>
                <h3>{text.evidenceLabel}</h3>
              </summary>
              <p>
                {evidence} <a href={href('post', language, { post: 'science' })}>{text.studies}</a>
              </p>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
