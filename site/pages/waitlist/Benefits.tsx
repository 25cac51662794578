import { content } from '../../../content/index.ts';
import type { Waitlist } from '../../../content/en/waitlist.ts';
import type { Language } from '../../../domain/language.ts';
import { archivePaths } from '../../../domain/letters-archive.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Waitlist.module.css';

/** What being on the list brings, beside a print. */
export function Benefits({
  text: { pictureCaption, benefits },
  language,
}: {
  text: Waitlist;
  language: Language;
}) {
  return (
    <section className={styles.benefits}>
      <Picture name="lit-tent" language={language} frame="half" caption={pictureCaption} />
      <div className={styles.words}>
        <h2>{benefits.heading}</h2>
        <ul className={styles.promises}>
          {benefits.items.map((promise) => (
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
      </div>
    </section>
  );
}
