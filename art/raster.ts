// A print in pixels.
import { Resvg } from '@resvg/resvg-js';
import type { PictureName } from '../content/pictures.ts';
import { prints } from './prints/index.ts';
import { render, type Variant } from './renderer.ts';

/** As wide as the largest file of a print. */
export const fullWidth = 1600;

/** A print in each of its variants, as SVG. */
export async function drawPrint(name: PictureName): Promise<Record<Variant, string>> {
  const print = await prints[name]();
  return { day: render(print, 'day'), night: render(print, 'night') };
}

/** An SVG as PNG. resvg draws its filters the same on every machine, which browsers do not. */
export const rasterize = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
