import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../button/Button.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './PageHeading.module.css';

/**
 * The top of a page: its one h1, what it is about, and the first thing to do.
 * @param picture what is seen beside the words, or above or below them on a narrow screen
 */
export function PageHeading({
  heading,
  lead,
  picture,
  children,
}: {
  heading: string;
  lead: string;
  picture?: Pick<ComponentProps<typeof Picture>, 'name' | 'language' | 'caption'>;
  children?: ReactNode;
}) {
  return (
    <div className={picture ? styles.pictured : styles.top}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <Actions>{children}</Actions>}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture {...picture} frame="heading" first />
        </div>
      )}
    </div>
  );
}
