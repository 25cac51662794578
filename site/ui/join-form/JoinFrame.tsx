import type { ReactNode } from 'react';
import type { JoinWords } from '../../../content/en/join-words.ts';
import styles from './JoinFrame.module.css';

/**
 * A band of the page for the form: why to join and who has, in a column beside it.
 * @param words why to join, where the page says it in its own words
 * @param sampleLetter where a sample letter stands, if e-mails are on
 */
export function JoinFrame({
  text,
  words,
  sampleLetter,
  children,
}: {
  text: JoinWords;
  words?: ReactNode;
  sampleLetter?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id="join-form" className={styles.join}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {words ?? (
            <>
              <h2>{text.heading}</h2>
              <p>{`${text.intro} ${text.free}`}</p>
              <p>
                {text.standing}
                {sampleLetter && (
                  <>
                    {' '}
                    <a href={sampleLetter}>{text.sampleLetter}</a>.
                  </>
                )}
              </p>
            </>
          )}
          <p className={styles.supporters}>{text.supporters}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
