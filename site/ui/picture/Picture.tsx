import type { Cut, PictureName } from '../../../content/pictures.ts';
import type { Language } from '../../../domain/language.ts';
import { pictureSize, pictureSources } from '../../pictures/rendered-pictures.ts';
import styles from './Picture.module.css';

const otherTheme = { day: 'dark', night: 'light' };
/** One transparent pixel. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * From the distance of a phone an eye resolves some two pixels per CSS pixel; denser screens load no larger
 * file. No picture is drawn wider than the phone.
 */
const densePhone = '(width < 44rem) and (min-resolution: 2.5dppx) 60vw';

/** Does not wait for the whole page's layout, as a lazy image does, once it is known which variant is shown. */
const loadAtOnce = `for(const image of document.currentScript.parentElement.querySelectorAll("img"))if(image.checkVisibility())image.loading="eager"`;

/**
 * A picture of the registry. Both variants of a print are in the page and one is shown. A visitor downloads
 * only that one: a lazy image that is not shown is not loaded, and without scripts, where browsers know no
 * lazy images, the other theme's variant is nothing. (`enhance/theme.ts` lifts that for a theme chosen by hand.)
 * @param sizes how wide it is drawn, as the `sizes` of an image
 * @param cuts where it is shown in a shape of its own, the first that fits, on any screen without `media`:
 *   content/pictures.ts must list them
 * @param first whether it is what a visitor sees first, and so is worth loading before all else
 * @param scripted whether it is shown by a script, and so never without
 */
export function Picture({
  name,
  language,
  sizes,
  cuts = [],
  first = false,
  scripted = false,
  className,
  caption,
}: {
  name: PictureName;
  language: Language;
  sizes: string;
  cuts?: readonly { cut: Cut; media?: string; sizes: string }[];
  first?: boolean;
  scripted?: boolean;
  className?: string | undefined;
  caption?: string;
}) {
  const { alt, variants } = pictureSources(name, language);
  const frame = (
    <div className={className ? `${String(styles.frame)} ${className}` : styles.frame}>
      {variants.map((variant) => (
        <picture key={variant.name} className={styles[variant.name]}>
          {!scripted && variant.name !== 'photograph' && (
            <source
              media={`(prefers-color-scheme: ${otherTheme[variant.name]})`}
              srcSet={nothing}
            />
          )}
          {cuts.map((shown) => {
            const srcSet = variant.cut(shown.cut);
            return (
              srcSet && (
                <source
                  key={shown.cut}
                  type="image/avif"
                  media={shown.media}
                  srcSet={srcSet}
                  sizes={`${densePhone}, ${shown.sizes}`}
                />
              )
            );
          })}
          {cuts.every(({ cut, media }) => media ?? !variant.cut(cut)) && (
            <source type="image/avif" srcSet={variant.avif} sizes={`${densePhone}, ${sizes}`} />
          )}
          <img
            src={variant.src}
            // Browsers without AVIF are few: their choice of sizes is worth its bytes only where it shows most.
            srcSet={first ? variant.webp : undefined}
            sizes={first ? sizes : undefined}
            alt={alt}
            {...pictureSize}
            loading="lazy"
            fetchPriority={first ? 'high' : undefined}
          />
        </picture>
      ))}
      {first && <script dangerouslySetInnerHTML={{ __html: loadAtOnce }} />}
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
