import type { ComponentProps, ReactNode } from 'react';
import { Stamp } from '../ui/stamp/Stamp.tsx';
import styles from './JoinFrame.module.css';

/**
 * What surrounds the form: a band of the page with words beside it or, with a stamp, an envelope to fill in.
 * @param supporters how many have joined
 */
export function JoinFrame({
  heading,
  intro,
  supporters,
  stamp,
  children,
}: {
  heading: string;
  intro: string;
  supporters?: string | undefined;
  stamp?: ComponentProps<typeof Stamp> | undefined;
  children: ReactNode;
}) {
  return (
    <section id="join-form" className={stamp ? styles.envelope : styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {stamp && (
            <div className={styles.corner}>
              <Stamp {...stamp} />
            </div>
          )}
          <h2>{heading}</h2>
          <p>{intro}</p>
          {supporters && <p className={styles.supporters}>{supporters}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
