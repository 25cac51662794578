import type { About } from '../../content/en/about.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Sources } from '../ui/sources/Sources.tsx';
import styles from './Mission.module.css';

/** What the mission rests on: one idea after the other, each with its name in the margin. */
export function Mission({ sections }: { sections: About['sections'] }) {
  return (
    <div className={styles.mission}>
      {sections.map(({ heading, paragraphs, sources }) => (
        <section key={heading} className={styles.idea}>
          <h2>{heading}</h2>
          <div>
            <Paragraphs of={paragraphs} />
            <Sources sources={sources} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** The two ways to be part of it. */
export function MissionActions({ text, language }: { text: About; language: Language }) {
  return (
    <>
      <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
      <ButtonLink href={href('partnerships', language)} look="quiet">
        {text.partner}
      </ButtonLink>
    </>
  );
}
