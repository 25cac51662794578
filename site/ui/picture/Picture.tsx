import type { PictureName } from '../../../content/pictures.ts';
import type { Language } from '../../../domain/language.ts';
import { frames, type FrameName, type View } from '../../pictures/frames.ts';
import { pictureSize, pictureSources } from '../../pictures/rendered-pictures.ts';
import styles from './Picture.module.css';

const otherTheme = { day: 'dark', night: 'light' };
/** One transparent pixel. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * A picture of the registry. Both variants of a print are in the page and one is shown. A visitor
 * downloads only that one: to a system with the other theme a variant is nothing, until a theme is
 * chosen by hand (`enhance/theme.ts`). Only the first picture, which does not wait for the page's
 * layout, then comes in both.
 * @param frame which of the places for pictures it is: says in which shapes and how wide it is
 * drawn
 * @param first whether it is what a visitor sees first, and so is loaded before all else
 * @param scripted whether it is shown by a script, and so never without
 */
export function Picture({
  name,
  language,
  frame,
  first = false,
  scripted = false,
  className,
  caption,
}: {
  name: PictureName;
  language: Language;
  frame: FrameName;
  first?: boolean;
  scripted?: boolean;
  className?: string | undefined;
  caption?: string;
}) {
  const { alt, variants } = pictureSources(name, language);
  const views: readonly View[] = frames[frame];
  const { shape } = views.at(-1) ?? { shape: 'whole' };
  const framed = (
    <div className={[styles.frame, styles[shape], className].filter(Boolean).join(' ')}>
      {variants.map((variant) => (
        <picture key={variant.name} className={styles[variant.name]}>
          {!scripted && variant.name !== 'photograph' && (
            <source
              media={`(prefers-color-scheme: ${otherTheme[variant.name]})`}
              srcSet={nothing}
            />
          )}
          {views.map((view) => (
            <source
              key={view.shape}
              type="image/avif"
              media={view.media}
              srcSet={variant.avif(view.shape)}
              sizes={view.sizes}
            />
          ))}
          <img
            src={variant.src}
            alt={alt}
            {...pictureSize}
            loading={first ? undefined : 'lazy'}
            fetchPriority={first ? 'high' : undefined}
          />
        </picture>
      ))}
    </div>
  );
  if (!caption) return framed;
  return (
    <figure className={styles.captioned}>
      {/* The caption comes first, so that it has its place when a page is drawn as it arrives. */}
      <figcaption>{caption}</figcaption>
      {framed}
    </figure>
  );
}
