// A print in pixels.
import { Resvg } from '@resvg/resvg-js';
import type { PictureName } from '../content/pictures.ts';
import { prints } from './prints/index.ts';
import { render, wholeField, type Shape, type Variant } from './renderer.ts';

/** As wide as the largest file of a print in each shape. */
export const fullWidths = {
  whole: 1600,
  poster: 1920,
  wide: 1920,
  square: 1024,
  tall: 960,
} as const satisfies Record<Shape, number>;

/**
 * A print in each of its variants, as SVG.
 * @throws when it has no field for that shape
 */
export async function drawPrint(
  name: PictureName,
  shape: Shape = 'whole',
): Promise<Record<Variant, string>> {
  const print = await prints[name]();
  const field = shape === 'whole' ? wholeField : print.fields?.[shape];
  if (!field) {
    throw new Error(`The print ${name} has no field for its cut ${shape} (see art/README.md).`);
  }
  return { day: render(print, 'day', shape, field), night: render(print, 'night', shape, field) };
}

/** An SVG as PNG. resvg draws its filters the same on every machine, which browsers do not. */
export const rasterize = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
