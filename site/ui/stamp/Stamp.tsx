import type { ComponentProps } from 'react';
import { Picture } from '../picture/Picture.tsx';
import styles from './Stamp.module.css';

/** A print as a postage stamp, for the corner of a letter. */
export function Stamp(picture: Omit<ComponentProps<typeof Picture>, 'frame'>) {
  return (
    <div className={styles.stamp}>
      <Picture {...picture} frame="stamp" />
    </div>
  );
}
