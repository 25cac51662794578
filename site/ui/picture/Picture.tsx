import type { PictureName } from '../../../content/pictures.ts';
import type { Language } from '../../../domain/language.ts';
import { pictureSize, pictureSources } from '../../art/pictures.ts';
import styles from './Picture.module.css';

/**
 * A picture of the registry. Both pullings of a print are in the page and one is shown; a lazy image that
 * is not shown is not loaded, so a visitor downloads only the one of their theme, chosen or inherited,
 * with scripts or without.
 * @param sizes how wide it is drawn, as the `sizes` of an image
 * @param first whether it is what a visitor sees first, and so is worth loading before all else
 */
export function Picture({
  name,
  language,
  sizes,
  first = false,
  className,
  caption,
}: {
  name: PictureName;
  language: Language;
  sizes: string;
  first?: boolean;
  className?: string | undefined;
  caption?: string;
}) {
  const { alt, pullings } = pictureSources(name, language);
  const frame = (
    <div className={className ? `${String(styles.frame)} ${className}` : styles.frame}>
      {pullings.map((pulling) => (
        <picture key={pulling.name} className={styles[pulling.name]}>
          <source type="image/avif" srcSet={pulling.avif} sizes={sizes} />
          <img
            src={pulling.src}
            srcSet={pulling.webp}
            sizes={sizes}
            alt={alt}
            {...pictureSize}
            loading="lazy"
            fetchPriority={first ? 'high' : 'auto'}
          />
        </picture>
      ))}
    </div>
  );
  if (!caption) return frame;
  return (
    <figure className={styles.captioned}>
      {frame}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
