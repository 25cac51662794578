// How a picture is encoded: in which sizes, formats and qualities.
import type { ResizeOptions, Sharp } from 'sharp';
import { cuts, type PictureName } from '../content/pictures.ts';
import type { RenderedPicture } from '../site/pictures/rendered-pictures.ts';
import { proportions, type Shape } from './renderer.ts';

/**
 * Quality by width, as low as each print still looks cut by hand (docs/decisions/0013-prints.md).
 * The wider the picture, the more pixels a fleck has, and the less each of them matters.
 */
const qualities = {
  avif: { 480: 46, 960: 40, 1280: 37, 1600: 35 },
  /** AVIF of the cuts. */
  poster: { 960: 45, 1440: 41, 1920: 37, 3120: 30 },
  wide: { 960: 46, 1440: 42, 1920: 38 },
  square: { 480: 46, 640: 43, 800: 41, 1024: 38 },
  tall: { 320: 48, 640: 43, 960: 38 },
  webp: { 800: 58 },
};
type Kind = keyof typeof qualities;
const kinds = Object.keys(qualities) as Kind[];

export const shapeOf = (kind: Kind): Shape => (kind === 'avif' || kind === 'webp' ? 'whole' : kind);

/**
 * One file of a picture, with everything that decides how it is encoded, because the fingerprint of
 * a picture includes it: a setting elsewhere could change without the picture being rendered again.
 */
export interface Encoding {
  kind: Kind;
  format: 'avif' | 'webp';
  resize: ResizeOptions & { width: number };
  quality: number;
  /** How hard a build tries, which makes most of a picture's files. */
  effort: number;
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
        effort: 1,
      })),
    );

/** How the name of a file ends, after picture and variant. */
export const fileOf = ({ kind, format, resize }: Encoding): string =>
  `${shapeOf(kind) === 'whole' ? '' : `-${shapeOf(kind)}`}-${String(resize.width)}.${format}`;

/** The largest of some files of one shape, of which the others are made. */
export const widestOf = (encodings: Encoding[]): Encoding =>
  encodings
    .filter(({ format }) => format === 'avif')
    .reduce((wide, next) => (next.resize.width > wide.resize.width ? next : wide));

/**
 * Writes a picture in each of its shapes, as large as it is served. `sizes.ts` makes the smaller
 * files of these.
 * @param inShape the picture to take each shape from: what is too high or too wide for it is cut
 * off
 * @param start what the names of its files begin with
 * @returns the widths that it is large enough for
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
    const encodings = encodingsOf(name).filter(({ kind }) => shapeOf(kind) === shape);
    const fitting = encodings.filter(({ resize }) => resize.width <= largest);
    for (const { kind } of encodings) widths[kind] ??= [];
    for (const { kind, resize } of fitting) widths[kind]?.push(resize.width);
    if (fitting.length === 0) continue;
    const widest = widestOf(fitting);
    await picture
      .clone()
      .resize(widest.resize)
      // Nothing in it is clear, and a channel that says so would cost bytes.
      .removeAlpha()
      .avif({ quality: widest.quality })
      .toFile(`${start}${fileOf(widest)}`);
  }
  return widths;
}
