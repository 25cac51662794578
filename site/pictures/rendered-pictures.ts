import { pictures, type Cut, type PictureName } from '../../content/pictures.ts';
import type { Language } from '../../domain/language.ts';
import { pictureAddress } from './picture-address.ts';
import index from './rendered/index.json';

/** The result of art/render-pictures.ts for a picture. */
export interface RenderedPicture {
  /** Hash of everything it was rendered from. */
  fingerprint: string;
  /** Part of its files' URLs; another one when the files have changed. */
  version: string;
  /** A print is there by day and by night; a photograph is what it is. */
  variants: ('day' | 'night' | 'photograph')[];
  /** In pixels. Its cuts are AVIF. */
  widths: { avif: number[]; webp: number[] } & Partial<Record<Cut, number[]>>;
  /** How strong a scrim lies under words on a photograph, in percent. */
  scrims?: { day: number; night: number };
  /** The owner's description of a photograph; a print is described in content/pictures.ts. */
  alt?: Record<Language, string> | undefined;
}

export type RenderedPictures = Partial<Record<PictureName, RenderedPicture>>;

/** Every picture is three by two; its cuts are not. */
export const pictureSize = { width: 1600, height: 1067 };

/** The scrims of the owner's photograph, if one stands in the place of a print. */
export const scrimsOf = (name: PictureName): RenderedPicture['scrims'] =>
  (index as RenderedPictures)[name]?.scrims;

interface PictureSources {
  alt: string;
  variants: {
    name: RenderedPicture['variants'][number];
    /**
     * The files of a shape. A photograph too small for one is shown whole.
     * @throws when the picture is not composed for it
     */
    avif: (shape: 'whole' | Cut) => string;
    src: string;
  }[];
}

/**
 * The files of a picture, as `srcset`s, and the description of what it shows.
 * @throws if it has not been rendered
 */
export function pictureSources(name: PictureName, language: Language): PictureSources {
  const picture = (index as RenderedPictures)[name];
  if (!picture) throw new Error(`${name} is not rendered: run npm run pictures`);
  const { version, variants, widths, alt = pictures[name].alt } = picture;
  return {
    alt: alt[language],
    variants: variants.map((variant) => {
      const url = (file: string) => pictureAddress(name, version, `${variant}${file}`);
      const srcSet = (sizes: number[], start: string) =>
        sizes
          .map((width) => `${url(`${start}${String(width)}.avif`)} ${String(width)}w`)
          .join(', ');
      return {
        name: variant,
        avif: (shape) => {
          const cut = shape === 'whole' ? undefined : widths[shape];
          if (shape !== 'whole' && !cut) {
            throw new Error(
              `${name} is shown in a frame (site/pictures/frames.ts) that wants it ${shape}: list that in content/pictures.ts and compose it (art/README.md)`,
            );
          }
          return cut?.length ? srcSet(cut, `-${shape}-`) : srcSet(widths.avif, '-');
        },
        // Browsers without AVIF are few: one size is enough for them.
        src: url(`-${String(widths.webp[0])}.webp`),
      };
    }),
  };
}
