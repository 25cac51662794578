import type { ReactNode } from 'react';
import type { PictureName } from '../../../content/pictures.ts';
import type { Language } from '../../../domain/language.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './PrintOpening.module.css';

/**
 * The top of a page that begins with its print: whole, from the header to the edge of the screen,
 * and as large as leaves the words their place beside it.
 * @param className what the page makes of it; `--print` there is the height of the print on a wide
 * screen
 * @param children what it draws beside the print
 */
export function PrintOpening({
  heading,
  lead,
  picture,
  language,
  caption,
  className,
  children,
}: {
  heading: string;
  lead: string;
  picture: PictureName;
  language: Language;
  caption?: string;
  className: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={caption && styles.captioned}>
      <div className={[styles.opening, className].filter(Boolean).join(' ')}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        <Picture
          name={picture}
          language={language}
          frame="opening"
          first
          className={styles.print}
        />
        {children}
      </div>
      {caption && <p className={styles.caption}>{caption}</p>}
    </div>
  );
}
