import { content } from '../../../content/index.ts';
import type { Waitlist } from '../../../content/en/waitlist.ts';
import type { Language } from '../../../domain/language.ts';
import { archivePaths } from '../../../domain/letters-archive.ts';
import { href } from '../../../domain/routes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Waitlist.module.css';

/** What being on the list brings, beside a print. */
export function Benefits({
  text: { pictureCaption, benefits, lineRule, sampleLetter },
  language,
  emailsAreOn,
}: {
  text: Waitlist;
  language: Language;
  emailsAreOn: boolean;
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
        {emailsAreOn && <p>{lineRule}</p>}
        {/* Once a letter is public, the server puts this in the place of the sample. */}
        <template data-letters>
          <p className={styles.letters}>
            <a href={archivePaths[language]}>{content[language].lettersArchive.soFar}</a>
          </p>
        </template>
        {emailsAreOn && (
          <p data-sample className={styles.letters}>
            <a href={href('sampleLetter', language)}>{sampleLetter}</a>
          </p>
        )}
      </div>
    </section>
  );
}
