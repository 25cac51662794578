// A print in pixels.
import { Resvg } from '@resvg/resvg-js';
import type { PictureName } from '../content/pictures.ts';
import { prints } from './prints/index.ts';
import { render, wholeField, type Shape, type Variant } from './renderer.ts';

/** As wide as the largest file of a print in each shape. */
export const fullWidths = {
  whole: 1600,
  poster: 3120,
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
  new Resvg(narrowed(svg, width), { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Room around a block for edges that stray, in units of the print. */
const room = 24;
/** How far filters reach beyond the field, so that its rim is printed. */
const rim = 8;

/**
 * The filters of an SVG that `render` made, each over its own block alone: most blocks are small,
 * and what a filter costs is the area it covers.
 * @param pixels the width it is drawn at: filters begin and end with a pixel, or resvg fails
 */
function narrowed(svg: string, pixels: number): string {
  const [head = '', ...layers] = svg.split(/(?=<g fill=)/);
  const [opening = '', ...view] = /^<svg[^>]*viewBox="(\S+) (\S+) (\S+) (\S+)">/.exec(head) ?? [];
  const [fieldX = 0, fieldY = 0, width = 1, height = 1] = view.map(Number);
  const scale = pixels / width;
  /** From one side of a block to the other, in pixels of the field, and back in units. */
  const span = (from: number, to: number, field: number, extent: number, shift: number) => {
    const first = Math.max(
      Math.floor(-rim * scale),
      Math.floor((from + shift - field - room) * scale),
    );
    const last = Math.min(
      Math.ceil((extent + rim) * scale),
      Math.ceil((to + shift - field + room) * scale),
    );
    return [(first + 0.1) / scale + field - shift, (last - first - 0.2) / scale] as const;
  };
  const regions = layers.map((layer) => {
    const [place, dx = 0, dy = 0] =
      / filter=\S+ transform="translate\((\S+) (\S+)\)"/.exec(layer) ?? [];
    const shapes = layer.replace(String(place), '').replace('</svg>', '');
    const box = new Resvg(`${opening}${shapes}</svg>`).getBBox();
    if (!box) return undefined;
    const [x, w] = span(box.x, box.x + box.width, fieldX, width, Number(dx));
    const [y, h] = span(box.y, box.y + box.height, fieldY, height, Number(dy));
    return w > 0 && h > 0 ? `x="${x}" y="${y}" width="${w}" height="${h}"` : undefined;
  });
  const narrow = head.replaceAll(
    /(<filter id="b(\d+)" \S+) (x=\S+ y=\S+ width=\S+ height=\S+)/g,
    (_, start: string, index: string, region: string) =>
      `${start} ${regions[Number(index)] ?? region}`,
  );
  return narrow + layers.join('');
}
