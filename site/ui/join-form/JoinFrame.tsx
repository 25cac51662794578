import type { ReactNode } from 'react';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import styles from './JoinFrame.module.css';

/**
 * A band of the page for the form: why to join and who has, in a column beside it.
 * @param words why to join, where the page says it in its own words
 */
export function JoinFrame({
  text,
  words,
  children,
}: {
  text: InterestFormText;
  words?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id="join-form" className={styles.join}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {words ?? (
            <>
              <h2>{text.heading}</h2>
              <p>{text.intro}</p>
            </>
          )}
          <p className={styles.supporters}>{text.supporters}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
