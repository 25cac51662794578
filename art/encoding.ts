// How a picture is encoded: in which sizes, formats and qualities.
import type { ResizeOptions, Sharp } from 'sharp';
import { cuts, type PictureName } from '../content/pictures.ts';
import type { RenderedPicture } from '../site/pictures/rendered-pictures.ts';
import { proportions, type Shape } from './renderer.ts';

/**
 * Quality by width, as low as each print still looks cut by hand (docs/decisions/0013-prints.md). The wider
 * the picture, the more pixels a fleck has, and the less each of them matters.
 */
const qualities = {
  avif: { 480: 46, 736: 43, 960: 40, 1280: 37, 1600: 35 },
  /** AVIF of the cuts. */
  poster: { 800: 46, 1280: 43, 1600: 40, 1920: 37 },
  wide: { 960: 46, 1440: 42, 1920: 38 },
  square: { 240: 50, 480: 46, 640: 43, 800: 41, 1024: 38 },
  tall: { 320: 48, 640: 43, 960: 38 },
  webp: { 800: 58, 1600: 58 },
};
type Kind = keyof typeof qualities;
const kinds = Object.keys(qualities) as Kind[];

const shapeOf = (kind: Kind): Shape => (kind === 'avif' || kind === 'webp' ? 'whole' : kind);

/**
 * One file of a picture, with everything that decides how it is encoded, because the fingerprint of a picture
 * includes it: a setting elsewhere could change without the picture being rendered again.
 */
interface Encoding {
  kind: Kind;
  format: 'avif' | 'webp';
  resize: ResizeOptions & { width: number };
  quality: number;
}

/** The shapes that a picture is there in. */
export const shapesOf = (name: PictureName): Shape[] => ['whole', ...(cuts[name] ?? [])];

/** Every file that a picture has when it is large enough for all of them. */
export const encodingsOf = (name: PictureName): Encoding[] =>
  kinds
    .filter((kind) => shapesOf(name).includes(shapeOf(kind)))
    .flatMap((kind) =>
      Object.entries(qualities[kind]).map(([size, quality]) => ({
        kind,
        format: kind === 'webp' ? 'webp' : 'avif',
        resize: {
          width: Number(size),
          height: Math.round(Number(size) / proportions[shapeOf(kind)]),
          fit: 'cover',
          // A cut of a photograph is what a browser would have shown of the whole: its middle.
          position: shapeOf(kind) === 'whole' ? 'attention' : 'centre',
          // Softer than sharp's own, which rings around every fleck.
          kernel: 'cubic',
        },
        quality,
      })),
    );

/**
 * Writes a picture in every size that it is large enough for.
 * @param inShape the picture to take each shape from: what is too high or too wide for it is cut off
 * @param start what the names of its files begin with
 * @returns the widths it has been written in
 */
export async function encode(
  name: PictureName,
  inShape: (shape: Shape) => Promise<Sharp>,
  start: string,
): Promise<RenderedPicture['widths']> {
  const widths: RenderedPicture['widths'] = { avif: [], webp: [] };
  for (const shape of shapesOf(name)) {
    const picture = await inShape(shape);
    const { width, height } = await picture.metadata();
    const largest = shape === 'whole' ? width : Math.min(width, height * proportions[shape]);
    for (const { kind, format, resize, quality } of encodingsOf(name)) {
      if (shapeOf(kind) !== shape) continue;
      const written = (widths[kind] ??= []);
      if (resize.width > largest) continue;
      await picture
        .clone()
        .resize(resize)
        // Nothing in it is clear, and a channel that says so would cost bytes.
        .removeAlpha()
        .toFormat(format, { quality })
        .toFile(
          `${start}${shape === 'whole' ? '' : `-${shape}`}-${String(resize.width)}.${format}`,
        );
      written.push(resize.width);
    }
  }
  return widths;
}
