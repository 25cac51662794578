import type { OldDogSanctuary } from '../../content/en/old-dog-sanctuary.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import { Section } from '../ui/section/Section.tsx';
import { Sources } from '../ui/sources/Sources.tsx';
import styles from './OldDogSanctuary.module.css';

/** The dogs, nearly from edge to edge. */
export function Residents({ caption, language }: { caption: string; language: Language }) {
  return (
    <div className={styles.residents}>
      <Picture
        name={pictureOf({ page: 'oldDogSanctuary' })}
        language={language}
        sizes="(width < 60rem) 100vw, min(92vw, 68rem)"
        first
        caption={caption}
      />
    </div>
  );
}

/** The story of the sanctuary, chapter by chapter, its sources in the margin. */
export function Chapters({ chapters }: { chapters: OldDogSanctuary['chapters'] }) {
  return (
    <ol className={styles.chapters}>
      {chapters.map(({ heading, paragraphs, sources }) => (
        <li key={heading}>
          <div>
            <h2>{heading}</h2>
            <Paragraphs of={paragraphs} />
          </div>
          <Sources sources={sources} />
        </li>
      ))}
    </ol>
  );
}

/** Who hears first, and how to be one of them. */
export function Closing({ text, language }: { text: OldDogSanctuary; language: Language }) {
  return (
    <Section heading={text.closing.heading} raised>
      <p>{text.closing.text}</p>
      <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
    </Section>
  );
}
