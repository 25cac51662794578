import type { ComponentProps, ReactNode } from 'react';
import { addressLines } from '../../../content/postal-address.ts';
import type { JoinWords } from '../../../content/en/join-words.ts';
import { Postcard } from '../../ui/postcard/Postcard.tsx';
import { Stamp } from '../../ui/stamp/Stamp.tsx';
import styles from './Waitlist.module.css';

/** The card that a visitor writes by the form. */
export function Card({
  text,
  stamp,
  children,
}: {
  text: JoinWords;
  stamp: ComponentProps<typeof Stamp>;
  children: ReactNode;
}) {
  return (
    <div className={styles.card}>
      <Postcard to={addressLines(stamp.language)} stamp={<Stamp {...stamp} />} below={children}>
        <h2>{text.detailsHeading}</h2>
        <p>{text.free}</p>
      </Postcard>
    </div>
  );
}
