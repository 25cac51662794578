import { pictures, type PictureName } from '../../content/pictures.ts';
import type { Language } from '../../domain/language.ts';
import index from './rendered/index.json';

/** What art/render-pictures.ts made of a picture. */
export interface PulledPicture {
  /** Hash of what it was pulled from. */
  source: string;
  /** What its files are called by in addresses of a build; another one when they have changed. */
  version: string;
  /** A print is pulled by day and by night; a photograph is what it is. */
  pullings: ('day' | 'night' | 'photograph')[];
  /** In pixels; `square` is AVIF of the middle, where content/pictures.ts asks for it. */
  widths: { avif: number[]; square?: number[]; webp: number[] };
  /** What the owner says a photograph shows; a print is described in content/pictures.ts. */
  alt?: Record<Language, string> | undefined;
}

export type PulledPictures = Partial<Record<PictureName, PulledPicture>>;

/** All pictures are three by two. */
export const pictureSize = { width: 1600, height: 1067 };

const addresses = import.meta.glob<string>('./rendered/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export interface PictureSources {
  alt: string;
  pullings: {
    name: PulledPicture['pullings'][number];
    avif: string;
    /** Empty where the picture is not cut square. */
    square: string;
    webp: string;
    src: string;
  }[];
}

/**
 * Where a picture's files are, as `srcset`s, and what it shows.
 * @throws when it has not been pulled
 */
export function pictureSources(name: PictureName, language: Language): PictureSources {
  const picture = (index as PulledPictures)[name];
  if (!picture) throw new Error(`${name} is not pulled: run npm run pictures`);
  const { pullings, widths, alt = pictures[name].alt } = picture;
  return {
    alt: alt[language],
    pullings: pullings.map((pulling) => {
      const address = (file: string) => {
        const found = addresses[`./rendered/${name}-${pulling}${file}`];
        if (!found) {
          throw new Error(
            `${name}-${pulling}${file} is missing: delete its entry in site/pictures/rendered/index.json`,
          );
        }
        return found;
      };
      const srcSet = (sizes: number[], start: string, type: 'avif' | 'webp') =>
        sizes
          .map((width) => `${address(`${start}${String(width)}.${type}`)} ${String(width)}w`)
          .join(', ');
      return {
        name: pulling,
        avif: srcSet(widths.avif, '-', 'avif'),
        square: srcSet(widths.square ?? [], '-square-', 'avif'),
        webp: srcSet(widths.webp, '-', 'webp'),
        src: address(`-${String(widths.webp[0])}.webp`),
      };
    }),
  };
}
