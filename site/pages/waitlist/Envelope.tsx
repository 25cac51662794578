import type { ComponentProps, ReactNode } from 'react';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import { Stamp } from '../../ui/stamp/Stamp.tsx';
import styles from './Waitlist.module.css';

/** The ground that the form lies on, with a stamp in its corner. */
export function Envelope({
  text,
  stamp,
  children,
}: {
  text: InterestFormText;
  stamp: ComponentProps<typeof Stamp>;
  children: ReactNode;
}) {
  return (
    <section id="join-form" className={styles.envelope}>
      <div className={styles.corner}>
        <Stamp {...stamp} />
      </div>
      <h2>{text.detailsHeading}</h2>
      <p>{text.intro}</p>
      {children}
    </section>
  );
}
