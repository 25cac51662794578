// How a picture is encoded: in which sizes, formats and qualities.
import type { ResizeOptions, Sharp } from 'sharp';
import { cutSquare, type PictureName } from '../content/pictures.ts';
import type { RenderedPicture } from '../site/pictures/rendered-pictures.ts';

/**
 * Quality by width, as low as each print still looks cut by hand (docs/decisions/0013-prints.md). The wider
 * the picture, the more pixels a fleck has, and the less each of them matters.
 */
const qualities = {
  avif: { 480: 46, 736: 43, 960: 40, 1280: 37, 1600: 35 },
  /** AVIF of the square in the middle. */
  square: { 640: 36, 800: 35 },
  webp: { 800: 58, 1600: 58 },
};
type Kind = keyof typeof qualities;
const kinds = Object.keys(qualities) as Kind[];

/** Height of every picture for its width. */
const proportion = 2 / 3;

/**
 * One file of a picture, with everything that decides how it is encoded, because the fingerprint of a picture
 * includes it: a setting elsewhere could change without the picture being rendered again.
 */
export interface Encoding {
  kind: Kind;
  format: 'avif' | 'webp';
  resize: ResizeOptions & { width: number };
  quality: number;
}

/** Every file that a picture has when it is large enough for all of them. */
export const encodingsOf = (name: PictureName): Encoding[] =>
  kinds
    .filter((kind) => kind !== 'square' || cutSquare.includes(name))
    .flatMap((kind) =>
      Object.entries(qualities[kind]).map(([size, quality]) => ({
        kind,
        format: kind === 'webp' ? 'webp' : 'avif',
        resize: {
          width: Number(size),
          height: kind === 'square' ? Number(size) : Math.round(Number(size) * proportion),
          fit: 'cover',
          // The square is what a browser would have shown of the whole: its middle.
          position: kind === 'square' ? 'centre' : 'attention',
          // Softer than sharp's own, which rings around every fleck.
          kernel: 'cubic',
        },
        quality,
      })),
    );

/**
 * Writes a picture in every size that it is large enough for.
 * @param start what the names of its files begin with
 * @returns the widths it has been written in
 */
export async function encode(
  name: PictureName,
  picture: Sharp,
  start: string,
): Promise<RenderedPicture['widths']> {
  const { width, height } = await picture.metadata();
  const encodings = encodingsOf(name).filter(
    ({ kind, resize }) => resize.width <= (kind === 'square' ? Math.min(width, height) : width),
  );
  for (const { kind, format, resize, quality } of encodings) {
    await picture
      .clone()
      .resize(resize)
      // Nothing in it is clear, and a channel that says so would cost bytes.
      .removeAlpha()
      .toFormat(format, { quality })
      .toFile(`${start}${kind === 'square' ? '-square' : ''}-${String(resize.width)}.${format}`);
  }
  const widthsOf = (kind: Kind) =>
    encodings.filter((encoding) => encoding.kind === kind).map(({ resize }) => resize.width);
  return {
    avif: widthsOf('avif'),
    ...(cutSquare.includes(name) && { square: widthsOf('square') }),
    webp: widthsOf('webp'),
  };
}
