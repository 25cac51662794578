import type { ReactNode } from 'react';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import heron from './heron.svg?url&no-inline';
import styles from './JoinFrame.module.css';

/**
 * A band of the page for the form: why to join and who has, in a column that stays beside it, and where that is
 * empty below them, a heron. It is a file of its own: the page has no room for its path.
 */
export function JoinFrame({ text, children }: { text: InterestFormText; children: ReactNode }) {
  return (
    <section id="join-form" className={styles.join}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{text.heading}</h2>
          <p>{text.intro}</p>
          <p className={styles.supporters}>{text.supporters}</p>
          <img src={heron} loading="lazy" alt="" />
        </div>
        {children}
      </div>
    </section>
  );
}
