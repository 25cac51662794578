import type { ReactNode } from 'react';
import { content } from '../../../content/index.ts';
import type { Waitlist } from '../../../content/en/waitlist.ts';
import type { Language } from '../../../domain/language.ts';
import { archivePaths } from '../../../domain/letters-archive.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Waitlist.module.css';

/**
 * Why to join, and what being on the list brings, at the left; between them in reading order, and
 * at the right where there is room, the form.
 */
export function Words({
  text,
  language,
  supporters,
  children,
}: {
  text: Waitlist;
  language: Language;
  supporters: string;
  children: ReactNode;
}) {
  const [lead, ...rest] = text.intro;
  return (
    <div className={styles.page}>
      <div className={styles.why}>
        <h1>{text.heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.supporters}>{supporters}</p>
      </div>
      {children}
      <section className={styles.benefits}>
        <h2>{text.benefits.heading}</h2>
        <ul className={styles.promises}>
          {text.benefits.items.map((promise) => (
            <li key={promise.title}>
              <h3>{promise.title}</h3>
              <p>{promise.text}</p>
            </li>
          ))}
        </ul>
        {/* The server takes it out of the template once a letter is public. */}
        <template data-letters>
          <p className={styles.letters}>
            <a href={archivePaths[language]}>{content[language].lettersArchive.soFar}</a>
          </p>
        </template>
        <div className={styles.view}>
          <Picture
            name="lit-tent"
            language={language}
            frame="besideForm"
            caption={text.pictureCaption}
          />
        </div>
      </section>
    </div>
  );
}
